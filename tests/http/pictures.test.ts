// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { get, getPage, getStatusAndLocation, queryColumn } from '../tools/site.ts'

const findPictureSources = (html: string) => [...html.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => src)

// §D5.1
test('every map on a page is served as an immutable SVG', async () => {
  const sources = new Set<string>()
  for (const path of ['/', '/manhattan', '/locations', '/locations/manhattan', '/the-hamptons/offseason-skin']) {
    for (const src of findPictureSources((await getPage(path)).html)) sources.add(src)
  }
  expect(sources.size).toBeGreaterThan(20)
  const invalid: string[] = []
  for (const src of sources) {
    const response = await get(src)
    const body = await response.text()
    const isValid =
      response.status === 200 &&
      response.headers.get('content-type')?.startsWith('image/svg+xml') &&
      response.headers.get('cache-control') === 'public, max-age=31536000, immutable' &&
      body.startsWith('<svg')
    if (!isValid) invalid.push(`${src}: ${response.status}`)
  }
  expect(invalid).toEqual([])
})

test('every map named by a clinic, an area or a sub-area is stored', async () => {
  const pictureNames = await queryColumn(
    'SELECT map FROM clinics UNION SELECT map FROM sub_areas UNION SELECT map FROM areas',
  )
  expect(pictureNames.length).toBeGreaterThan(20)
  const stored = new Set(await queryColumn('SELECT name FROM pictures'))
  expect(pictureNames.filter((name) => !stored.has(name))).toEqual([])
})

// §D5.18
test('a picture contains no script and no external reference', async () => {
  const suspicious = /<script|<foreignObject|<image|\son\w+=|href="(?!#)|url\((?!#)/i
  const invalid: string[] = []
  for (const name of await queryColumn('SELECT name FROM pictures')) {
    const [body = ''] = await queryColumn('SELECT body FROM pictures WHERE name = ?', name)
    if (suspicious.test(body)) invalid.push(name)
  }
  expect(invalid).toEqual([])
})

test('an Open Graph image is a PNG that other sites may embed, while only the site itself may embed a map', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  await env.DB.prepare('INSERT INTO share_pictures (name, png) VALUES (?, ?)').bind('any-card.png', png.buffer).run()
  const ogImageResponse = await get('/pictures/any-card.png')
  expect(ogImageResponse.status).toBe(200)
  expect(ogImageResponse.headers.get('content-type')).toBe('image/png')
  expect(ogImageResponse.headers.get('cache-control')).toContain('immutable')
  expect(ogImageResponse.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(new Uint8Array(await ogImageResponse.arrayBuffer())).toEqual(png)
  const [map] = await queryColumn('SELECT map FROM clinics')
  expect((await getPage(`/pictures/${map}`)).headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

describe('a retired picture is still served', () => {
  // §D2.27
  test.each([
    ['svg', 'image/svg+xml', 'same-origin'],
    ['png', 'image/png', 'cross-origin'],
  ])('%s', async (extension, type, policy) => {
    const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await env.DB.prepare('INSERT INTO retired_pictures (name, type, body, retired_at) VALUES (?, ?, ?, ?)')
      .bind(`retired.${extension}`, type, bytes.buffer, '2026-11-20T15:00:00.000Z')
      .run()
    const response = await get(`/pictures/retired.${extension}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('cross-origin-resource-policy')).toBe(policy)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })
})

test('an unknown picture returns 404', async () => {
  expect(await getStatusAndLocation('/pictures/no-such.svg')).toBe('404')
  expect(await getStatusAndLocation('/pictures/no-such.png')).toBe('404')
  expect(await getStatusAndLocation('/pictures')).toBe('404')
})

test.each(['/', '/locations'])('a picture on a card of %s has a size and empty alt text', async (path) => {
  const { html } = await getPage(path)
  const tags = [...html.matchAll(/<img\b[^>]*>/g)]
  expect(tags.length).toBeGreaterThan(1)
  for (const [tag] of tags) {
    expect(tag).toMatch(/ alt=""/)
    expect(tag).toMatch(/ width="\d+"/)
    expect(tag).toMatch(/ height="\d+"/)
  }
})
