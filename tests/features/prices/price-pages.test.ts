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
  test('lists every priced treatment with range, median and number of clinics', async () => {
    const { html } = await getPage('/prices')
    const lines = ['Injectables', 'Laser Services', 'Skin Lift & Fat Reduction', 'Facials', 'Other treatments'].flatMap(
      (name) => readTableRows(findRegion(html, `${name}, by treatment`)).slice(1),
    )
    expect(lines).toContainEqual(['Botox per unit', '$12–25', '$19', '32 clinics'])
    expect(new Set(lines.map(([name]) => name?.split(' per ')[0])).size).toBe(18)
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
    expect(findBars(findRegion(localHtml, 'What clinics in Queens charge for Kybella'))).toEqual([card])
  })

  test("draws no bars in the guide's table, because its rows have different units", async () => {
    const { html } = await getPage('/treatments/botox')
    expect(findRegion(html, 'What clinics charge for Botox')).not.toContain('range-bar')
  })

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
    'ignores invalid parameters: %s',
    async (query) => {
      const { status, html } = await getPage(`/prices/botox${query}`)
      expect(status).toBe(200)
      expect(findHeadings(html, 2)).toContain('What clinics in New York City and nearby charge per unit')
      expect(readHead(html).robots).toBe('noindex')
    },
  )
})

describe('the estimator', () => {
  test("offers a unit that appears only in clinics' prices, and multiplies its range by the quantity", async () => {
    const { html } = await getPage('/prices/botox')
    const options = extractVisibleText(findRegion(html, 'Price estimate'))
    expect(options).toContain('Forehead (per area)')
    expect(options).toContain('Botox (per unit)')
    const { html: estimate, text } = await getPage('/prices/botox?row=6&quantity=20')
    expect(findHeadings(estimate, 2)).toContain('$240–500')
    expect(text).toContain('Botox: 20 units at $12–25 each.')
    expect(text).toContain('The range is what 32 listed clinics state')
  })

  test("multiplies each clinic's own price for the chosen item by the quantity", async () => {
    const { html } = await getPage('/prices/laser-hair-removal?row=4&quantity=6')
    const table = readTableRows(findRegion(html, "6 sessions at each clinic's own price"))
    expect(table).toHaveLength(7)
    for (const [, price = '', total = ''] of table.slice(1)) {
      const [, low] = /Full legs: \$([\d,]+)/.exec(price) ?? []
      expect(total.startsWith(`$${(Number(low) * 6).toLocaleString('en-US')}`)).toBe(true)
    }
  })

  test('shows the clinics of the chosen area', async () => {
    const { html } = await getPage('/prices/botox?row=6&quantity=20&area=soho')
    expect(readTableRows(findRegion(html, "20 units at each clinic's own price in SoHo"))).toHaveLength(4)
  })
})

describe('an estimate', () => {
  test('of too large a quantity shows the allowed ones and a link to a unit that allows it, but no price', async () => {
    const { html, text } = await getPage('/prices/botox?row=0&quantity=20')
    expect(findHeadings(html, 2).filter((heading) => heading.startsWith('$'))).toEqual([])
    expect(text).toContain('Forehead is priced per area: enter a whole number from 1 to 4.')
    expect(findLinkHref(html, 'Botox (per unit)')).toBe('/prices/botox?row=6&quantity=20')
  })

  test('of a quantity that is too large for every unit links to no other unit', async () => {
    const { text } = await getPage('/prices/kybella?row=0&quantity=13')
    expect(text).toContain('Under the chin is priced per session: enter a whole number from 1 to 12.')
    expect(text).not.toContain('If you are counting')
  })

  test('for one part of the body multiplies its price by the number of treatments', async () => {
    const { html, text } = await getPage('/prices/botox?row=0&quantity=2')
    expect(findHeadings(html, 2)).toContain('$500–900')
    expect(text).toContain('Forehead: 2 treatments at $250–450 each.')
  })
})

test('an estimate says what is not included', async () => {
  const { html } = await getPage('/prices/botox?row=6&quantity=20')
  expect(extractVisibleText(findContentUnder(html, 'What is not included'))).toMatch(
    /consultation.*Touch-ups.*Tax and tips/,
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

// §D3.21
test.each([
  'row=0&quantity=0',
  'row=0&quantity=101',
  'row=999&quantity=1',
  'row=x&quantity=y',
  'quantity=3',
  'row=0&quantity=1.5',
])('an invalid estimate (%s) shows a message and the form, and a valid one shows no message', async (query) => {
  const { status, html, text } = await getPage(`/prices/botox?${query}`)
  expect(status).toBe(200)
  expect(text).toContain('That cannot be estimated.')
  expect(findRegion(html, 'Price estimate')).toContain('name="quantity"')
  expect((await getPage('/prices/botox?row=0&quantity=2')).text).not.toContain('That cannot be estimated.')
  expect((await getPage('/prices/botox?area=soho')).text).not.toContain('That cannot be estimated.')
})

// §D3.21
test.each(['0', '101', '-3', '1e3', '1.5', ''])('quantity %j shows the limits but no other unit', async (quantity) => {
  const { text } = await getPage(`/prices/botox?row=0&quantity=${quantity}`)
  expect(text).toMatch(/is priced per area: enter a whole number from 1 to 4\./)
  expect(text).not.toContain('If you are counting units')
})

// §D3.21
test('a quantity of areas that looks like a number of units shows a link to the price per unit', async () => {
  const { text, html } = await getPage('/prices/botox?row=0&quantity=20')
  expect(text).toContain('enter a whole number from 1 to 4. If you are counting units, choose')
  expect(html).toMatch(/href="\/prices\/botox\?row=\d+&amp;quantity=20"/)
})
