/** A set of 0-based positions. Position `p` is bit `p % 32` of word `Math.floor(p / 32)`. A missing word is 0. */
export type Bitmap = Uint32Array

const WORD_BITS = 32

export function toBitmap(positions: Iterable<number>): Bitmap {
  const positionList = [...positions]
  const lastPosition = positionList.reduce((max, position) => Math.max(max, position), -1)
  const words = new Uint32Array(Math.ceil((lastPosition + 1) / WORD_BITS))
  for (const position of positionList) {
    const wordIndex = Math.floor(position / WORD_BITS)
    words[wordIndex] = (words[wordIndex] ?? 0) | (1 << (position % WORD_BITS))
  }
  return words
}

export function createFullBitmap(count: number): Bitmap {
  const words = new Uint32Array(Math.ceil(count / WORD_BITS)).fill(0xffffffff)
  const bitsInPartialWord = count % WORD_BITS
  if (bitsInPartialWord > 0) words[words.length - 1] = (1 << bitsInPartialWord) - 1
  return words
}

export function intersectBitmaps(bitmaps: readonly Bitmap[]): Bitmap {
  const [first, ...otherBitmaps] = bitmaps
  if (!first) return new Uint32Array(0)
  const words = first.slice(0, Math.min(...bitmaps.map((bitmap) => bitmap.length)))
  for (const other of otherBitmaps) {
    for (let i = 0; i < words.length; i++) words[i] = (words[i] as number) & (other[i] as number)
  }
  return words
}

export const countPositions = (bitmap: Bitmap): number => bitmap.reduce((count, word) => count + countBits(word), 0)

export function countSharedPositions(a: Bitmap, b: Bitmap): number {
  let count = 0
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) count += countBits((a[i] as number) & (b[i] as number))
  return count
}

export const hasPosition = (bitmap: Bitmap, position: number): boolean =>
  (((bitmap[Math.floor(position / WORD_BITS)] ?? 0) >>> (position % WORD_BITS)) & 1) === 1

export function listPositions(bitmap: Bitmap, skip = 0, limit = Infinity): number[] {
  const positions: number[] = []
  let skipsLeft = skip
  for (let i = 0; i < bitmap.length && positions.length < limit; i++) {
    let word = bitmap[i] as number
    const bitCount = countBits(word)
    if (bitCount <= skipsLeft) {
      skipsLeft -= bitCount
      continue
    }
    for (; word !== 0 && positions.length < limit; word &= word - 1) {
      if (skipsLeft > 0) skipsLeft--
      else positions.push(i * WORD_BITS + (31 - Math.clz32(word & -word)))
    }
  }
  return positions
}

function countBits(word: number): number {
  let bitCounts = word - ((word >>> 1) & 0x55555555)
  bitCounts = (bitCounts & 0x33333333) + ((bitCounts >>> 2) & 0x33333333)
  return Math.imul((bitCounts + (bitCounts >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
