import { beforeAll, describe, expect, test } from 'vitest'
import { head, headings, links, part, rows, structured, terms, under, visible } from '../tools/html.ts'
import { ask, get, page, read } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'

const BARE = '/staten-island/nothing-at-all'
const json = async (path: string) => (await get(path)).json<{ data: Record<string, unknown> }>()
const card = async (path: string, name: string) => {
  const found = (await page(path)).html.split('<article').find((html) => visible(html).includes(name))
  if (!found) throw new Error(`${path} has no card of ${name}`)
  return found
}

beforeAll(() => loadDirectory('sparse'))

describe('the page of a clinic with a name and an address', () => {
  test('has its name, its address, a map and nothing that is not known', async () => {
    const { html } = await page(BARE)
    expect(headings(part(html, 'main'))).toEqual([
      'Hylan Boulevard Med Spa',
      'Where it is',
      'Hours',
      'Is this your clinic?',
      'Claim or add a listing',
    ])
    expect(visible(part(html, 'main'))).toContain('2600 Hylan Boulevard, Staten Island, NY 10306 Phone: Not available')
    expect(visible(under(html, 'Hours'))).toBe('Not known.')
    expect(html).not.toContain('class="rating')
    expect(html).toContain('Approximate location')
  })

  test('has structured data and a description of what is known', async () => {
    const { html } = await page(BARE)
    expect(Object.keys(structured(html, 'MedicalBusiness') ?? {})).toEqual([
      '@type',
      'additionalType',
      '@id',
      'name',
      'url',
      'address',
    ])
    expect(head(html).description).toBe(
      'Hylan Boulevard Med Spa: med spa at 2600 Hylan Boulevard, Staten Island, NY 10306.',
    )
  })

  test('asks to call for hours if there is a number', async () => {
    expect(visible(under((await page('/brooklyn/only-phone')).html, 'Hours'))).toBe('Call for hours.')
    expect(visible(under((await page('/the-hamptons/by-appointment')).html, 'Hours'))).toBe('By appointment only.')
  })

  test('says that there are no reviews yet, without stars', async () => {
    const { html, text } = await page('/flushing/no-reviews-yet')
    expect(text).toContain('No reviews yet')
    expect(html).not.toContain('class="stars')
  })
})

