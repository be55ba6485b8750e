import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findHeadings,
  findLinkHref,
  findRegion,
  readHead,
  readTableRows,
  readTermsAndDetails,
} from '../../tools/html.ts'
import { getPage, getStatusAndLocation, queryColumn } from '../../tools/site.ts'

describe('/prices', () => {
  test('draws prices for the same unit in a section to the same scale: the highest of each unit ends at the right', async () => {
    const rows = findRegion((await getPage('/prices')).html, 'Injectables, by treatment')
      .split('<tr>')
      .slice(1)
    const ends = rows.flatMap((row) => {
      const [, unit, start, length] = />per (\w+)<.* d="M(\d+) 4h(\d+)"/.exec(row) ?? []
      return unit === undefined ? [] : [{ unit, end: Number(start) + Number(length) }]
    })
    const units = [...new Set(ends.map(({ unit }) => unit))]
    expect(units).toEqual(['unit', 'area', 'session', 'syringe'])
    for (const unit of units)
      expect(Math.max(...ends.filter((row) => row.unit === unit).map(({ end }) => end)), unit).toBe(200)
  })

  test('lists every priced treatment with range, median and number of clinics', async () => {
    const { html } = await getPage('/prices')
    const lines = ['Injectables', 'Laser Services', 'Skin Lift & Fat Reduction', 'Facials', 'Other treatments'].flatMap(
      (name) => readTableRows(findRegion(html, `${name}, by treatment`)).slice(1),
    )
    expect(lines).toContainEqual(['Botox per unit', '$12–25', '$19', '32 clinics'])
    expect(new Set(lines.map(([name]) => name?.split(' per ')[0])).size).toBe(18)
  })

  test.each(['/prices', '/prices/botox'])('%s explains the median', async (path) => {
    expect((await getPage(path)).text).toContain('Half of the clinics ask less than the median, half ask more.')
  })

  test('labels no empty cell as a median', async () => {
    expect((await getPage('/prices')).html).not.toContain('data-label="median"></td>')
    expect((await getPage('/treatments/botox/midtown')).html).not.toContain('data-label="median"></td>')
  })

  test('draws a bar for each range, without inline styles', async () => {
    const { html } = await getPage('/prices')
    const table = findRegion(html, 'Injectables, by treatment')
    expect(table.match(/<svg /g)).toHaveLength(readTableRows(table).length - 1)
    expect(html).not.toMatch(/\sstyle=/)
  })

  test('is indexable and links to its CSV file', async () => {
    const { html } = await getPage('/prices')
    expect(readHead(html)).toMatchObject({ robots: undefined, canonical: 'http://localhost:8787/prices' })
    expect(html).toContain('<link rel="alternate" type="text/csv" href="/prices.csv"/>')
    expect(findLinkHref(html, 'CSV')).toBe('/prices.csv')
  })
})

