import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import { PlannedRows, seededTables } from '../../../seed/plan/rows.ts'
import { createReplaceStatements, createSiteStatements } from '../../../seed/write/load-statements.ts'
import type { SqlStatement } from '../../../seed/write/statement.ts'
import * as t from '../../../src/db/schema.ts'
import { planSample } from '../tools/planned-seed.ts'

const D1_LIMITS = { params: 100, statementBytes: 100_000, valueBytes: 2_000_000 }

const samplePlan = planSample()
const seedStatements = createReplaceStatements(samplePlan)

const countBytes = (text: string) => Buffer.byteLength(text)

function expectWithinLimits(statements: readonly SqlStatement[]): void {
  for (const { sql, params } of statements) {
    expect(countBytes(sql)).toBeLessThanOrEqual(D1_LIMITS.statementBytes)
    expect(params.length).toBeLessThanOrEqual(D1_LIMITS.params)
    expect(sql.match(/\?\d+/g) ?? []).toHaveLength(params.length)
    for (const param of params) expect(countBytes(param)).toBeLessThanOrEqual(D1_LIMITS.valueBytes)
  }
}

const findInserts = (statements: readonly SqlStatement[], table: string) =>
  statements.filter(({ sql }) => sql.startsWith(`INSERT INTO "${table}" `))

const createPicture = (index: number, characterCount: number) => ({
  name: `${index}.svg`,
  type: 'image/svg+xml',
  body: 'é'.repeat(characterCount),
})

function createStatements(pictures: ReturnType<typeof createPicture>[]): SqlStatement[] {
  const rows = new PlannedRows()
  rows.add(t.pictures, ...pictures)
  return createReplaceStatements({ rows })
}

test("the seed's statements are within the limits of D1", () => {
  expectWithinLimits(seedStatements)
})

describe('rows too large for one parameter', () => {
  test('are split into chunks that contain each row once, in order', () => {
    const pictures = Array.from({ length: 9 }, (_, index) => createPicture(index, 300_000))
    const statements = createStatements(pictures)
    expectWithinLimits(statements)
    const chunks = findInserts(statements, 'pictures').map(({ params }) => JSON.parse(params[0] ?? '') as unknown[][])
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.flat().map(([name]) => name)).toEqual(pictures.map(({ name }) => name))
  })

  test('are split by size, and a row larger than a chunk gets its own chunk', () => {
    const characterCounts = [10, 10, 950_000, 10]
    const statements = createStatements(characterCounts.map((count, index) => createPicture(index, count)))
    expectWithinLimits(statements)
    expect(findInserts(statements, 'pictures')).toHaveLength(3)
  })
})

test('a table without rows is emptied and not filled', () => {
  const statements = createStatements([])
  expect(findInserts(statements, 'pictures')).toEqual([])
  expect(statements).toContainEqual({ sql: 'DELETE FROM "pictures"', params: [] })
})

test('all deletes come before all inserts, and the full-text indexes are rebuilt last', () => {
  const kinds = seedStatements.map(({ sql }) =>
    sql.startsWith('DELETE') ? 'delete' : sql.includes("'rebuild'") ? 'rebuild' : 'insert',
  )
  const order = kinds.filter((kind, index) => kind !== kinds[index - 1])
  expect(order).toEqual(['delete', 'insert', 'rebuild'])
  expect(kinds.filter((kind) => kind === 'delete').length).toBeGreaterThanOrEqual(seededTables.length)
  const rebuiltIndexes = seedStatements.slice(-3).map(({ sql }) => /^INSERT INTO (\w+)\(/.exec(sql)?.[1])
  expect(rebuiltIndexes).toEqual(['site_index', 'clinic_names', 'clinic_index'])
})

test('a replacement deletes the site row, with the version, first, and createSiteStatements writes the new one', () => {
  expect(seedStatements[0]?.sql).toBe('DELETE FROM "site"')
  expect(findInserts(seedStatements, 'site')).toEqual([])
  expect(findInserts(createSiteStatements(samplePlan), 'site')).toHaveLength(1)
})

test('the Open Graph images and the sitemaps are not among the seeded tables', () => {
  const seeded = new Set<string>(seededTables.map((table) => getTableName(table)))
  const tables = Object.values(t).map((table) => getTableConfig(table).name)
  expect(tables.filter((name) => !seeded.has(name))).toEqual(
    expect.arrayContaining(['share_pictures', 'sitemaps', 'sitemap_pages']),
  )
})
