import { beforeAll, describe, expect, test } from 'vitest'
import { fetchPage, get, readPage } from '../tools/site.ts'
import { loadDirectory } from './directory.ts'
import { SPARSE_CLINICS } from './sparse-clinics.ts'

const fetchJson = async (path: string) => (await get(path)).json<{ data: Record<string, unknown> }>()

beforeAll(() => loadDirectory('sparse'))

describe('data for programs', () => {
  test('the API returns null, an empty string or an empty list for unknown values', async () => {
    const { data } = await fetchJson('/api/v1/clinics/nothing-at-all')
    const nonNullFields = {
      description: '',
      areas: ['staten-island'],
      services: [],
      languages: [],
      devices: [],
      skinTypes: [],
      prices: [],
    }
    const nullFields = [
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
      ...nonNullFields,
      ...Object.fromEntries(nullFields.map((field) => [field, null])),
      sample: false,
    })
  })

  test('a CSV file of clinics has an empty cell for an unknown value', async () => {
    const lines = (await (await get('/medspas.csv')).text()).split('\r\n')
    const columns = lines[0]?.split(',') ?? []
    const bareLine = lines.find((line) => line.startsWith('nothing-at-all'))
    // The address is the only cell with commas.
    const cells = bareLine?.replace(/"[^"]*"/, 'address').split(',') ?? []
    const emptyColumns = columns.filter((_, index) => cells[index] === '')
    expect(cells).toHaveLength(columns.length)
    expect(emptyColumns).toEqual(expect.arrayContaining(['rating', 'website', 'mon', 'devices']))
    expect(bareLine).toMatch(
      /^nothing-at-all,+Hylan Boulevard Med Spa,.*"2600 Hylan Boulevard, Staten Island, NY 10306"/,
    )
    expect(bareLine).not.toMatch(/null|undefined|NaN/)
    expect(lines.find((line) => line.startsWith('harbor-street'))).toMatch(/Botox, per unit.*12\.50?\D+18/)
  })

  // §D4.40
  test('a GeoJSON file has only the clinics with an exact location', async () => {
    const { features } = await fetchGeoJson()
    expect(features.map(({ id }) => id)).toEqual(['harbor-street-aesthetics'])
  })

  test('a GeoJSON file says how many clinics of the list it leaves out', async () => {
    const { total, withoutPlace } = await fetchGeoJson()
    const listed = SPARSE_CLINICS.filter(({ status }) => status?.kind !== 'closed').length
    expect({ total, withoutPlace }).toEqual({ total: listed, withoutPlace: listed - 1 })
  })
})

const fetchGeoJson = async () =>
  (await get('/medspas.geojson')).json<{ features: { id: string }[]; total: number; withoutPlace: number }>()

describe('search engines', () => {
  const PUBLIC_SITE = { SITE_ORIGIN: 'https://spas.example.com' }

  test('may index a public site and find the sitemap in robots.txt', async () => {
    expect((await fetchPage('/medspas', PUBLIC_SITE)).headers.get('x-robots-tag')).toBeNull()
    expect((await fetchPage('/robots.txt', PUBLIC_SITE)).html).toContain(
      'Sitemap: https://spas.example.com/sitemap.xml',
    )
  })

  test('find no reviews page in a directory of real clinics', async () => {
    expect((await readPage(await get('/reviews'))).status).toBe(404)
    const { status, html } = await readPage(await get('/sitemaps/pages-1.xml'))
    expect(status).toBe(200)
    expect(html).not.toContain('/reviews<')
  })
})
