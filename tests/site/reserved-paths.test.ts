import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { checkLinks, findReservedSlugs } from '../../seed/check/links.ts'
import type { Issue } from '../../seed/load/load.ts'
import { PlannedRows } from '../../seed/plan/rows.ts'
import { app } from '../../src/app.ts'
import { openDatabase } from '../../src/db/client.ts'
import * as t from '../../src/db/schema.ts'
import { references } from '../seed/tools/prose.ts'

const items = await openDatabase(env.DB).select().from(t.contentItems)
const pagePaths = new Set(items.map(({ path }) => path))
const routePaths = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)

test('a redirect from any route without parameters is rejected', () => {
  const rows = new PlannedRows()
  rows.add(t.contentItems, ...items)
  const paths = new Set(routePaths.filter((path) => !/[:*]/.test(path)))
  rows.add(t.redirects, ...[...paths].map((path) => ({ path, target: null })))
  const issues: Issue[] = []
  checkLinks(rows, { references, issues, links: [], termIdsByPage: new Map() })
  expect(new Set(issues.map(({ path }) => path))).toEqual(paths)
})

test('a page of prose whose slug is the first segment of a route without a page is rejected', () => {
  const segments = new Set(routePaths.map((path) => path.split('/')[1] ?? ''))
  const slugs = [...segments].filter((segment) => /^[a-z-]+$/.test(segment) && !pagePaths.has(`/${segment}`))
  const rows = new PlannedRows()
  rows.add(
    t.contentItems,
    ...slugs.map((slug) => ({
      ...{ kind: 'page', id: slug, title: slug, path: `/${slug}` },
      ...{ hash: '', modifiedOn: '', indexable: true },
    })),
  )
  expect(findReservedSlugs(rows).map(({ path }) => path)).toEqual(slugs)
  expect(slugs).toContain('services')
})
