import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findUsedIcons, iconNames } from '../../../src/ui/icon.tsx'
import { getPage } from '../../tools/site.ts'

// §2.83
test('every treatment has its own icon', async () => {
  const { results } = await env.DB.prepare('SELECT slug, icon FROM treatments').all<{ slug: string; icon: string }>()
  expect(results.filter(({ icon }) => !iconNames.includes(icon))).toEqual([])
  expect(new Set(results.map(({ icon }) => icon)).size).toBe(results.length)
})

test('findUsedIcons finds each icon of a page once and ignores other links', () => {
  const html = '<a href="#main">#icon-x</a><use href="#icon-phone"/><a href="/p#icon-list"></a><use href="#icon-drop"/>'
  expect(findUsedIcons(`${html}${html}`)).toEqual(['drop', 'phone'])
})

test('user input never adds an icon', async () => {
  for (const typed of ['#icon-zzz', '<use href="#icon-zzz"/>', '"#icon-x"'])
    for (const path of ['/search?q=', '/compare?from='])
      expect((await getPage(`${path}${encodeURIComponent(typed)}`)).html).not.toMatch(/id="icon-(zzz|x")/)
})
