import { describe, expect, test } from 'vitest'
import { extractVisibleText, findElement, findHeadings, readListItems } from '../../tools/html.ts'
import { getPage, queryColumn } from '../../tools/site.ts'

describe('a card', () => {
  const splitCards = (html: string) => html.split('<article').slice(1)
  const readTags = (card: string) => readListItems(findElement(card, 'ul', 'aria-label="Popular services"'))

  test("shows the price of the list's treatment and the city's range for the same unit, or Price on request", async () => {
    const priced = await queryColumn<string>(
      `SELECT DISTINCT name FROM clinics JOIN clinic_prices ON clinic_id = id WHERE service = 'prp'`,
    )
    const foundCards = splitCards((await getPage('/services/prp')).html).map((card) => [
      findHeadings(card)[0] ?? '',
      extractVisibleText(card),
    ])
    const [onRequest, stated] = [true, false].map((isOnRequest) =>
      foundCards.filter(([, text]) => text?.includes('request') === isOnRequest),
    )
    expect(onRequest?.map(([name]) => priced.includes(name ?? ''))).toContain(false)
    expect(onRequest?.map(([name]) => priced.includes(name ?? ''))).not.toContain(true)
    for (const [, text] of stated ?? []) expect(text).toMatch(/\$[\d,.–]+ per \w+/)
    expect((await getPage('/services/botox')).text).toMatch(/\$16–20 per unit In the city \$12–25, median \$19/)
  })

  test('says which part of the body a price is for, if prices depend on it', async () => {
    const foundCards = splitCards((await getPage('/services/laser-hair-removal')).html).map(extractVisibleText)
    const priced = foundCards.filter((text) => text.includes('per session'))
    expect(priced.length).toBeGreaterThan(3)
    for (const text of priced)
      expect(text).toMatch(/[A-Z][a-z ]+: \$[\d,.–]+ per session In the city for all kinds \$[\d,.–]+, median/)
  })

  test('shows no price on a list without a treatment', async () => {
    expect((await getPage('/medspas')).text).not.toMatch(/Price on request|\$[\d,.–]+ per /)
  })

  // §D7.1
  test.each(['/soho', '/treatments/botox/soho', '/services/botox', '/medspas'])(
    'on %s has no map of its own beside the map of the results',
    async (path) => {
      const { html } = await getPage(path)
      const results = findElement(html, 'ol', 'aria-labelledby="results"')
      expect(splitCards(results).length).toBeGreaterThan(0)
      expect(results).not.toContain('/pictures/')
    },
  )

  // §D7.1
  test('of a search result has no map', async () => {
    const main = findElement((await getPage('/search?q=marchetti')).html, 'main')
    expect(main).toContain('Dermatology</a></h3>')
    expect(main).not.toContain('/pictures/')
  })

  test("shows the list's treatment as its first tag", async () => {
    const foundCards = splitCards((await getPage('/services/kybella')).html)
    expect(foundCards.length).toBeGreaterThan(3)
    for (const card of foundCards) expect(readTags(card)[0]).toBe('Kybella')
  })

  test('shows the licenses of the people who treat, and the neighborhood or, on a list with a place, the distance and nearest station', async () => {
    const marchetti =
      splitCards((await getPage('/upper-east-side')).html).find((card) => card.includes('Marchetti')) ?? ''
    expect(extractVisibleText(marchetti)).toContain('Upper East Side · Treated by MD, PA')
    const near = splitCards((await getPage('/medspas?near=10075&sort=distance')).html).find((card) =>
      card.includes('Marchetti'),
    )
    expect(extractVisibleText(near ?? '')).toMatch(/miles away · [^·]+ station · Treated by MD, PA/)
  })

  test("on a borough's list shows the neighborhood if the zip code has only one, and otherwise the borough", async () => {
    const findCardText = (html: string, name: string) =>
      extractVisibleText(splitCards(html).find((card) => card.includes(name)) ?? '')
    const queens = (await getPage('/treatments/kybella/queens')).html
    expect(findCardText(queens, 'Ascan Aesthetic Rooms')).toContain('Forest Hills · Treated by MD, PA')
    const brooklyn = (await getPage('/brooklyn')).html
    const cardTexts = splitCards(brooklyn).map(extractVisibleText)
    const places = cardTexts.map((text) => /([A-Z][\w -]+) · Treated by/.exec(text)?.[1])
    expect(places).toContainEqual(expect.stringMatching(/^(By appointment )?Brooklyn$/))
  })

  test('shows the hours of the days that the list is filtered by', async () => {
    const foundCards = splitCards((await getPage('/medspas?open=saturday')).html)
    expect(foundCards.length).toBeGreaterThan(3)
    for (const card of foundCards) expect(extractVisibleText(card)).toMatch(/ · Sat (\d|noon|Open 24)/)
    expect((await getPage('/medspas')).text).not.toMatch(/ · Sat /)
  })

  test('shows the language that the list is filtered by', async () => {
    const foundCards = splitCards((await getPage('/medspas?language=spanish')).html)
    expect(foundCards.length).toBeGreaterThan(3)
    for (const card of foundCards) expect(extractVisibleText(card)).toContain('Spanish spoken')
    expect((await getPage('/medspas')).text).not.toContain('Spanish spoken')
  })

  test('shows skin types and devices if the list is filtered by either', async () => {
    for (const filter of ['skin=6', 'device=nd-yag-laser-1064-nm']) {
      const foundCards = splitCards((await getPage(`/services/laser-hair-removal?${filter}`)).html)
      expect(foundCards.length).toBeGreaterThan(3)
      for (const card of foundCards)
        expect(extractVisibleText(card)).toMatch(/Treats skin types [1-6, ]+ · .*Nd:YAG laser \(1064 nm\)/)
    }
    expect((await getPage('/services/laser-hair-removal')).html.split('<article')[1]).not.toContain('Nd:YAG')
  })
})
