const encoder = new TextEncoder()

let buffer = new Uint8Array(256 * 1024)

/** Encodes a page as UTF-8 in one buffer. Joining the strings or encoding them separately would copy the page again. */
export function encodePage(head: string, main: readonly string[], end: Uint8Array): Uint8Array<ArrayBuffer> {
  const characterCount = main.reduce((sum, { length }) => sum + length, head.length)
  const maxBytes = 3 * characterCount + end.length
  if (buffer.length < maxBytes) buffer = new Uint8Array(maxBytes)
  let byteCount = 0
  for (const chunk of [head, ...main]) byteCount += encoder.encodeInto(chunk, buffer.subarray(byteCount)).written
  buffer.set(end, byteCount)
  return buffer.slice(0, byteCount + end.length)
}
