// Little-endian base64. Every machine that runs a Worker or a load is little-endian.

export function packWords(words: Uint32Array): string {
  let text = ''
  for (const byte of new Uint8Array(words.buffer, words.byteOffset, words.byteLength)) text += String.fromCharCode(byte)
  return btoa(text)
}

export function unpackWords(packed: string): Uint32Array {
  const text = atob(packed)
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4))
}
