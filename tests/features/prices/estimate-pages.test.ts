import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  readTableRows,
} from '../../tools/html.ts'
import { getPage } from '../../tools/site.ts'

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

  test('lists all clinics on several pages', async () => {
    const { html } = await getPage('/prices/botox?row=6&quantity=20')
    expect(findLinks(html).map(({ href }) => href)).toContain('/prices/botox?page=2&quantity=20&row=6')
    expect((await getPage('/prices/botox?page=2&quantity=20&row=6')).status).toBe(200)
  })

  test('names the item in the statements about the prices of clinics', async () => {
    const { text } = await getPage('/prices/laser-hair-removal?row=0&quantity=1&area=soho')
    expect(text).toMatch(/No clinic in SoHo states a price for [^.]+ per session\./)
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
    const { html, text } = await getPage('/prices/botox?row=6&quantity=20&area=soho')
    expect(readTableRows(findRegion(html, "20 units at each clinic's own price in SoHo"))).toHaveLength(4)
    expect(text).toContain('The range is that of the whole city. 3 listed clinics in SoHo state $320–480.')
    expect((await getPage('/prices/botox?row=6&quantity=20')).text).not.toContain('that of the whole city')
  })
})

describe('an estimate', () => {
  test('of too large a quantity shows its limits and a link to a unit that allows it, but no price', async () => {
    const { html, text } = await getPage('/prices/botox?row=0&quantity=20')
    expect(findHeadings(html, 2).filter((heading) => heading.startsWith('$'))).toEqual([])
    expect(text).toContain(
      'Forehead is priced per area: enter a whole number from 1 to 4. If you are counting units, choose',
    )
    expect(findLinkHref(html, 'Botox (per unit)')).toBe('/prices/botox?quantity=20&row=6#estimate')
  })

  test('of too large a quantity keeps the area in the link to another unit', async () => {
    const { html } = await getPage('/prices/botox?row=0&quantity=20&area=soho')
    expect(findLinkHref(html, 'Botox (per unit)')).toBe('/prices/botox?area=soho&quantity=20&row=6#estimate')
  })

  test.each(['row=6&quantity=20', 'row=0&quantity=20', 'row=999&quantity=1'])(
    'or its message has the id that the form leads to (%s)',
    async (query) => {
      const { html } = await getPage(`/prices/botox?${query}`)
      expect(html).toContain('action="/prices/botox#estimate"')
      expect(html.match(/ id="estimate"/g)).toHaveLength(1)
    },
  )

  test('of too large a quantity links to no other unit if the treatment has no price per unit', async () => {
    const { text } = await getPage('/prices/kybella?row=0&quantity=13')
    expect(text).toContain('Under the chin is priced per session: enter a whole number from 1 to 12.')
    expect(text).not.toContain('If you are counting')
  })

  // §D3.35
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

test('a quantity that cannot be estimated is marked as invalid and described by the message', async () => {
  const { html } = await getPage('/prices/botox?row=0&quantity=30')
  expect(html).toMatch(/<input[^>]* id="quantity"[^>]* aria-invalid="true" aria-describedby="estimate"/)
  expect(html).toMatch(/<p id="estimate" role="alert">/)
  expect((await getPage('/prices/botox?row=0&quantity=2')).html).not.toContain('aria-invalid')
})

// §D3.21
test.each(['0', '101', '-3', '1e3', '1.5', ''])('quantity %j shows the limits but no other unit', async (quantity) => {
  const { text } = await getPage(`/prices/botox?row=0&quantity=${quantity}`)
  expect(text).toMatch(/is priced per area: enter a whole number from 1 to 4\./)
  expect(text).not.toContain('If you are counting units')
})
