import { describe, expect, test } from 'vitest'
import { directoryShape } from '../../../src/api-shapes/directory-shape.ts'
import { findLinkHref } from '../../tools/html.ts'
import { get, getPage, getStatusAndLocation, queryColumn } from '../../tools/site.ts'

const fetchJson = async <T = Record<string, unknown>>(path: string): Promise<T> => (await get(path)).json()
interface ClinicListFile {
  clinics: { id: string; url: string; sample: boolean; description: string; coordinates: unknown }[]
  total: number
  next: string | null
}

interface GeoJsonFile {
  type: string
  features: { id: string; geometry: { coordinates: [number, number] }; properties: { description: string } }[]
}

async function fetchProblem(path: string) {
  const response = await get(path)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const problem = await response.json<{ status: number; detail: string }>()
  expect(problem.status).toBe(response.status)
  return problem
}

const fetchCsv = async (path: string) => {
  const response = await get(path)
  return { headers: response.headers, lines: (await response.text()).split('\r\n') }
}

describe('lists as files', () => {
  test.each(['/medspas', '/services/botox', '/services/iv-therapy', '/areas', '/treatments', '/prices'])(
    '%s has a CSV and a JSON file with the same number of records',
    async (list) => {
      const { headers, lines } = await fetchCsv(`${list}.csv`)
      expect(headers.get('content-type')).toBe('text/csv; charset=UTF-8; header=present')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(lines.at(-1)).toBe('')
      const content = await fetchJson(`${list}.json`)
      expect(content).toMatchObject({ sample: true, license: 'http://localhost:8787/data#license' })
      const [records = []] = Object.values(content).filter((value) => Array.isArray(value))
      expect(records.length).toBe(lines.length - 2)
      expect(records.length).toBeGreaterThan(1)
    },
  )

  test('contain every listed clinic with its URL and the sample flag', async () => {
    const { clinics, total, next } = await fetchJson<ClinicListFile>('/medspas.json')
    const ids = clinics.map(({ id }) => id).sort()
    expect(ids).toEqual((await queryColumn("SELECT clinic_id FROM listings WHERE service = '*' AND area = '*'")).sort())
    expect({ total, next }).toEqual({ total: ids.length, next: null })
    const urls = await queryColumn("SELECT id || ' http://localhost:8787/' || location || '/' || segment FROM clinics")
    for (const { id, url, sample } of clinics) {
      expect(urls).toContain(`${id} ${url}`)
      expect(sample).toBe(true)
    }
  })

  test("state in each clinic's description that the clinic is invented, in the GeoJSON too", async () => {
    const { clinics } = await fetchJson<ClinicListFile>('/medspas.json')
    const { features } = await fetchJson<GeoJsonFile>('/medspas.geojson')
    const records = [...clinics, ...features.map(({ properties }) => properties)]
    const descriptions = records.map(({ description }) => description)
    expect(descriptions.length).toBeGreaterThan(clinics.length)
    for (const description of descriptions) expect(description).toMatch(/^This clinic is invented\. /)
  })

  test('say of each price that it is of sample data', async () => {
    const { prices } = await fetchJson<{ prices: { sample: boolean }[] }>('/prices.json')
    expect(new Set(prices.map(({ sample }) => sample))).toEqual(new Set([true]))
    const { lines } = await fetchCsv('/prices.csv')
    expect(lines[0]).toMatch(/,sample$/)
    expect(lines.slice(1, -1).filter((line) => !line.endsWith(',true'))).toEqual([])
  })

  test('contain no coordinates for a clinic without a known location', async () => {
    const idsWithoutCoordinates = await queryColumn(
      'SELECT id FROM clinics WHERE lat IS NULL AND id IN (SELECT clinic_id FROM listings)',
    )
    expect(idsWithoutCoordinates.length).toBeGreaterThan(0)
    const { clinics } = await fetchJson<ClinicListFile>('/medspas.json')
    const clinicsWithoutCoordinates = clinics.filter(({ id }) => idsWithoutCoordinates.includes(id))
    expect(clinicsWithoutCoordinates.map(({ coordinates }) => coordinates)).toEqual(
      idsWithoutCoordinates.map(() => null),
    )
    const { features: points, type } = await fetchJson<GeoJsonFile>('/medspas.geojson')
    expect(type).toBe('FeatureCollection')
    expect(points.filter(({ id }) => idsWithoutCoordinates.includes(id))).toEqual([])
    expect(points).toHaveLength(clinics.length - idsWithoutCoordinates.length)
    for (const { geometry } of points) {
      expect(geometry.coordinates[0]).toBeLessThan(-71)
      expect(geometry.coordinates[1]).toBeGreaterThan(40)
      expect(geometry.coordinates).not.toEqual([-73.953, 40.7465])
    }
  })

  test.each([
    ['/medspas.csv?page=2', '404'],
    ['/services/nonsense.csv', '404'],
    ['/services/botox.xml', '404'],
    ['/medspas.xml', '404'],
    ['/areas.geojson', '404'],
    ['/MEDSPAS.CSV', '301 /medspas.csv'],
    ['/medspas.csv/', '301 /medspas.csv'],
  ])('%s returns %s', async (path, expected) => expect(await getStatusAndLocation(path)).toBe(expected))

  test.each([
    '/medspas.json?area=soho',
    '/medspas.csv?page=1&language=spanish',
    '/services/botox.csv?open=sunday',
    '/prices.csv?treatment=botox',
    '/prices.json?service=botox',
    '/areas.json?area=soho',
    '/treatments.csv?treatment=botox',
    '/directory.json?area=soho',
    '/medspas.csv?sort=price',
    '/medspas.json?near=10013',
  ])('reject a filter or sort order, because a file has everything in one order: %s', async (path) => {
    const { status, detail } = await fetchProblem(path)
    expect(status).toBe(400)
    expect(detail).toMatch(
      /^A file always has everything in one order, so leave out '(area|language|open|treatment|service|sort|near)'\./,
    )
  })

  test.each(['/medspas.json?page=9', '/medspas.csv?page=9', '/prices.csv?page=2', '/directory.json?page=2'])(
    'have a problem document after the last page: %s',
    async (path) => expect(await fetchProblem(path)).toMatchObject({ status: 404, detail: 'The last page is 1.' }),
  )

  test.each(['/services/nonsense.csv', '/no-such-file.json', '/areas.geojson', '/clinics.csv'])(
    'have a problem document if they do not exist: %s',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    },
  )

  test('accept parameters that filter no list, such as those that keep a spreadsheet from caching', async () => {
    expect((await get('/medspas.csv?t=123&utm_source=a')).status).toBe(200)
  })

  test('are described with where to find a part of a list instead', async () => {
    expect((await getPage('/data')).text).toContain('A file has no filters: for a part of a list')
  })

  test('are linked from the lists', async () => {
    for (const [path, file] of [
      ['/medspas', '/medspas.csv'],
      ['/services/botox', '/services/botox.csv'],
      ['/locations', '/areas.csv'],
      ['/treatments', '/treatments.csv'],
    ] as const) {
      const { html } = await getPage(path)
      expect(findLinkHref(html, 'CSV')).toBe(file)
      expect(html).toContain(`<link rel="alternate" type="text/csv" href="${file}"/>`)
    }
  })
})

