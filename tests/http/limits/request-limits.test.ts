import { describe, expect, test } from 'vitest'
import { REQUEST_LIMITS } from '../../../src/domain/limits.ts'
import { findHeadings, findLinkHref } from '../../tools/html.ts'
import { fetchPage } from '../../tools/site.ts'

const { urlLength, parameterCount, segmentCount } = REQUEST_LIMITS
const fetchStatus = async (path: string) => (await fetchPage(path, {})).status

describe('the request limit check', () => {
  const createPathOfLength = (length: number) => `/search?q=${'x'.repeat(length - '/search?q='.length)}`
  const createPathWithParameters = (count: number) =>
    `/soho?${Array.from({ length: count }, (_, index) => `p${index}=1`).join('&')}`

  test('accepts a URL at the length limit and returns 414 for a longer one', async () => {
    expect(await fetchStatus(createPathOfLength(urlLength))).toBe(200)
    const { status, html, headers } = await fetchPage(createPathOfLength(urlLength + 1), {})
    expect(status).toBe(414)
    expect(findHeadings(html, 1)).toEqual(['This address is too long'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(findLinkHref(html, 'Return Home')).toBe('/')
    expect(html).not.toContain('xxx')
  })

  test('accepts the maximum number of parameters and returns 400 for more', async () => {
    expect(await fetchStatus(createPathWithParameters(parameterCount))).toBe(200)
    expect(await fetchStatus(createPathWithParameters(parameterCount + 1))).toBe(400)
  })

  test('accepts the maximum number of path segments and returns 400 for more', async () => {
    expect(await fetchStatus('/a'.repeat(segmentCount))).toBe(404)
    expect(await fetchStatus('/a'.repeat(segmentCount + 1))).toBe(400)
  })

  test.each(['/api/v1/search', '/search/suggest', '/medspas.csv', '/directory.json'])(
    'returns problem+json from %s',
    async (path) => {
      const { status, headers, html } = await fetchPage(`${path}?q=${'x'.repeat(urlLength)}`, {})
      expect(status).toBe(414)
      expect(headers.get('content-type')).toBe('application/problem+json')
      expect(JSON.parse(html)).toMatchObject({ status: 414, title: 'This address is too long' })
    },
  )

  test('rejects a request without using the database', async () => {
    expect(
      (await fetchPage(createPathOfLength(urlLength + 1), { DB: undefined as unknown as D1Database })).status,
    ).toBe(414)
  })
})
