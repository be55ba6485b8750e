import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  readHead,
  readListItems,
} from '../../tools/html.ts'
import { get, getPage, getStatusAndLocation, queryColumn, readPage } from '../../tools/site.ts'

afterEach(() => vi.useRealTimers())

async function fetchPageAt(moment: string, path: string) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  return readPage(await get(path))
}

describe('/appointments', () => {
  test('has a form that redirects to the list of a known service, and drops an unknown area', async () => {
    const { html } = await getPage('/appointments')
    expect(findLinkHref(html, 'Botox')).toBe('/appointments/botox')
    expect(findRegion(html, 'Find appointments')).toContain('action="/appointments"')
    expect(await getStatusAndLocation('/appointments?service=botox&area=soho')).toBe(
      '302 /appointments/botox?area=soho',
    )
    expect(await getStatusAndLocation('/appointments?service=botox&area=hamptons')).toBe(
      '302 /appointments/botox?area=the-hamptons',
    )
    expect(await getStatusAndLocation('/appointments?service=Cool-Sculpting')).toBe('302 /appointments/coolsculpting')
    expect(await getStatusAndLocation('/appointments?service=botox&area=nowhere')).toBe('302 /appointments/botox')
    expect(await getStatusAndLocation('/appointments?service=nonsense')).toBe('200')
  })

  test('keeps the area of the query string in its form and links', async () => {
    const { html } = await getPage('/appointments?area=hamptons')
    expect(findRegion(html, 'Find appointments')).toContain('<option value="the-hamptons" selected="">')
    const [botox] = findLinks(findContentUnder(html, 'By treatment in the Hamptons')).filter(
      ({ text }) => text === 'Botox',
    )
    expect(botox?.href).toBe('/appointments/botox?area=the-hamptons')
    const [count] = await queryColumn<number>(
      "SELECT total FROM listing_counts WHERE service = 'botox' AND area = 'the-hamptons'",
    )
    expect(readListItems(findContentUnder(html, 'By treatment in the Hamptons'))).toContain(`Botox (${count})`)
  })

  // §D3.32
  test('is linked from a guide, and, with the area preselected, from a treatment in an area', async () => {
    expect(
      findLinkHref(
        await getPage('/treatments/botox').then(({ html }) => findRegion(html, 'Book Botox')),
        'Find appointments',
      ),
    ).toBe('/appointments/botox')
    const { html } = await getPage('/treatments/botox/soho')
    expect(findLinkHref(findRegion(html, 'About Botox in SoHo'), 'Find appointments')).toBe(
      '/appointments/botox?area=soho',
    )
  })
})

