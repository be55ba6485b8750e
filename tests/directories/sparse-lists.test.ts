import { beforeAll, describe, expect, test } from 'vitest'
import { listCardNames } from '../features/list/results.ts'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findLinkHref,
  findLinks,
  findRegion,
  readHead,
  readTermsAndDetails,
} from '../tools/html.ts'
import { getPage } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'

const findCard = async (path: string, name: string) => {
  const found = (await getPage(path)).html.split('<article').find((html) => extractVisibleText(html).includes(name))
  if (!found) throw new Error(`${path} has no card of ${name}`)
  return found
}

beforeAll(() => loadDirectory('sparse'))

describe('lists', () => {
  // §D4.53
  test('a card shows stars, number of reviews and their source, or none of the three', async () => {
    expect(extractVisibleText(await findCard('/medspas', 'Harbor Street Aesthetics'))).toContain(
      '4.6 out of 5(120 reviews) Google, November 2026',
    )
    const bareCard = await findCard('/medspas', 'Hylan Boulevard Med Spa')
    expect(extractVisibleText(bareCard)).toMatch(
      /^.*Hylan Boulevard Med Spa 2600 Hylan Boulevard, Staten Island, NY 10306 View Profile/,
    )
  })

  test('a list has a map only if a clinic on the list has an exact location', async () => {
    const [withLocation, withoutLocation] = [await getPage('/medspas'), await getPage('/williamsburg')]
    expect(withLocation.html).toContain('aria-label="Map of these results"')
    expect(withLocation.text).toMatch(/\d+ of the results have no exact place\./)
    expect(withoutLocation.html).toContain('aria-labelledby="results"')
    expect(withoutLocation.html).not.toMatch(/Map of these results|view=map/)
  })

  // §D4.54
  test('the opening-hours filter finds only clinics with known hours', async () => {
    const { text } = await getPage('/medspas?open=weekend')
    expect(text).toContain('2 clinics')
    expect(text).toContain('Bryant Injectors')
    expect(text).not.toContain('Cobble Laser Room')
  })

  test('a list offers the "Open now" filter only if one of its clinics has hours', async () => {
    const { html } = await getPage('/medspas')
    expect(extractVisibleText(findRegion(html, 'Filters'))).toContain('Open now')
    expect(findLinks(findRegion(html, 'Frequent filters')).map(({ text }) => text)).toContain('Open now')
    const listWithoutHours = await getPage('/queens')
    expect(listWithoutHours.text).toMatch(/[2-9] clinics/)
    expect(listWithoutHours.text).not.toMatch(/Open now|Saturdays|Any time/)
  })

  test.each(['sciton-halo-hybrid-fractional-laser-1470-and-2940-nm', 'q'])(
    'the device filter finds clinics with the device %s, however long its name is',
    async (device) => {
      const { html } = await getPage(`/medspas?device=${device}`)
      expect(listCardNames(html)).toEqual(['Harbor Street Aesthetics'])
    },
  )

  // §D4.40, §D4.54
  test('sorting by distance puts clinics without an exact location last', async () => {
    for (const near of ['soho', '10463']) {
      const { html, text } = await getPage(`/medspas?near=${near}&sort=distance`)
      expect(text).toMatch(/Harbor Street Aesthetics.*\d miles away/)
      expect(text.match(/Distance unknown/g)).toHaveLength(10)
      expect(listCardNames(html)).toHaveLength(11)
      expect(listCardNames(html)[0], near).toBe('Harbor Street Aesthetics')
    }
  })

  // §D4.40
  test('a clinic without an exact location is not among the nearest others', async () => {
    const { html } = await getPage('/treatments/botox/queens')
    expect(findLinks(findElement(html, 'section', 'aria-labelledby="others"')).map(({ text }) => text)).toEqual([
      'Harbor Street Aesthetics',
    ])
    expect((await getPage('/treatments/kybella/manhattan')).text).not.toMatch(/The nearest others|Distance unknown/)
  })

  // §D4.54
  test('sorting by rating keeps clinics without a rating and puts them last', async () => {
    const names = listCardNames((await getPage('/medspas?sort=rating')).html)
    expect(names).toHaveLength(11)
    expect(names.slice(0, 2)).toEqual(['Astoria Skin Rooms', 'Harbor Street Aesthetics'])
  })

  // §D4.57
  test('an area shows the number of listed clinics instead of a stated number that has no source', async () => {
    const { text } = await getPage('/manhattan')
    expect(text).toContain('4 MedSpas')
    expect(text).not.toContain('142')
  })

  test('the FAQ of a treatment in an area names only clinics with known hours as open on Sundays', async () => {
    const { html } = await getPage('/treatments/botox/midtown')
    expect(extractVisibleText(findElement(html, 'main'))).toContain('On Sundays: Bryant Injectors.')
    const listWithoutHours = await getPage('/treatments/botox/flushing')
    expect(listWithoutHours.text).toContain('Main Street Dermal')
    expect(listWithoutHours.text).not.toContain('on a Sunday?')
  })
})

