import { describe, expect, test } from 'vitest'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import { planSitemapRows } from '../../../seed/plan/sitemaps.ts'
import * as t from '../../../src/db/schema.ts'
import { CLINICS_PER_PAGE } from '../../../src/domain/limits.ts'

const createItem = (kind: string, id: string, path: string | null, modifiedOn: string, indexable = true) => ({
  kind,
  id,
  title: id,
  path,
  hash: '',
  modifiedOn,
  indexable,
})

function createRows(...items: ReturnType<typeof createItem>[]): PlannedRows {
  const rows = new PlannedRows()
  rows.add(t.contentItems, ...items)
  rows.add(
    t.listingCounts,
    { service: '*', area: 'soho', total: 2 * CLINICS_PER_PAGE + 1 },
    { service: 'botox', area: 'soho', total: CLINICS_PER_PAGE },
  )
  return rows
}

describe('sitemaps', () => {
  test('contain only indexable pages, each with its own date', () => {
    const rows = createRows(
      createItem('clinic', 'a', '/soho/a', '2026-01-01'),
      createItem('clinic', 'b', '/soho/b', '2026-02-02', false),
      createItem('redirect', '/old', null, '2026-03-03'),
    )
    expect(planSitemapRows(rows).pages).toMatchObject([
      { sitemap: 'clinics-1', path: '/soho/a', modifiedOn: '2026-01-01' },
    ])
  })

  test('contain every page of a list', () => {
    const rows = createRows(
      createItem('landing', 'soho', '/soho', '2026-01-01'),
      createItem('local', 'botox/soho', '/treatments/botox/soho', '2026-01-01'),
    )
    expect(planSitemapRows(rows).pages.map(({ path }) => path)).toEqual([
      '/soho',
      '/soho?page=2',
      '/soho?page=3',
      '/treatments/botox/soho',
    ])
  })

  test('are split into parts, each with the latest date of its pages', () => {
    const clinics = Array.from({ length: 5 }, (_, index) =>
      createItem('clinic', `${index}`, `/soho/${index}`, `2026-01-0${index + 1}`),
    )
    const { sitemaps, pages } = planSitemapRows(createRows(...clinics), 2)
    expect(sitemaps).toEqual([
      { name: 'clinics-1', modifiedOn: '2026-01-02' },
      { name: 'clinics-2', modifiedOn: '2026-01-04' },
      { name: 'clinics-3', modifiedOn: '2026-01-05' },
    ])
    expect(pages.at(-1)).toMatchObject({ sitemap: 'clinics-3', path: '/soho/4', modifiedOn: '2026-01-05' })
  })

  test('do not change the positions of other pages if one is removed', () => {
    const clinics = Array.from({ length: 5 }, (_, index) =>
      createItem('clinic', `${index}`, `/soho/${index}`, '2026-01-01'),
    )
    const all = planSitemapRows(createRows(...clinics)).pages
    expect(planSitemapRows(createRows(...clinics.toSpliced(1, 1))).pages).toEqual(all.toSpliced(1, 1))
    expect(new Set(all.map(({ position }) => position)).size).toBe(5)
    expect(all.every(({ position }) => Number.isSafeInteger(position) && position >= 0)).toBe(true)
  })

  test('have at most 10,000 pages per part', () => {
    const rows = new PlannedRows()
    rows.add(
      t.contentItems,
      ...Array.from({ length: 20_000 }, (_, index) => createItem('clinic', `${index}`, `/soho/${index}`, '2026-01-01')),
    )
    const pagesBySitemap = Map.groupBy(planSitemapRows(rows).pages, ({ sitemap }) => sitemap)
    expect([...pagesBySitemap].map(([name, pages]) => [name, pages.length])).toEqual([
      ['clinics-1', 10_000],
      ['clinics-2', 10_000],
    ])
  }, 60_000)
})
