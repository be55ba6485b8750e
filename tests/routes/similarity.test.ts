import { beforeAll, describe, expect, test } from 'vitest'
import { likeness, shinglesOf } from './shingles.ts'
import { column, get } from './site.ts'

/** More than this share of the shorter page in the longer one, and they are one page with a name swapped. */
const ALIKE = 0.6

const names = await column('SELECT name FROM treatments UNION SELECT name FROM areas UNION SELECT name FROM sub_areas')
const treatments = await column('SELECT slug FROM treatments')
const indexable = await column("SELECT path FROM content_items WHERE kind = 'local' AND indexable")

const inMain = (text: string) => shinglesOf(`<main>${text}</main>`, ['Botox', 'SoHo', 'The Hamptons'])

describe('the measure', () => {
  test('takes a page with the names swapped for a copy', () => {
    expect(
      likeness(
        inMain('<p>Botox in <b>SoHo</b> takes a quarter of an hour.</p>'),
        inMain('<p>Botox in the Hamptons takes a quarter of an hour.</p>'),
      ),
    ).toBe(1)
  })

  test('takes a short page that stands whole in a long one for a copy', () => {
    expect(
      likeness(inMain('one two three four five six'), inMain('zero one two three four five six seven eight')),
    ).toBe(1)
  })

  test('finds nothing in common between different texts', () => {
    expect(likeness(inMain('one two three four five six'), inMain('six five four three two one'))).toBe(0)
  })
})

test('at least 60 of the 180 treatments in areas are to be indexed', () => {
  expect(indexable.length).toBeGreaterThanOrEqual(60)
})

describe.each(treatments)('the indexable pages of %s', (treatment) => {
  const paths = indexable.filter((path) => path.startsWith(`/treatments/${treatment}/`))
  const pages = new Map<string, Set<string>>()

  beforeAll(async () => {
    for (const path of paths) pages.set(path, shinglesOf(await (await get(path)).text(), names))
  })

  test('share at most 60% of their five-word shingles, two by two', () => {
    const alike = paths.flatMap((path, index) =>
      paths.slice(index + 1).flatMap((other) => {
        const share = likeness(pages.get(path) ?? new Set(), pages.get(other) ?? new Set())
        return share > ALIKE ? [`${path} and ${other}: ${Math.round(share * 100)}%`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})
