const encoder = new TextEncoder()

let buffer = new Uint8Array(256 * 1024)

/** Encodes a page as UTF-8 in one buffer. Joining the strings or encoding them separately would copy the page again. */
export function encodePage(head: string, main: string, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const maxBytes = 3 * (head.length + main.length) + end.length
  if (buffer.length < maxBytes) buffer = new Uint8Array(maxBytes)
  const headBytes = encoder.encodeInto(head, buffer).written
  const endOffset = headBytes + encoder.encodeInto(main, buffer.subarray(headBytes)).written
  buffer.set(end, endOffset)
  return buffer.slice(0, endOffset + end.length)
}