test.each([
  '/medspas.csv',
  '/medspas.geojson',
  '/services/botox.json',
  '/services/cool-sculpting.json',
  '/services/nonsense.json',
  '/services/BOTOX.csv',
  '/MEDSPAS.CSV',
  '/soho.csv',
  '/areas.json',
  '/treatments.csv',
  '/prices.csv',
  '/directory.json',
  '/directory.schema.json',
])('pages of other sites may read %s and its headers', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const { headers } = await get(path, { method })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toBe('ETag, Link')
  }
})

test('a filtered list does not link to the file of the unfiltered list', async () => {
  for (const path of ['/medspas?language=spanish', '/services/botox?verified=yes']) {
    const { html } = await getPage(path)
    expect(html).not.toMatch(/This list as a file|type="text\/csv"/)
  }
})

describe('the whole directory', () => {
  test('is one file that matches its schema', async () => {
    const body = await fetchJson('/directory.json')
    const directory = directoryShape.parse(body)
    expect(directory).toEqual(body)
    expect(directory.treatments).toHaveLength(18)
    expect(directory.areas).toHaveLength(10)
    expect(directory.priceStatistics).toHaveLength((await queryColumn('SELECT 1 FROM price_statistics')).length)
    expect(directory.$schema).toBe('http://localhost:8787/directory.schema.json')
  })

  test('has every clinic once, closed clinics last', async () => {
    const { clinics } = directoryShape.parse(await fetchJson('/directory.json'))
    const ids = clinics.map(({ id }) => id)
    expect(ids.toSorted()).toEqual((await queryColumn('SELECT id FROM clinics')).sort())
    const listedIds = await queryColumn("SELECT clinic_id FROM listings WHERE service = '*' AND area = '*'")
    expect(listedIds.length).toBeLessThan(ids.length)
    expect(ids.slice(0, listedIds.length).sort()).toEqual(listedIds.sort())
  })

  test('has no usual hours for a closed clinic, whose page has none either', async () => {
    const { clinics } = directoryShape.parse(await fetchJson('/directory.json'))
    const closedClinics = clinics.filter(({ status, ownHours }) => status?.kind === 'closed' && !ownHours)
    expect(closedClinics.length).toBeGreaterThan(0)
    for (const { id, hours } of closedClinics) expect(hours, id).toBeNull()
  })

  test('has the former slugs of each clinic', async () => {
    const { clinics } = directoryShape.parse(await fetchJson('/directory.json'))
    const slugs = clinics.flatMap(({ id, previousSlugs }) => previousSlugs.map((slug) => `${id} ${slug}`))
    expect(slugs.length).toBeGreaterThan(0)
    expect(slugs.sort()).toEqual((await queryColumn("SELECT clinic_id || ' ' || slug FROM clinic_slugs")).sort())
  })

  test('has a published schema', async () => {
    const schema = await fetchJson('/directory.schema.json')
    expect(schema).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), type: 'object' })
    expect(Object.keys(schema['properties'] ?? {})).toContain('clinics')
  })

  test('returns the headers without a body for HEAD', async () => {
    const response = await get('/directory.json', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('directory.json')
    expect(await response.text()).toBe('')
  })

  test('has a page that says that the data is invented', async () => {
    const { status, text } = await getPage('/data')
    expect(status).toBe(200)
    expect(text).toContain('every clinic, person and price in these files is invented')
  })
})
