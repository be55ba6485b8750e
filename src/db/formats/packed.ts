// Encodes 32-bit words as little-endian base64, so that a text column can store the words.

/** Number of arguments in one call of `String.fromCharCode`. Far more arguments would overflow the stack. */
const MAX_ARGUMENTS = 0x8000

export function packWords(words: Uint32Array): string {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, index) => {
    view.setUint32(index * 4, word, true)
  })
  const bytes = new Uint8Array(view.buffer)
  let text = ''
  for (let i = 0; i < bytes.length; i += MAX_ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(i, i + MAX_ARGUMENTS))
  return btoa(text)
}

export function unpackWords(packed: string): Uint32Array {
  const text = atob(packed)
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  // Every machine that runs a Worker is little-endian. Decoding one word at a time would be a hundred times slower.
  return new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4))
}
