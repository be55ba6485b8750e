import { expect, test, vi } from 'vitest'
import { EXAMPLE_PAGES_WITH_URL } from '../tools/example-pages.ts'
import { findElement, findHeadings, findLinkHref, findLinks, findRegion } from '../tools/html.ts'
import { get, getPage, queryColumn } from '../tools/site.ts'

// Excludes the page in the claim dialog's frame, because that page has no header and no footer.
const PAGES = EXAMPLE_PAGES_WITH_URL.map(({ path }) => path).filter((path) => path !== '/claim/form')

// §1.18
test.each(PAGES)('%s has the top bar, one main part and the footer, in this order', async (path) => {
  const { html } = await getPage(path)
  const [bar, main, foot] = ['header', 'main', 'footer'].map((tag) => html.indexOf(`<${tag} `))
  expect(bar).toBeGreaterThan(0)
  expect(main).toBeGreaterThan(bar ?? 0)
  expect(foot).toBeGreaterThan(main ?? 0)
  expect(html).toMatch(/^<!doctype html><html lang="en">/)
  expect(html.split('<main').length).toBe(2)
  expect(html.endsWith('</html>')).toBe(true)
})

test.each(PAGES)('%s has exactly one h1, inside the main part', async (path) => {
  const { html } = await getPage(path)
  expect(findHeadings(html, 1)).toHaveLength(1)
  expect(findHeadings(findElement(html, 'main'), 1)).toHaveLength(1)
})

// §2.2, §2.3, §2.4, §2.5
test('the top bar links the brand to / and has Treatments, Locations and About Us', async () => {
  const bar = findElement((await getPage('/about')).html, 'header')
  expect(findLinks(bar)[0]?.href).toBe('/')
  expect(findLinks(findRegion(bar, 'Main'))).toEqual([
    { text: 'Treatments', href: '/treatments' },
    { text: 'Locations', href: '/locations' },
    { text: 'About Us', href: '/about' },
  ])
})

// §2.8
test('the menu button opens the menu as a popover, so that no JavaScript is needed', async () => {
  const bar = findElement((await getPage('/')).html, 'header')
  const menu = /popovertarget="([^"]+)"/i.exec(findElement(bar, 'button'))?.[1]
  expect(findElement(bar, 'nav', ` id="${menu}"`)).toContain('href="/treatments"')
})

test('a skip link leads past the bar to the main part', async () => {
  const { html } = await getPage('/')
  expect(findLinkHref(html, 'Skip to content')).toBe('#main')
  expect(findElement(html, 'main')).toContain('id="main"')
})

// §D7.6
test.each(PAGES)('the top bar of %s links to the search', async (path) => {
  expect(findLinkHref(findElement((await getPage(path)).html, 'header'), 'Search')).toBe('/search#q')
})

test('the footer links to the search', async () => {
  const foot = findElement((await getPage('/faq')).html, 'footer')
  expect(findLinkHref(findRegion(foot, 'Tools'), 'Search')).toBe('/search')
})

// §2.9, §2.10, §2.11, §2.12
test('the footer has the blurb, Popular Services, Popular Locations and Resources, in this order', async () => {
  const foot = findElement((await getPage('/faq')).html, 'footer')
  expect(findHeadings(foot)).toEqual(['Popular Services', 'Popular Locations', 'Resources'])
  const blurbIndex = foot.indexOf('A directory of medical spas in New York City')
  expect(blurbIndex).toBeGreaterThan(0)
  expect(blurbIndex).toBeLessThan(foot.indexOf('Popular Services'))
  expect(findLinks(findRegion(foot, 'Popular Services')).map(({ href }) => href)).toEqual([
    '/treatments/botox',
    '/treatments/coolsculpting',
    '/treatments/laser-hair-removal',
  ])
  expect(findLinks(findRegion(foot, 'Popular Locations')).map(({ href }) => href)).toEqual([
    '/manhattan',
    '/brooklyn',
    '/the-hamptons',
  ])
  expect(findLinks(findRegion(foot, 'Resources'))).toEqual([
    { text: 'Med Spa Directory', href: '/locations' },
    { text: 'All Treatments', href: '/treatments' },
  ])
})