describe('/appointments/{service}', () => {
  // §D3.33
  test('lists over ten clinics open at 11 AM on a weekday, and the first link of a card with a phone number is the call link', async () => {
    const { html, status } = await fetchPageAt('2026-11-20T16:05:00Z', '/appointments/botox')
    expect(status).toBe(200)
    const [openHeading = ''] = findHeadings(html, 2)
    expect(Number(/^Open now \((\d+)\)$/.exec(openHeading)?.[1])).toBeGreaterThan(10)
    expect(readListItems(findContentUnder(html, openHeading)).every((item) => /Open now · closes/.test(item))).toBe(
      true,
    )
    const cards = findContentUnder(html, openHeading).split('<li').slice(1)
    const cardsWithPhone = cards.filter((card) => !card.includes('Phone: Not available'))
    expect(cardsWithPhone.length).toBeGreaterThan(10)
    expect(cardsWithPhone.filter((card) => !findLinks(card)[0]?.href.startsWith('tel:+1'))).toEqual([])
    expect(cards.filter((card) => card.indexOf('<h3') > card.indexOf('<a '))).toEqual([])
  })

  test('does not say "call" for a clinic without a phone number, and says "appointment" at most once on a card', async () => {
    const { html } = await fetchPageAt('2026-11-20T16:05:00Z', '/appointments/botox')
    const cards = [...html.matchAll(/<li\b.*?<\/li>/gs)].map(([card]) => card).filter((card) => card.includes('<h3'))
    const cardsWithoutPhone = cards.filter((card) => card.includes('Phone: Not available'))
    expect(cardsWithoutPhone.length).toBeGreaterThan(0)
    expect(cardsWithoutPhone.filter((card) => /\bcall\b/i.test(extractVisibleText(card)))).toEqual([])
    expect(cards.filter((card) => (card.match(/appointment/g)?.length ?? 0) > 1)).toEqual([])
  })

  test('lists no clinic as open at 4:30 AM, and starts with the clinics that open next', async () => {
    const { html, text } = await fetchPageAt('2026-11-20T09:31:00Z', '/appointments/botox')
    expect(findHeadings(html, 2)).toEqual(expect.arrayContaining(['Open now (0)', 'Opening next']))
    expect(text).toContain('As of Friday at 4:30 AM, New York time.')
    expect(readListItems(findContentUnder(html, 'Opening next'))[0]).toMatch(/Closed · opens 7am/)
  })

  test('does not say that clinics whose hours are not known are closed or open next', async () => {
    const { html, text } = await fetchPageAt('2026-11-20T16:05:00Z', '/appointments/iv-therapy?area=soho')
    expect(findHeadings(html, 2)).toEqual(expect.arrayContaining(['Open now (0)', 'Opening times not listed']))
    expect(findHeadings(html, 2)).not.toContain('Opening next')
    expect(text).toContain('Nobody in SoHo is known to be open at this hour.')
    expect(text).not.toContain('Below is who opens next.')
    expect(readListItems(findContentUnder(html, 'Opening times not listed'))).toEqual([
      expect.stringMatching(/^Rill Infusion & Skin Call for hours/),
    ])
  })

  test('lists the clinics by appointment only under a heading of their own', async () => {
    const { html } = await getPage('/appointments/botox')
    const items = readListItems(findContentUnder(html, 'By appointment only'))
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter((item) => !item.includes('By appointment'))).toEqual([])
    expect(readListItems(findContentUnder(html, 'Opening times not listed')).join()).not.toContain('By appointment')
  })

  test('lists every clinic with the service, open now or not, with its phone number', async () => {
    const [total] = await queryColumn<number>("SELECT total FROM listing_counts WHERE service = 'botox' AND area = '*'")
    const { html } = await getPage('/appointments/botox')
    const [phoneCount] = await queryColumn<number>(
      "SELECT count(c.phone) FROM clinics c JOIN listings l ON l.clinic_id = c.id WHERE l.service = 'botox' AND l.area = '*'",
    )
    const callLinks = findLinks(findElement(html, 'main')).filter(({ href }) => href.startsWith('tel:'))
    expect(callLinks).toHaveLength(phoneCount ?? 0)
    expect(findHeadings(html, 3)).toHaveLength(total ?? 0)
  })

  test('is not indexed', async () => {
    const { html } = await fetchPageAt('2026-11-20T16:05:00Z', '/appointments/botox')
    expect(readHead(html).robots).toBe('noindex')
  })

  test('shows "Coming Soon" for an area without the service, and 404 for an unknown service or page', async () => {
    const [empty] = await queryColumn(
      "SELECT a.slug FROM areas a WHERE NOT EXISTS (SELECT 1 FROM listings l WHERE l.service = 'vaginal-rejuvenation' AND l.area = a.slug)",
    )
    const { html, text } = await getPage(`/appointments/vaginal-rejuvenation?area=${empty}`)
    expect(text).toContain('Coming Soon')
    expect(findLinkHref(html, 'Look in New York City and nearby')).toBe('/appointments/vaginal-rejuvenation')
    expect(await getStatusAndLocation('/appointments/nonsense')).toBe('404')
    expect(await getStatusAndLocation('/appointments/botox?page=9')).toBe('404')
  })
})
