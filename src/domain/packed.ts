/** Numbers as text that a database column takes: base64 of 32-bit words, the lowest byte first. */

const CHUNK = 0x8000

export function packWords(words: Uint32Array): string {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, index) => {
    view.setUint32(index * 4, word, true)
  })
  const bytes = new Uint8Array(view.buffer)
  let text = ''
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK))
  return btoa(text)
}

/** Throws on a text that is no base64. */
export function unpackWords(packed: string): Uint32Array {
  const text = atob(packed)
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  // Every machine this runs on keeps the lowest byte first; going word by word would cost a hundred times as much.
  return new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4))
}
