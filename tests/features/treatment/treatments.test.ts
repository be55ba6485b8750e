import { describe, expect, test } from 'vitest'
import { extractVisibleText, findContentUnder, findElement, findHeadings, findLinks } from '../../tools/html.ts'
import { getPage, queryColumn } from '../../tools/site.ts'
import { TREATMENTS_BY_GROUP } from './groups.ts'

describe('the treatment list', () => {
  // §2.20, §2.74, §2.76, §2.77, §2.78, §2.79
  test('has its four groups of cards in order, each card linking to its treatment', async () => {
    const { html } = await getPage('/treatments')
    expect(findHeadings(html, 2).slice(0, 4)).toEqual(Object.keys(TREATMENTS_BY_GROUP))
    for (const [group, treatments] of Object.entries(TREATMENTS_BY_GROUP)) {
      expect(
        findLinks(findContentUnder(html, group))
          .map(({ href }) => href)
          .slice(0, treatments.length),
      ).toEqual(treatments.map((slug) => `/treatments/${slug}`))
    }
  })

  // §2.75
  test('shows "Available in all NYC locations" on each card', async () => {
    const { html } = await getPage('/treatments')
    for (const [group, treatments] of Object.entries(TREATMENTS_BY_GROUP)) {
      const section = findContentUnder(html, group)
      expect(findHeadings(section, 3)).toHaveLength(treatments.length)
      expect(extractVisibleText(section).split('Available in all NYC locations').slice(1)).toHaveLength(
        treatments.length,
      )
    }
  })

  test('links to every treatment, including those without a group', async () => {
    const targets = findLinks((await getPage('/treatments')).html).map(({ href }) => href)
    for (const slug of await queryColumn('SELECT slug FROM treatments'))
      expect(targets).toContain(`/treatments/${slug}`)
  })

  // §2.34, §2.80
  test('ends with a button "Browse all med spas" that leads to /medspas, before the links to data files', async () => {
    const links = findLinks(findElement((await getPage('/treatments')).html, 'main'))
    expect(links.at(-4)).toEqual({ text: 'Browse all med spas', href: '/medspas' })
    expect(links.slice(-3).map(({ href }) => href)).toEqual(['/treatments.csv', '/treatments.json', '/data'])
  })
})

// §2.90, §2.138, §2.140
test('the location menu of a treatment links to it in each location, and finally to all locations', async () => {
  const { html } = await getPage('/treatments/kybella')
  const menu = findLinks(findContentUnder(html, 'Kybella near you'))
  const areas = await queryColumn('SELECT slug FROM areas ORDER BY position')
  expect(menu.map(({ href }) => href)).toEqual([...areas.map((area) => `/treatments/kybella/${area}`), '/locations'])
  expect(menu.at(-1)?.text).toBe('View All Locations')
})
