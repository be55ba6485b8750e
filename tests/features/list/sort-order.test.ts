import { describe, expect, test } from 'vitest'
import { CLINICS_PER_PAGE } from '../../../src/domain/limits.ts'
import { extractVisibleText, findElement } from '../../tools/html.ts'
import { get, getPage } from '../../tools/site.ts'

const extractCardsText = (html: string) => extractVisibleText(findElement(html, 'ol', 'aria-labelledby="results"'))

describe('the sort order of a list', () => {
  test("by price puts the treatment's lowest price first, and each card shows the clinic's price", async () => {
    const { html } = await getPage('/services/botox?sort=price')
    const prices = [...findElement(html, 'ol', 'aria-labelledby="results"').matchAll(/\$(\d+)(?:–\d+)? per unit/g)].map(
      ([, min]) => Number(min),
    )
    expect(prices.length).toBe(CLINICS_PER_PAGE)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  test('by price is offered only with a treatment', async () => {
    expect((await getPage('/medspas')).html).not.toContain('Lowest price')
    expect((await getPage('/medspas?treatment=botox')).html).toContain('Lowest price')
  })

  test.each([
    '/medspas?near=soho&sort=distance',
    '/medspas?near=10013&sort=distance',
    '/medspas?near=10314&sort=distance',
    '/services/fillers?near=queens&sort=distance',
  ])('by distance puts the nearest first: %s', async (path) => {
    const { html } = await getPage(path)
    const miles = [...extractCardsText(html).matchAll(/([\d.]+) miles? away/g)].map(([, milesText]) =>
      Number(milesText),
    )
    expect(miles.length).toBeGreaterThan(10)
    expect(miles).toEqual([...miles].sort((a, b) => a - b))
  })

  test('by distance says where distances are measured from, or that the place is unknown or missing', async () => {
    expect((await getPage('/medspas?near=soho&sort=distance')).text).toContain('from the center of SoHo')
    expect((await getPage('/medspas?near=11230&sort=distance')).text).toContain(
      'from the center of zip code 11230 (Midwood)',
    )
    expect((await getPage('/medspas?near=10451&sort=distance')).text).toContain('zip code 10451 (Concourse, Melrose)')
    expect((await getPage('/medspas?near=11202&sort=distance')).text).toContain(
      'We have no exact place for 11202: distances are in a straight line from the center of Brooklyn',
    )
    expect((await getPage('/medspas?near=10499&sort=distance')).text).toContain('from the center of the Bronx')
    expect((await getPage('/medspas?near=60601&sort=distance')).text).toContain('We do not know where “60601” is')
    expect((await getPage('/medspas?near=Narnia&sort=distance')).text).toContain('We do not know where “Narnia” is')
    expect((await getPage('/medspas?sort=distance')).text).toContain('Distance from where?')
  })

  test('the field of an unknown place is invalid, and the message describes it', async () => {
    const { html } = await getPage('/medspas?near=zzzz&sort=distance')
    expect(html).toMatch(/<input(?=[^>]* id="near")(?=[^>]* aria-invalid="true")[^>]* aria-describedby="near-problem"/)
    expect(html).toMatch(/<p id="near-problem"[^>]*>We do not know where “zzzz” is/)
    expect((await getPage('/medspas?near=10013&sort=distance')).html).not.toContain('near-problem')
  })

  test('by price, rating or name keeps the place, and each card shows the distance or that it is unknown', async () => {
    for (const sort of ['price', 'rating', 'name']) {
      const { html, text } = await getPage(`/services/botox?near=11215&sort=${sort}`)
      expect(text).toContain('from the center of zip code 11215')
      expect(extractCardsText(html).match(/miles? away|Distance unknown/g)?.length).toBe(CLINICS_PER_PAGE)
      expect(html).toMatch(/<input[^>]* id="near"[^>]* value="11215"/)
    }
  })
})

test.each([
  ['/services/botox.md', null],
  ['/services/botox.md?sort=price', 'Order: Lowest price'],
  ['/services/botox.md?sort=rating', 'Order: Rating'],
  ['/services/botox.md?sort=name', 'Order: Name'],
  ['/treatments/botox/manhattan.md?sort=name', 'Order: Name'],
  ['/services/botox.md?near=soho&sort=distance', 'Order: Distance'],
  ['/services/botox.md?near=Narnia&sort=distance', null],
])('the Markdown of the list %s says %s', async (path, order) => {
  const text = await (await get(path)).text()
  expect(/^Order: .*$/m.exec(text)?.[0] ?? null).toBe(order)
})

test('most cards of a list with a place show the nearest subway station, and none does without a place', async () => {
  const stationDistancePattern = /(?:[\d.]+|less than 0\.1) miles? from [^·]+ station/g
  const { text } = await getPage('/services/botox?near=11215&sort=rating')
  expect(text.match(stationDistancePattern)?.length).toBeGreaterThan(CLINICS_PER_PAGE / 2)
  expect((await getPage('/services/botox')).text).not.toMatch(stationDistancePattern)
})
