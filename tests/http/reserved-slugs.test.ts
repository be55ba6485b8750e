import { expect, test } from 'vitest'
import { RESERVED_SLUGS } from '../../seed/check/reserved-slugs.ts'
import { app } from '../../src/app.ts'
import { queryColumn } from '../tools/site.ts'

test('the first segment of each route is a reserved slug, or the slug of a page, which no other page can have', async () => {
  const firstSegments = new Set(app.routes.map(({ path }) => path.split('/')[1] ?? ''))
  const slugs = [...firstSegments].filter((segment) => /^[a-z0-9-]+$/.test(segment))
  expect(slugs).toEqual(expect.arrayContaining(['api', 'claim', 'services', 'treatments']))
  const pagePaths = await queryColumn<string>("SELECT path FROM content_items WHERE kind = 'page'")
  expect(slugs.filter((slug) => !RESERVED_SLUGS.has(slug) && !pagePaths.includes(`/${slug}`))).toEqual([])
})
