import { describe, expect, test } from 'vitest'
import { computeContainment, getShingles } from '../../tools/shingles.ts'
import { get, queryColumn } from '../../tools/site.ts'

const MAX_CONTAINMENT = 0.6

const names = await queryColumn(
  'SELECT name FROM treatments UNION SELECT name FROM areas UNION SELECT name FROM sub_areas',
)
const indexablePaths = await queryColumn("SELECT path FROM content_items WHERE kind = 'local' AND indexable")

const getTreatmentSlug = (path: string) => path.split('/')[2]

const getShinglesOfMain = (mainHtml: string) =>
  getShingles(`<main>${mainHtml}</main>`, ['Botox', 'SoHo', 'The Hamptons'])

describe('the measure of similarity', () => {
  test('treats a page that differs only in names as a copy', () => {
    expect(
      computeContainment(
        getShinglesOfMain('<p>Botox in <b>SoHo</b> takes a quarter of an hour.</p>'),
        getShinglesOfMain('<p>Botox in the Hamptons takes a quarter of an hour.</p>'),
      ),
    ).toBe(1)
  })

  test('treats a short page contained in a long page as a copy', () => {
    expect(
      computeContainment(
        getShinglesOfMain('one two three four five six'),
        getShinglesOfMain('zero one two three four five six seven eight'),
      ),
    ).toBe(1)
  })

  test('finds nothing in common between different texts', () => {
    expect(
      computeContainment(
        getShinglesOfMain('one two three four five six'),
        getShinglesOfMain('six five four three two one'),
      ),
    ).toBe(0)
  })
})

test('at least 60 pages of a treatment in an area are indexable', () => {
  expect(indexablePaths.length).toBeGreaterThanOrEqual(60)
})

test("no two indexable pages of a treatment share more than 60% of the shorter page's shingles", async () => {
  const tooSimilar: string[] = []
  const earlierShingles = new Map<string, Set<string>>()
  for (const path of indexablePaths) {
    const shingles = getShingles(await (await get(path)).text(), names)
    expect(shingles.size).toBeGreaterThan(100)
    for (const [other, otherShingles] of earlierShingles) {
      const share = getTreatmentSlug(other) === getTreatmentSlug(path) ? computeContainment(shingles, otherShingles) : 0
      if (share > MAX_CONTAINMENT) tooSimilar.push(`${other} and ${path}: ${Math.round(share * 100)}%`)
    }
    earlierShingles.set(path, shingles)
  }
  expect(tooSimilar).toEqual([])
})
