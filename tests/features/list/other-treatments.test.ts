import { describe, expect, test } from 'vitest'
import { chooseOtherTreatments } from '../../../src/features/list/other-treatments.ts'
import { queryColumn } from '../../tools/site.ts'

const treatments = ['botox', 'fillers', 'kybella', 'prp', 'coolsculpting', 'hydrofacials', 'microneedling'].map(
  (slug) => ({ slug }),
)

const chooseSlugs = (area: string, current = 'botox') =>
  chooseOtherTreatments(treatments, current, area).map(({ slug }) => slug)

describe('chooseOtherTreatments', () => {
  // §9.63
  test('returns the same five treatments for any order of its input, and never the current treatment', () => {
    for (const { slug: current } of treatments) {
      const others = chooseOtherTreatments(treatments, current, 'soho')
      expect(others).toHaveLength(5)
      expect(others).not.toContainEqual({ slug: current })
      expect(chooseOtherTreatments([...treatments].reverse(), current, 'soho')).toEqual(others)
    }
  })

  // §D4.25
  test('does not change its input, and chooses the same treatments in every release', () => {
    const before = [...treatments]
    expect(chooseSlugs('soho')).toEqual(['coolsculpting', 'microneedling', 'fillers', 'prp', 'kybella'])
    expect(treatments).toEqual(before)
  })

  // §D4.25
  test('differs from area to area and from treatment to treatment', () => {
    const areas = ['soho', 'tribeca', 'midtown', 'brooklyn', 'queens']
    expect(new Set(areas.map((area) => chooseSlugs(area).join())).size).toBe(areas.length)
    // Each list lacks its own treatment. So only the order of treatments that are in both lists shows a difference.
    const shared = ['coolsculpting', 'microneedling']
    const orderShared = (current: string) => chooseSlugs('soho', current).filter((slug) => shared.includes(slug))
    expect(orderShared('botox')).toEqual(shared)
    expect(orderShared('fillers')).toEqual(shared.toReversed())
  })

  test('spreads the links over all treatments', async () => {
    const slugs = await queryColumn('SELECT slug FROM treatments')
    const areas = await queryColumn('SELECT slug FROM areas')
    const allTreatments = slugs.map((slug) => ({ slug }))
    const linkedSlugs = slugs.flatMap((current) =>
      areas.flatMap((area) => chooseOtherTreatments(allTreatments, current, area).map(({ slug }) => slug)),
    )
    const meanCount = linkedSlugs.length / slugs.length
    for (const slug of slugs)
      expect(linkedSlugs.filter((linkedSlug) => linkedSlug === slug).length, slug).toBeGreaterThan(meanCount / 2)
  })

  test('returns fewer than five treatments if there are no more', () => {
    expect(chooseOtherTreatments(treatments.slice(0, 2), 'botox', 'soho')).toEqual([{ slug: 'fillers' }])
  })
})
