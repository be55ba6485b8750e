// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemas } from '../../../src/api-shapes/schemas.ts'
import { fetchPage, get, getPage, getStatusAndLocation, queryColumn } from '../../tools/site.ts'

const fetchJson = async (path: string, init: RequestInit = {}) => {
  const response = await get(`/api/v1${path}`, init)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

const createRecordShape = <T extends z.ZodMiniType>(entry: T) => z.object({ data: entry, version: z.string() })

describe('the API', () => {
  test.each<[string, z.ZodMiniType]>([
    ['/clinics', schemas.ClinicPage],
    ['/clinics?service=botox&area=manhattan&limit=3', schemas.ClinicPage],
    ['/clinics/clinic-001', createRecordShape(schemas.ClinicDetail)],
    ['/treatments', schemas.TreatmentPage],
    ['/treatments/botox', createRecordShape(schemas.TreatmentDetail)],
    ['/areas', schemas.AreaPage],
    ['/areas/soho', createRecordShape(schemas.Area)],
    ['/prices', schemas.PricePage],
    ['/prices?treatment=fillers', schemas.PricePage],
    ['/prices?treatment=default', schemas.PricePage],
    ['/search?q=botox%20soho', schemas.SearchPage],
    ['/search?q=botx', schemas.SearchPage],
    ['/changes', schemas.ChangePage],
  ])('returns %s in the documented shape', async (path, shape) => {
    const { status, body, headers } = await fetchJson(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('application/json')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(z.safeParse(shape, body).error?.issues ?? []).toEqual([])
    // Parsing drops unknown keys, so equality means that the response had no unknown keys.
    expect(z.parse(shape, body)).toEqual(body)
  })

  test('returns every listed clinic once, in the recommended order, over all pages', async () => {
    const ids: unknown[] = []
    let next: string | null = '/clinics?limit=20'
    while (next) {
      const { body } = await fetchJson(next)
      ids.push(...(body['data'] as { id: string }[]).map(({ id }) => id))
      next = body['next'] ? (String(body['next']).split('/api/v1')[1] ?? null) : null
    }
    const listed = await queryColumn(
      "SELECT clinic_id FROM listings WHERE service = '*' AND area = '*' ORDER BY recommended",
    )
    expect(ids).toEqual(listed)
  })

  test('returns 410 for a cursor of another data version', async () => {
    const { status, body } = await fetchJson('/clinics?cursor=0000.20')
    expect([status, body['title']]).toEqual([410, 'The data changed'])
  })

  test('accepts the cursor of a data version with the suffix of a later load', async () => {
    await env.DB.prepare("UPDATE site SET version = version || '-mi3k2p'").run()
    const next = String((await fetchJson('/clinics?limit=20')).body['next'])
    const { status } = await fetchJson(next.split('/api/v1')[1] ?? '')
    await env.DB.prepare("UPDATE site SET version = replace(version, '-mi3k2p', '')").run()
    expect(status).toBe(200)
  })

  test('returns 304 for a matching ETag', async () => {
    const { headers } = await fetchJson('/areas')
    const etag = headers.get('etag') ?? ''
    const notModified = await get('/api/v1/areas', { headers: { 'if-none-match': etag } })
    expect([notModified.status, await notModified.text(), notModified.headers.get('etag')]).toEqual([304, '', etag])
  })

  test('keeps the query string in the redirect of a former slug', async () => {
    const [former = ''] = await queryColumn('SELECT slug FROM clinic_slugs LIMIT 1')
    const response = await get(`/api/v1/clinics/${former}?x=1&y=%20`)
    expect(response.headers.get('location')).toMatch(/^\/api\/v1\/clinics\/[^?]+\?x=1&y=%20$/)
  })

  test.each([
    ['/clinics?service=Cool-Sculpting&limit=1', '/clinics?service=coolsculpting&limit=1'],
    ['/clinics?area=Hamptons&limit=1', '/clinics?area=the-hamptons&limit=1'],
    ['/clinics?area=hamptons/montauk&limit=1', '/clinics?area=the-hamptons/montauk&limit=1'],
    ['/clinics?area=manhattan.chelsea', '/clinics?area=manhattan/chelsea'],
    ['/clinics?area=Manhattan/Chelsea', '/clinics?area=manhattan/chelsea'],
    ['/prices?treatment=MicroBotox', '/prices?treatment=micro-botox'],
  ])('accepts another spelling of a service or area: %s', async (path, canonicalPath) => {
    const [{ status, body }, canonical] = [await fetchJson(path), await fetchJson(canonicalPath)]
    expect(status).toBe(200)
    expect(body['data']).toEqual(canonical.body['data'])
    expect(body['total']).toBe(canonical.body['total'])
  })

  test.each([
    ['/treatments/cool-sculpting', '301 /api/v1/treatments/coolsculpting'],
    ['/treatments/Cool-Sculpting/', '301 /api/v1/treatments/coolsculpting'],
    ['/areas/hamptons', '301 /api/v1/areas/the-hamptons'],
    ['/treatments/Nothing', '404'],
    ['/areas/Atlantis', '404'],
  ])('redirects another spelling of a treatment or area to its record: %s', async (path, expected) => {
    expect(await getStatusAndLocation(`/api/v1${path}`)).toBe(expected)
  })

  test.each([
    ['/clinics?treatment=botox', "'treatment'", "only 'service', 'area', 'limit', 'cursor'"],
    ['/clinics?service=botox&sort=price', "'sort'", "only 'service', 'area', 'limit', 'cursor'"],
    ['/clinics?page=2', "'page'", "only 'service', 'area', 'limit', 'cursor'"],
    ['/prices?area=queens', "'area'", "only 'treatment'"],
    ['/prices?service=botox', "'service'", "only 'treatment'"],
    ['/search?q=botox&area=queens', "'area'", "only 'q'"],
    ['/changes?page=2', "'page'", "only 'limit', 'cursor'"],
    ['/areas?treatment=botox', "'treatment'", 'no parameters'],
  ])('names its parameters if a request has another parameter of the lists: %s', async (path, name, parameters) => {
    const { status, body } = await fetchJson(path)
    expect(status).toBe(400)
    expect(z.parse(schemas.Problem, body).detail).toBe(`Leave out ${name}: this path takes ${parameters}.`)
  })

  test.each([
    ['/clinics?service=nothing', 400],
    ['/clinics?area=atlantis', 400],
    ['/clinics?treatment=botox', 400],
    ['/clinics?limit=0', 400],
    ['/clinics?limit=101', 400],
    ['/clinics?cursor=nonsense', 400],
    ['/search', 400],
    ['/prices?treatment=nothing', 400],
    ['/clinics/nobody', 404],
    ['/treatments/nothing', 404],
    ['/nothing', 404],
  ])('returns problem+json for %s, with status %d', async (path, expectedStatus) => {
    const { status, headers, body } = await fetchJson(path)
    expect(status).toBe(expectedStatus)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(z.parse(schemas.Problem, body)).toMatchObject({ status: expectedStatus })
  })

  test.each([
    ['too long', `/clinics?x=${'a'.repeat(9000)}`, 414],
    ['with too many parameters', `/clinics?${'a=1&'.repeat(120)}`, 400],
  ])('lets other sites read the problem of a URL that is %s', async (_description, path, expectedStatus) => {
    const { status, headers } = await fetchJson(path)
    expect([status, headers.get('access-control-allow-origin')]).toEqual([expectedStatus, '*'])
  })

  test('returns 405 for POST, and allows GET, HEAD and OPTIONS in a preflight', async () => {
    const post = await fetchJson('/clinics', { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const preflight = await get('/api/v1/clinics', { method: 'OPTIONS' })
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
    ])
    // Programs in a browser often send headers that a GET does not need, such as Content-Type.
    expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['*', 'Content-Type', 'If-None-Match']),
    )
  })

  test('returns 429 with Retry-After over the rate limit', async () => {
    const limiter = { limit: async () => ({ success: false }) } as RateLimit
    const { status, headers } = await fetchPage(
      '/api/v1/areas',
      { API_LIMIT: limiter },
      { headers: { 'cf-connecting-ip': '203.0.113.7' } },
    )
    expect([status, headers.get('retry-after')]).toEqual([429, '10'])
  })

  test('redirects a former slug, does not cache a closed clinic, and returns 410 if it closed long ago', async () => {
    const [former = ''] = await queryColumn('SELECT slug FROM clinic_slugs LIMIT 1')
    const moved = await get(`/api/v1/clinics/${former}`)
    expect([moved.status, moved.headers.get('location')?.startsWith('/api/v1/clinics/')]).toEqual([301, true])
    const [closed = ''] = await queryColumn("SELECT id FROM clinics WHERE status LIKE '%closed%'")
    // The response becomes 410 when the closing notice expires, even without a load. So the data version cannot be its
    // ETag.
    const { status, headers } = await fetchJson(`/clinics/${closed}`)
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, null, 'no-store'])
    await env.DB.prepare(`UPDATE clinics SET status = '{"kind":"closed","on":"2020-01-31"}' WHERE id = ?1`)
      .bind(closed)
      .run()
    expect((await fetchJson(`/clinics/${closed}`)).status).toBe(410)
  })

  test('has the people who work at a clinic, as its page and the downloads do', async () => {
    const { body } = await fetchJson('/clinics/clinic-001')
    const { providers } = body['data'] as { providers: { name: string; license: string; role?: string }[] }
    expect(providers).toContainEqual({ name: 'Hannah Weissglas', license: 'PA', role: 'Works under Dr. Osei' })
    const { text } = await getPage('/upper-east-side/marchetti-osei-dermatology')
    for (const { name, license } of providers) expect(text).toContain(`${name}, ${license}`)
  })

  test('returns null coordinates for a clinic without a known location', async () => {
    const [id = ''] = await queryColumn('SELECT id FROM clinics WHERE lat IS NULL LIMIT 1')
    const { body } = await fetchJson(`/clinics/${id}`)
    expect((body['data'] as { coordinates: unknown }).coordinates).toBeNull()
  })

  test('has an OpenAPI document with an ETag, the license of the data, and only the errors that can occur', async () => {
    const { headers, body } = await fetchJson('/openapi.json')
    expect(headers.get('etag')).toBe((await fetchJson('/areas')).headers.get('etag'))
    expect((body['info'] as { license: { url: string } }).license.url).toMatch(/\/data#license$/)
    const operations = Object.entries(body['paths'] as Record<string, { get: { responses: object } }>)
    const listPathsWith = (status: string) =>
      operations.filter(([, { get: operation }]) => status in operation.responses).map(([path]) => path)
    expect(listPathsWith('400')).toEqual(operations.map(([path]) => path))
    expect(listPathsWith('404')).toEqual(['/clinics/{key}', '/treatments/{slug}', '/areas/{slug}'])
    expect(listPathsWith('410')).toEqual(['/clinics', '/clinics/{key}'])
  })

  test('has an OpenAPI 3.1 document that defines every schema it refers to', async () => {
    const { body } = await fetchJson('/openapi.json')
    expect(body['openapi']).toBe('3.1.1')
    const paths = Object.keys(body['paths'] as object)
    expect(paths).toEqual(
      expect.arrayContaining(['/clinics', '/clinics/{key}', '/treatments', '/areas', '/prices', '/search', '/changes']),
    )
    const references = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(references.length).toBeGreaterThan(0)
    const operations = Object.values(body['paths'] as Record<string, { get: { responses: object } }>)
    for (const { get: operation } of operations) expect(Object.keys(operation.responses)).toContain('414')
    const redirecting = Object.entries(body['paths'] as Record<string, { get: { responses: object } }>)
      .filter(([, { get: operation }]) => '301' in operation.responses)
      .map(([path]) => path)
    expect(redirecting).toEqual(['/clinics/{key}', '/treatments/{slug}', '/areas/{slug}'])
    const schemaNames = Object.keys((body['components'] as { schemas: object }).schemas)
    expect(schemaNames).toEqual(expect.arrayContaining(references))
  })

  test('has a reference page without Markdown syntax in its descriptions', async () => {
    const { html } = await getPage('/api')
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    expect(text).toContain('The parameter ')
    expect(text).not.toContain('`')
  })
})
