import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseOtherTreatments, shuffleBySeed } from '../../../src/features/list/shuffle.ts'

const treatments = ['botox', 'fillers', 'kybella', 'prp', 'coolsculpting', 'hydrofacials', 'microneedling'].map(
  (slug) => ({ slug }),
)

describe('shuffleBySeed', () => {
  // §D4.25
  test('keeps every item, leaves the input unchanged, and gives the same order for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string({ unit: 'binary' }), (items, seed) => {
        const before = [...items]
        const shuffled = shuffleBySeed(items, seed)
        expect(items).toEqual(before)
        expect([...shuffled].sort()).toEqual(before.sort())
        expect(shuffleBySeed(items, seed)).toEqual(shuffled)
      }),
    )
  })

  test('is unbiased: across many seeds, each item comes first about equally often', () => {
    const firsts = new Map<number, number>()
    for (let seed = 0; seed < 4000; seed++) {
      const [first = -1] = shuffleBySeed([0, 1, 2, 3], `seed ${seed}`)
      firsts.set(first, (firsts.get(first) ?? 0) + 1)
    }
    for (const count of [0, 1, 2, 3].map((item) => firsts.get(item) ?? 0))
      expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  test('gives the same order in every release', () => {
    expect(shuffleBySeed(['a', 'b', 'c', 'd', 'e'], 'botox/soho').join('')).toBe('adbec')
  })
})

describe('chooseOtherTreatments', () => {
  // §9.63
  test('returns five, never including the current treatment, regardless of the row order', () => {
    const others = chooseOtherTreatments(treatments, 'botox', 'soho')
    expect(others).toHaveLength(5)
    expect(others).not.toContainEqual({ slug: 'botox' })
    expect(chooseOtherTreatments([...treatments].reverse(), 'botox', 'soho')).toEqual(others)
  })

  // §D4.25
  test('differs from area to area', () => {
    const areas = ['soho', 'tribeca', 'midtown', 'brooklyn', 'queens']
    const lists = areas.map((area) =>
      chooseOtherTreatments(treatments, 'botox', area)
        .map(({ slug }) => slug)
        .join(),
    )
    expect(new Set(lists).size).toBeGreaterThan(1)
  })

  test('returns fewer treatments than requested if there are no more', () => {
    expect(chooseOtherTreatments(treatments.slice(0, 2), 'botox', 'soho')).toEqual([{ slug: 'fillers' }])
  })
})
