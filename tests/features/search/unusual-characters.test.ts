import { expect, test } from 'vitest'
import { get, getStatusAndLocation } from '../../tools/site.ts'

// §D3.31
test.each([
  '%FF%00',
  '%',
  '%E0%A4%A',
  '%00',
  '%22*(',
  'NEAR(',
  '%F0%9F%98%80',
  'AND+OR',
  `${'a'.repeat(300)}`,
  '%ED%A0%80',
  '\u19B0',
])('any bytes return 200: %s', async (bytes) => {
  const response = await get(`/search?q=${bytes}`)
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('\0')
  expect((await get(`/search/suggest?q=${bytes}`)).status).toBe(200)
})

test.each(['/search?treatment=a%00b', '/medspas?near=zz%00zz&sort=distance', '/compare?from=zz%00zz&add=a%00b'])(
  '%s has no NUL byte in its page',
  async (path) => {
    const [, target = path] = (await getStatusAndLocation(path)).split(' ')
    const response = await get(target)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('\0')
  },
)
