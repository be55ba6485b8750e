import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findHeadings,
  findLinkHref,
  findRegion,
  readHead,
  readTermsAndDetails,
} from '../tools/html.ts'
import { getPage, queryColumn } from '../tools/site.ts'

const findPageHeader = (html: string) => findElement(findElement(html, 'main'), 'div', 'on-navy hero')

describe('the purpose of the directory', () => {
  // §1.12
  test("is in the home page's description: discover med spas, compare prices, read reviews and book appointments", async () => {
    const { description } = readHead((await getPage('/')).html)
    expect(description).toMatch(/^Discover med spas .*compare prices, read reviews and book appointments/)
  })

  // §9.81
  test('is limited to New York City, as the titles or descriptions of its main pages say', async () => {
    const paths = ['/', '/about', '/treatments', '/treatments/botox', '/treatments/botox/soho', '/medspas', '/faq']
    for (const path of paths) {
      const { title, description } = readHead((await getPage(path)).html)
      expect(`${title} ${description}`).toMatch(/NYC|New York/)
    }
  })
})

describe('page headers', () => {
  // §2.147, §2.153
  test.each(['/manhattan', '/the-hamptons', '/locations/soho', '/locations/queens'])(
    'of %s have a picture of the place',
    async (path) => {
      expect(findPageHeader((await getPage(path)).html)).toMatch(/<svg[^>]*viewBox/)
    },
  )

  // §2.83, §3.31
  test('of treatments have a different picture for each treatment', async () => {
    const pictures = new Set<string>()
    const slugs = await queryColumn('SELECT slug FROM treatments')
    for (const slug of slugs) {
      const header = findPageHeader((await getPage(`/treatments/${slug}`)).html)
      const pictureMatch = /<(?:use|img)\b[^>]*(?:href|src)="([^"]+)"/.exec(header)
      pictures.add(pictureMatch?.[1] ?? findElement(header, 'svg'))
    }
    expect(pictures.size).toBe(slugs.length)
  })
})

// §2.73
test('the treatment list has a lead, and an introduction before the first group', async () => {
  const { html } = await getPage('/treatments')
  const introduction = extractVisibleText(findElement(html, 'main').split('<h2')[0] ?? '')
  expect(findHeadings(html, 1)).toEqual(['Treatments'])
  expect(introduction).toContain('What each treatment is, what it costs in New York')
  expect(introduction).toContain('The guides describe what happens, step by step')
})

// §2.125, §2.126
test('the sidebar about fillers in SoHo has facts about fillers and a call link', async () => {
  const sidebar = findRegion((await getPage('/treatments/fillers/soho')).html, 'About Fillers in SoHo')
  const facts = readTermsAndDetails(sidebar)
  expect(facts['Results last']).toContain('Hyaluronic acid: about 6–12 months')
  expect(facts['Cost']).toContain('$800–1,200 per syringe')
  expect(findLinkHref(sidebar, 'Call to book: (212) 555-0100')).toBe('tel:+12125550100')
})

// §2.155
test("the card of a sub-area in its area's guide has a description", async () => {
  const section = findContentUnder((await getPage('/locations/manhattan')).html, 'Neighborhoods')
  const descriptions = await queryColumn(`SELECT description FROM sub_areas WHERE area = 'manhattan' ORDER BY position`)
  expect(descriptions).toHaveLength(5)
  for (const description of descriptions) expect(extractVisibleText(section)).toContain(description)
})

describe('a claim without a source has a note on the same page', () => {
  // §D4.18
  test.each([
    ['/about', 'Every listed spa is vetted', 'nothing has been vetted'],
    ['/treatments/botox', '94%', 'Sample figure: given by the directory, not counted here'],
    ['/treatments/botox/soho', '94%', 'Sample figure: given by the directory, not counted here'],
    ['/manhattan', '142 premium medspas', 'Given by the directory, not counted here'],
    ['/locations', '142 MedSpas', 'given by the directory and not counted here'],
    ['/checking', 'the most exclusive medspas', 'no ranking stands behind them'],
  ])('%s: %s', async (path, claim, note) => {
    const { text } = await getPage(path)
    expect(text).toContain(claim)
    expect(text).toContain(note)
  })
})

// §2.65
test('a card shows "Approximate location" with a pin only for a clinic without coordinates', async () => {
  const [area, subArea] = [await getPage('/locations/the-hamptons'), await getPage('/locations/the-hamptons/montauk')]
  const cards = [...area.html.split('<article'), ...subArea.html.split('<article')].filter((card) =>
    card.includes('View Profile'),
  )
  const segmentsWithoutCoordinates = await queryColumn(
    `SELECT segment FROM clinics WHERE location = 'the-hamptons' AND lat IS NULL`,
  )
  const pins = new Set<boolean>()
  for (const card of cards) {
    const segment = findLinkHref(card, findHeadings(card)[0] ?? '')?.split('/')[2] ?? ''
    const hasPin = /<svg\b.*?<\/svg>\s*Approximate location/s.test(card)
    expect(hasPin, segment).toBe(segmentsWithoutCoordinates.includes(segment))
    pins.add(hasPin)
  }
  expect(pins.size).toBe(2)
})