describe('lists', () => {
  test('a card has stars, the number of reviews and who collected them, or none of it', async () => {
    expect(visible(await card('/medspas', 'Harbor Street Aesthetics'))).toContain(
      '4.6 out of 5(120 reviews) Google, November 2026',
    )
    const bare = await card('/medspas', 'Hylan Boulevard Med Spa')
    expect(bare).not.toMatch(/class="(?:meta|stars|rating|tags|line-clamp)/)
    expect(visible(bare)).toMatch(
      /^.*Hylan Boulevard Med Spa 2600 Hylan Boulevard, Staten Island, NY 10306 View Profile/,
    )
  })

  test('only own hours feed the filters', async () => {
    const { text } = await page('/medspas?open=weekend')
    expect(text).toContain('2 clinics')
    expect(text).toContain('Bryant Injectors')
    expect(text).not.toContain('Cobble Laser Room')
  })

  test('a clinic without an exact place comes last in the order of distance', async () => {
    const { text } = await page('/medspas?near=soho&sort=distance')
    expect(text).toMatch(/Harbor Street Aesthetics.*0\.\d miles away/)
    expect(text.match(/Distance unknown/g)).toHaveLength(10)
  })

  test('the order of rating leaves out nobody, and ends with those without one', async () => {
    const names = links((await page('/medspas?sort=rating')).html).map(({ text }) => text)
    const order = ['Astoria Skin Rooms', 'Harbor Street Aesthetics', 'Hylan Boulevard Med Spa'].map((name) =>
      names.indexOf(name),
    )
    expect(order.every((index) => index >= 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  test('an area has the number of its listings, not one without a source', async () => {
    const { text } = await page('/manhattan')
    expect(text).toContain('4 MedSpas')
    expect(text).not.toContain('142')
  })

  test('an answer about Sundays counts only clinics with hours', async () => {
    const { html } = await page('/treatments/botox/midtown')
    expect(visible(part(html, 'main'))).toContain('On Sundays: Bryant Injectors.')
    expect((await page('/treatments/kybella/manhattan')).text).not.toContain('Sunday')
  })
})

describe('a comparison', () => {
  test('of two bare clinics leaves out what is known of neither', async () => {
    const { html } = await page('/compare?c=nothing-at-all,nothing-else')
    expect(rows(html).map(([name]) => name)).toEqual([
      '',
      'At a glance',
      'Verified',
      'Call to book',
      'Where it is',
      'Address',
      'Area Differs',
    ])
  })

  test('of a full and a bare clinic says what is not known', async () => {
    const table = Object.fromEntries(
      rows((await page('/compare?c=harbor-street-aesthetics,nothing-at-all')).html).map(([name = '', ...cells]) => [
        name.replace(' Differs', ''),
        cells,
      ]),
    )
    expect(table).toMatchObject({
      Rating: ['4.6 out of 5(120 reviews) Google, November 2026', 'Not known'],
      'Monday–Wednesday': ['9am–6pm', 'Not known'],
      'People and licenses': [expect.stringContaining('Ana Castellanos, MD'), 'Not listed'],
      Devices: ['Candela GentleMax Pro, Lumenis M22', 'Not known'],
      Botox: ['Yes', 'Not known'],
    })
  })
})

test('appointments say who has no hours on record', async () => {
  const { html } = await page('/appointments/botox')
  const calls = under(html, 'Opening next').split('<li').map(visible)
  expect(calls.find((text) => text.includes('Main Street Dermal'))).toMatch(/Hours not known.*Phone: Not available/)
})

describe('for programs', () => {
  test('the API has null or nothing for what is not known', async () => {
    const { data } = await json('/api/v1/clinics/nothing-at-all')
    const nothing = {
      description: '',
      areas: ['staten-island'],
      services: [],
      languages: [],
      devices: [],
      skinTypes: [],
      prices: [],
    }
    const unknown = [
      'slug',
      'coordinates',
      'phone',
      'website',
      'email',
      'hours',
      'stepFree',
      'openedYear',
      'rating',
      'reviewCount',
      'ratingSource',
      'status',
      'lastChecked',
    ]
    expect(data).toMatchObject({
      ...nothing,
      ...Object.fromEntries(unknown.map((field) => [field, null])),
      sample: false,
    })
  })

  test('a table of clinics has an empty cell for what is not known', async () => {
    const lines = (await (await get('/medspas.csv')).text()).split('\r\n')
    const columns = lines[0]?.split(',') ?? []
    const bare = lines.find((line) => line.startsWith('nothing-at-all'))
    expect(columns).toEqual(expect.arrayContaining(['rating', 'website', 'mon', 'devices']))
    expect(bare).toMatch(/^nothing-at-all,+Hylan Boulevard Med Spa,.*"2600 Hylan Boulevard, Staten Island, NY 10306"/)
    expect(bare).not.toMatch(/null|undefined|NaN/)
    expect(lines.find((line) => line.startsWith('harbor-street'))).toMatch(/Botox, per unit.*12\.50?\D+18/)
  })

  test('a map has the clinics with an exact place', async () => {
    const { features } = await (await get('/medspas.geojson')).json<{ features: { id: string }[] }>()
    expect(features.map(({ id }) => id)).toEqual(['harbor-street-aesthetics'])
  })
})

describe('search engines', () => {
  const PUBLIC = { SITE_ORIGIN: 'https://spas.example.com' }

  test('may index a public site, and find its sitemap', async () => {
    expect((await ask('/medspas', PUBLIC)).headers.get('x-robots-tag')).toBeNull()
    expect((await ask('/robots.txt', PUBLIC)).html).toContain('Sitemap: https://spas.example.com/sitemap.xml')
  })

  test('find no page of reviews, which only a sample has', async () => {
    expect((await read(await get('/reviews'))).status).toBe(404)
    expect((await read(await get('/sitemaps/pages-1.xml'))).html).not.toContain('/reviews<')
  })
})

test('a closed clinic says so and is in no list', async () => {
  expect((await page('/soho/closed-one')).text).toContain('This clinic closed on September 30, 2026.')
  expect((await page('/soho')).text).not.toContain('Spring Street Glow')
})

test('the figures of the home page leave out what there is none of', async () => {
  expect(terms((await page('/')).html)).toMatchObject({ 'clinics listed': '11' })
})