describe('/prices/{treatment}', () => {
  test('shows the median and highest price and the number of clinics, in the most common unit', async () => {
    const { html } = await getPage('/prices/botox')
    expect(
      readTermsAndDetails(findContentUnder(html, 'What clinics in New York City and nearby charge per unit')),
    ).toMatchObject({
      'median per unit': '$19',
      'highest per unit': '$25',
      'clinics state a price': '32',
    })
    expect(findLinkHref(html, 'Per area')).toBe('/prices/botox?unit=area')
  })

  test('has a table by area, and a table by clinic that starts with the lowest price', async () => {
    const { html } = await getPage('/prices/botox')
    const areas = readTableRows(findRegion(html, 'Botox per unit, by area')).map(([name]) => name)
    expect(areas.slice(0, 3)).toEqual(['Area', 'All areas', 'Manhattan'])
    const lows = readTableRows(findRegion(html, 'Botox per unit, by clinic, the lowest first'))
      .slice(1)
      .map(([, range]) => Number(/\$(\d+)/.exec(range ?? '')?.[1]))
    expect(lows).toHaveLength(24)
    expect(lows).toEqual([...lows].sort((a, b) => a - b))
  })

  test('draws all bars in tables and on cards to the same scale, that of the citywide range', async () => {
    const findBars = (html: string) => html.match(/ d="M\d+ 4h\d+"/g)
    const { html } = await getPage('/prices/botox')
    const [all] = findBars(findRegion(html, 'Botox per unit, by area')) ?? []
    expect(all).toBe(' d="M0 4h200"')
    const localHtml = (await getPage('/treatments/kybella/queens')).html
    const [card] = findBars(localHtml) ?? []
    expect(card).toBeDefined()
    expect(card).not.toBe(all)
    expect(findBars(findRegion(localHtml, 'What clinics in Queens charge for Kybella'))).toEqual([card])
  })

  test('has bars in the table by area, but the guide has none, because its rows have different units', async () => {
    const { html } = await getPage('/prices/botox')
    expect(findRegion(html, 'Botox per unit, by area')).toContain('range-bar')
    const { html: guide } = await getPage('/treatments/botox')
    expect(findRegion(guide, 'What clinics charge for Botox')).not.toContain('range-bar')
  })

  // §D6.15
  test("lists every clinic's price once across all pages", async () => {
    const all = await Promise.all(['', '?page=2'].map(async (query) => (await getPage(`/prices/botox${query}`)).html))
    const clinics = all.flatMap((html) =>
      readTableRows(findRegion(html, 'Botox per unit, by clinic, the lowest first'))
        .slice(1)
        .map(([name]) => name),
    )
    expect(clinics).toHaveLength(32)
    expect(new Set(clinics).size).toBe(32)
    expect(await getStatusAndLocation('/prices/botox?page=3')).toBe('404')
  })

  test('can be filtered by area, and an area without prices shows a message', async () => {
    const { html } = await getPage('/prices/botox?area=soho')
    expect(readTermsAndDetails(findContentUnder(html, 'What clinics in SoHo charge per unit'))).toMatchObject({
      'clinics state a price': '3',
    })
    const [empty] = await queryColumn(
      "SELECT a.slug FROM areas a WHERE NOT EXISTS (SELECT 1 FROM price_statistics s WHERE s.service = 'vaginal-rejuvenation' AND s.area = a.slug)",
    )
    expect((await getPage(`/prices/vaginal-rejuvenation?area=${empty}`)).text).toMatch(
      /No clinic in .* states a price per session/,
    )
  })

  test("shows the guide's example of a whole course, with links to its sources in the guide", async () => {
    const { html } = await getPage('/prices/kybella')
    const example = findContentUnder(html, 'An example of the whole cost')
    expect(extractVisibleText(example)).toContain('A typical course: 2–4 sessions × $1,200–1,800 = $2,400–7,200')
    expect(extractVisibleText(example)).toContain('Checkups between sessions can cost extra.')
    expect(example).toMatch(/<sup><a href="\/treatments\/kybella#s\d+">/)
  })

  test.each(['?area=nowhere', '?unit=wheelbarrow', '?row=x&quantity=2', '?area=%00'])(
    'ignores invalid parameters, but is not indexed: %s',
    async (query) => {
      const { status, html } = await getPage(`/prices/botox${query}`)
      expect(status).toBe(200)
      expect(findHeadings(html, 2)).toContain('What clinics in New York City and nearby charge per unit')
      expect(readHead(html).robots).toBe('noindex')
    },
  )
})

describe('on the treatment pages', () => {
  test("the clinics' prices are summarized, with a link to the details", async () => {
    const { html } = await getPage('/treatments/botox')
    expect(readTableRows(findRegion(html, 'What clinics charge for Botox'))).toContainEqual([
      'Per unit',
      '$12–25',
      '$19',
      '32 clinics',
    ])
    expect(findLinkHref(html, 'Botox prices by area and by clinic')).toBe('/prices/botox')
  })

  test('the summary on the page of a treatment in a location covers only the clinics there', async () => {
    const { html } = await getPage('/treatments/botox/soho')
    expect(readTableRows(findRegion(html, 'What clinics in SoHo charge for Botox'))[1]?.[3]).toBe('3 clinics')
  })
})
