import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { iconNames } from '../../src/ui/icon.tsx'

test('every treatment has an icon of its own', async () => {
  const { results } = await env.DB.prepare('SELECT slug, icon FROM treatments').all<{ slug: string; icon: string }>()
  expect(results.filter(({ icon }) => !iconNames.includes(icon))).toEqual([])
  expect(new Set(results.map(({ icon }) => icon)).size).toBe(results.length)
})