// §D4.6
test('the footer has a notice about sample data', async () => {
  const foot = findElement((await getPage('/')).html, 'footer')
  expect(foot).toContain('Sample data: every clinic, person and review listed here is invented.')
})

// §D4.6
test.each([
  ...['/manhattan', '/medspas?area=brooklyn', '/services/botox', '/treatments/botox/manhattan', '/locations/manhattan'],
  ...['/locations/manhattan/chelsea', '/appointments/botox', '/finder?concern=volume&treatment=fillers'],
  '/compare?c=clinic-001,clinic-002',
])('%s states, before the first rating, that the clinics are invented', async (path) => {
  const { text } = await getPage(path)
  expect(text).toContain('These clinics are invented.')
  expect(text.indexOf('These clinics are invented.')).toBeLessThan(text.indexOf(' out of 5'))
})

// §D4.6
test.each([
  ['/', 'Delacroix Bello Dermatology'],
  ['/prices', '32 clinics'],
  ['/prices/botox', 'Qiu Family Skin & Laser'],
  ['/prices/botox?quantity=20&row=0', 'Qiu Family Skin & Laser'],
  ['/search?q=botox', 'Delacroix Bello Dermatology'],
  ['/search?q=marchetti', 'Marchetti & Osei Dermatology'],
])('%s states, before %s, that the clinics are invented', async (path, firstClinic) => {
  const { text } = await getPage(path)
  expect(text).toContain('These clinics are invented.')
  expect(text.indexOf('These clinics are invented.')).toBeLessThan(text.indexOf(firstClinic))
})

// §D4.6
test('a search without clinics does not mention them', async () => {
  const { html, text } = await getPage('/search?q=financing')
  expect(findHeadings(html, 2).length).toBeGreaterThan(0)
  expect(text).not.toMatch(/These clinics are invented|Nothing was found/)
})

// §D4.6
test('the page of a clinic has a notice that the clinic is invented', async () => {
  expect((await getPage('/upper-east-side/marchetti-osei-dermatology')).text).toContain('This clinic is invented.')
})

// §D4.56
test("structured data, API and downloads state in each clinic's description that it is invented", async () => {
  const notice = 'This clinic is invented. Names, people, prices, ratings and reviews are samples.'
  const { html } = await getPage('/upper-east-side/marchetti-osei-dermatology')
  expect(html).toContain(`"description":"${notice}`)
  expect(await (await get('/api/v1/clinics/clinic-001')).text()).toContain(notice)
  const listedIds = await queryColumn("SELECT clinic_id FROM listings WHERE service = '*' AND area = '*'")
  for (const path of ['/medspas.json', '/medspas.csv'])
    expect((await (await get(path)).text()).split(notice).length - 1, path).toBe(listedIds.length)
})

// §2.13, §9.84, §D4.26
test('the copyright line has the year in New York, not in UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T03:00:00Z') })
  const htmlBeforeMidnight = await (await get('/about')).text()
  vi.setSystemTime(new Date('2031-01-01T06:00:00Z'))
  const htmlAfterMidnight = await (await get('/about')).text()
  vi.useRealTimers()
  expect(findElement(htmlBeforeMidnight, 'footer')).toContain('© 2030')
  expect(findElement(htmlAfterMidnight, 'footer')).toContain('© 2031')
})

test('the current section is marked in the top bar', async () => {
  const findCurrentSections = async (path: string) => {
    const bar = findElement((await getPage(path)).html, 'header')
    return [...bar.matchAll(/<a\b[^>]*aria-current="[^"]*"[^>]*>(.*?)<\/a>/g)].map(([, text]) => text)
  }
  expect(await findCurrentSections('/treatments/botox/soho')).toEqual(['Treatments'])
  expect(await findCurrentSections('/locations/manhattan')).toEqual(['Locations'])
  expect(await findCurrentSections('/about')).toEqual(['About Us'])
  expect(await findCurrentSections('/faq')).toEqual([])
})
