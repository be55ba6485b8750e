// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { get } from '../../tools/site.ts'

beforeAll(() => env.DB.prepare("UPDATE listing_counts SET total = 1200 WHERE service = '*' AND area = '*'").run())

test.each(['json', 'geojson'])('a list of more than 500 clinics has the URL of the next %s file', async (format) => {
  const response = await get(`/medspas.${format}`)
  const { next } = await response.json<{ next: string }>()
  expect(next).toBe(`http://localhost:8787/medspas.${format}?page=2`)
  expect(response.headers.get('link')).toBe(`<${next}>; rel="next"`)
})

test('a CSV file names the URL of the next file in the Link header, and the last one names none', async () => {
  const linkOf = async (path: string) => (await get(path)).headers.get('link')
  expect(await linkOf('/medspas.csv?page=2')).toBe('<http://localhost:8787/medspas.csv?page=3>; rel="next"')
  expect(await linkOf('/medspas.csv?page=3')).toBeNull()
})
