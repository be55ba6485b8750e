// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findHeadings, findLinkHref } from '../tools/html.ts'
import { getPage, getStatusAndLocation, queryColumn } from '../tools/site.ts'

const targetsByPath = new Map(
  (await queryColumn(`SELECT path || ' ' || coalesce(target, '') FROM redirects`)).map(
    (row) => row.split(' ') as [string, string],
  ),
)
const movedPaths = [...targetsByPath].filter(([, target]) => target !== '')
const gonePaths = [...targetsByPath].filter(([, target]) => target === '').map(([path]) => path)

test.each(movedPaths)('%s redirects to %s in one hop and keeps the query string', async (path, target) => {
  expect(await getStatusAndLocation(`${path}?a=%20b`)).toBe(`301 ${target}?a=%20b`)
  expect(await getStatusAndLocation(target)).toBe('200')
})

test.each(movedPaths)('%s in another spelling redirects to %s in one hop', async (path, target) => {
  expect(await getStatusAndLocation(`${path.toUpperCase()}/?a=1`)).toBe(`301 ${target}?a=1`)
})

test.each(gonePaths)('%s returns 410 with a full page', async (path) => {
  const { status, html, text } = await getPage(path)
  expect(status).toBe(410)
  expect(findHeadings(html, 1)).toEqual(['Page Removed'])
  expect(text).toContain('This page is no longer published.')
  expect(findLinkHref(html, 'Return Home')).toBe('/')
})

test('there are retired URLs of both kinds', () => {
  expect(movedPaths.length).toBeGreaterThan(0)
  expect(gonePaths.length).toBeGreaterThan(0)
})

test('an existing page takes precedence over a redirect from the same path', async () => {
  await env.DB.prepare(`INSERT INTO redirects (path, target) VALUES ('/soho', '/tribeca')`).run()
  expect(await getStatusAndLocation('/soho')).toBe('200')
})