test('/appointments marks clinics whose hours are unknown', async () => {
  const { html } = await getPage('/appointments/botox')
  const cardTexts = findContentUnder(html, 'Opening times not listed').split('<li').map(extractVisibleText)
  expect(cardTexts.find((text) => text.includes('Main Street Dermal'))).toMatch(/Hours not known.*Phone: Not available/)
})

test('/appointments for a treatment that no clinic offers leads to the other treatments', async () => {
  const { html, text } = await getPage('/appointments/vaginal-rejuvenation')
  expect(text).toContain('No listed clinic offers Vaginal Rejuvenation yet.')
  expect(findLinkHref(html, 'Choose another treatment')).toBe('/appointments')
})

test('the home page shows the number of clinics that are not closed', async () => {
  expect(readTermsAndDetails((await getPage('/')).html)).toMatchObject({ 'clinics listed': '11' })
})

test.each([
  ['/queens', 'Treatments in Queens'],
  ['/locations/queens', 'Popular services'],
])('%s lists under "%s" only treatments that a clinic there offers', async (path, heading) => {
  const { html } = await getPage(path)
  expect(findLinks(findContentUnder(html, heading)).map(({ text }) => text)).toEqual(['Botox'])
})

test.each(['/soho', '/locations/soho'])('%s names no popular treatments, as none is offered there', async (path) => {
  expect((await getPage(path)).text).not.toMatch(/Treatments in SoHo|Popular services/)
})

test.each(['/', '/services/kybella', '/treatments/chemical-peels/manhattan'])(
  'the description of %s promises neither reviews nor ratings, which its clinics do not have',
  async (path) => {
    const { description } = readHead((await getPage(path)).html)
    expect(description).toMatch(/^(?:Discover med spas|Every listed provider|Chemical Peels in Manhattan)/)
    expect(description).not.toMatch(/\b(?:reviews?|ratings?)\b/)
  },
)

test('/prices leads to the usual prices of each treatment for which no clinic states a price', async () => {
  const { html } = await getPage('/prices')
  const links = findLinks(findContentUnder(html, 'No price stated yet')).map(({ text }) => text)
  expect(links).toHaveLength(14)
  expect(links).toContain('Micro-Botox')
  expect(links).not.toContain('Botox')
})

test.each(['/prices', '/prices/botox'])('%s does not explain the median if it shows none', async (path) => {
  const { text } = await getPage(path)
  expect(text).toContain('1 clinic')
  expect(text).not.toContain('less than the median')
})

test.each([
  ['mercer', 'Mercer Medical Aesthetics'],
  ['hudson', '120 Hudson Street, Tribeca, New York, NY 10013'],
])('a search result for "%s" shows "%s" once', async (query, text) => {
  const page = await getPage(`/search?q=${encodeURIComponent(query)}`)
  const results = extractVisibleText(findElement(page.html, 'section', 'aria-labelledby="clinic"'))
  expect(results.split(text)).toHaveLength(2)
})
