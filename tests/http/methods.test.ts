import { describe, expect, test } from 'vitest'
import { get, readPage } from '../tools/site.ts'

const PATHS = [
  '/',
  '/treatments/botox',
  '/treatments/botox/soho',
  '/manhattan',
  '/search?q=botox',
  '/services/botox',
  '/faq',
  '/medspas',
]

describe('HEAD', () => {
  // §D2.17
  test.each([
    ...PATHS,
    '/robots.txt',
    '/sitemap.xml',
    '/claim/form',
    '/not-found',
    '/no-such-page',
    '/Manhattan',
    '/services/botox/soho',
    '/queens/clinic-001',
    '/search?treatment=botox',
  ])('%s has the same status and headers as GET and no body', async (path) => {
    const [head, page] = [await get(path, { method: 'HEAD' }), await readPage(await get(path))]
    expect(head.status).toBe(page.status)
    expect(await head.text()).toBe('')
    const listComparedHeaders = (headers: Headers) =>
      [...headers].filter(([name]) => !['date', 'content-length'].includes(name))
    expect(listComparedHeaders(head.headers)).toEqual(listComparedHeaders(page.headers))
  })
})

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s', (method) => {
  // §D2.16
  test.each([...PATHS, '/no-such-page', '/Manhattan', '/claim/form', '/search'])(
    'is rejected with an Allow header: %s',
    async (path) => {
      const response = await get(path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(await response.text()).toContain('read-only')
    },
  )
})

// §D2.16
test('the body and method override of a rejected request are ignored', async () => {
  const response = await get('/search', {
    method: 'POST',
    body: 'q=botox',
    headers: { 'x-http-method-override': 'GET' },
  })
  await response.body?.cancel()
  expect(response.status).toBe(405)
})
