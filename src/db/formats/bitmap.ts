/** A set of 0-based positions. Position `p` is bit `p % 32` of word `p / 32`. A missing word stands for 0. */
export type Bitmap = Uint32Array

const WORD_BITS = 32

export function toBitmap(positions: Iterable<number>): Bitmap {
  const list = [...positions]
  const last = list.reduce((max, position) => Math.max(max, position), -1)
  const words = new Uint32Array(Math.ceil((last + 1) / WORD_BITS))
  for (const position of list) {
    const word = Math.floor(position / WORD_BITS)
    words[word] = (words[word] ?? 0) | (1 << (position % WORD_BITS))
  }
  return words
}

export function fullBitmap(count: number): Bitmap {
  const words = new Uint32Array(Math.ceil(count / WORD_BITS)).fill(0xffffffff)
  const lastBits = count % WORD_BITS
  if (lastBits > 0) words[words.length - 1] = (1 << lastBits) - 1
  return words
}

export function intersect(sets: readonly Bitmap[]): Bitmap {
  const [first, ...others] = sets
  if (!first) return new Uint32Array(0)
  const words = first.slice(0, Math.min(...sets.map((set) => set.length)))
  for (const other of others) {
    for (let i = 0; i < words.length; i++) words[i] = (words[i] as number) & (other[i] as number)
  }
  return words
}

export const countPositions = (set: Bitmap): number => set.reduce((count, word) => count + popCount(word), 0)

export function countShared(a: Bitmap, b: Bitmap): number {
  let count = 0
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) count += popCount((a[i] as number) & (b[i] as number))
  return count
}

export const hasPosition = (set: Bitmap, position: number): boolean =>
  (((set[Math.floor(position / WORD_BITS)] ?? 0) >>> (position % WORD_BITS)) & 1) === 1

export function positionsOf(set: Bitmap, skip = 0, limit = Infinity): number[] {
  const positions: number[] = []
  let toSkip = skip
  for (let i = 0; i < set.length && positions.length < limit; i++) {
    let word = set[i] as number
    const bits = popCount(word)
    if (bits <= toSkip) {
      toSkip -= bits
      continue
    }
    for (; word !== 0 && positions.length < limit; word &= word - 1) {
      if (toSkip > 0) toSkip--
      else positions.push(i * WORD_BITS + (31 - Math.clz32(word & -word)))
    }
  }
  return positions
}

function popCount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
