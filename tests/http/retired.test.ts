// @own-database: it changes data, so no other file shares them (vitest.config.ts).
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { headings, linkTo } from '../tools/html.ts'
import { column, outcome, page } from '../tools/site.ts'

const retired = new Map(
  (await column(`SELECT path || ' ' || coalesce(target, '') FROM redirects`)).map(
    (row) => row.split(' ') as [string, string],
  ),
)
const moved = [...retired].filter(([, target]) => target !== '')
const gone = [...retired].filter(([, target]) => target === '').map(([path]) => path)

test.each(moved)('%s has moved to %s, in one hop, with its query', async (path, target) => {
  expect(await outcome(`${path}?a=%20b`)).toBe(`301 ${target}?a=%20b`)
  expect(await outcome(target)).toBe('200')
})

test.each(moved)('%s in another spelling goes to %s in one hop as well', async (path, target) => {
  expect(await outcome(`${path.toUpperCase()}/?a=1`)).toBe(`301 ${target}?a=1`)
})

test.each(gone)('%s is gone for good, and says so on a whole page', async (path) => {
  const { status, html, text } = await page(path)
  expect(status).toBe(410)
  expect(headings(html, 1)).toEqual(['Page Removed'])
  expect(text).toContain('This page is no longer published.')
  expect(linkTo(html, 'Return Home')).toBe('/')
})

test('there are addresses of either kind', () => {
  expect(moved.length).toBeGreaterThan(0)
  expect(gone.length).toBeGreaterThan(0)
})

test('a page that exists stands before a retired address of the same name', async () => {
  await env.DB.prepare(`INSERT INTO redirects (path, target) VALUES ('/soho', '/tribeca')`).run()
  expect(await outcome('/soho')).toBe('200')
})
