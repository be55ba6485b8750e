import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { askAgain } from '../../seed/ask-again.ts'
import { DatabaseProblem, openDatabase } from '../../seed/database.ts'
import { Rows, seededTables } from '../../seed/rows.ts'
import { compare, seed } from '../../seed/seed.ts'
import * as t from '../../src/db/schema.ts'
import { freshDatabase, migrate } from './local-database.ts'
import { plannedSeed } from './planned-seed.ts'
import { scratchFolder } from './seed-folder.ts'

const planned = plannedSeed()
const FIRST = new Date('2026-11-20T15:00:00Z')
const LATER = new Date('2026-12-01T15:00:00Z')

/** The plan without its sharing pictures, with the version `version`, after a change of its rows. */
function variant(version: string, change: (rows: Rows) => void = () => {}) {
  const rows = new Rows()
  for (const table of seededTables) rows.add(table, ...structuredClone(planned.rows.of(table)))
  for (const site of rows.of(t.site)) site.version = version
  change(rows)
  return { rows, version }
}

/** All that the seed can write, as the database holds it. */
async function contentOf(db: D1Database): Promise<Record<string, unknown>> {
  const names = seededTables.map((table) => getTableName(table))
  const results = await db.batch(names.map((name) => db.prepare(`SELECT * FROM "${name}" ORDER BY rowid`)))
  const found = await db.batch(
    ['site_index', 'clinic_names', 'clinic_index'].map((index) =>
      db.prepare(`SELECT rowid FROM ${index} WHERE ${index} MATCH 'botox OR midtown'`),
    ),
  )
  return Object.fromEntries([
    ...names.map((name, index) => [name, results[index]?.results]),
    ['found', found.map((index) => index.results)],
  ])
}

describe('a migrated database', () => {
  let db: D1Database
  beforeAll(async () => {
    const opened = await freshDatabase()
    db = opened.db
    await migrate(db)
    return opened.close
  }, 60_000)

  test('is left as it is by a dry run, which says what would be added', async () => {
    const before = await contentOf(db)
    const { diff, current } = await compare(db, variant('one'), FIRST)
    expect(current).toBe(false)
    expect(diff.added).toHaveLength(planned.rows.of(t.contentItems).length)
    expect(await contentOf(db)).toEqual(before)
    expect(Object.values(before).flat(2)).toEqual([])
  })

  test('holds every row of the plan after the first seeding, each value as it was planned', async () => {
    const plan = variant('one')
    const { diff, current } = await seed(db, plan, FIRST)
    expect(current).toBe(false)
    expect(diff).toMatchObject({ changed: [], removed: [] })
    for (const table of seededTables) {
      const stored = await drizzle(db).select().from(table)
      const expected = plan.rows.of(table).map((row) => JSON.stringify(stored[0] && inOrderOf(stored[0], row)))
      expect(stored.map((row) => JSON.stringify(row)).toSorted(), getTableName(table)).toEqual(expected.toSorted())
    }
  })

  test('is found in by its full-text indexes', async () => {
    const titles = await db
      .prepare(
        `SELECT d.title FROM site_index JOIN search_documents d ON d.id = site_index.rowid
         WHERE site_index MATCH 'title:coolsculpting' AND d.kind = 'treatment'`,
      )
      .all()
    expect(titles.results).toEqual([{ title: 'CoolSculpting' }])
    const clinic = planned.rows.of(t.clinics)[0]
    for (const index of ['clinic_names', 'clinic_index']) {
      const names = await db
        .prepare(`SELECT d.title FROM ${index} JOIN search_documents d ON d.id = ${index}.rowid WHERE ${index} MATCH ?`)
        .bind(`title:"${clinic?.name}"`)
        .all()
      expect(names.results, index).toEqual([{ title: clinic?.name }])
    }
  })

  test('does not change when the same data come again', async () => {
    const before = await contentOf(db)
    const { diff, current } = await seed(db, variant('one'), LATER)
    expect(current).toBe(true)
    expect(diff).toEqual({ added: [], changed: [], removed: [] })
    expect(await contentOf(db)).toEqual(before)
  })

  test('keeps the old data, all of it, when a batch fails in the middle', async () => {
    const before = await contentOf(db)
    const broken = variant('two', (rows) => {
      for (const clinic of rows.of(t.clinics)) clinic.name = 'Overwritten'
      rows.add(t.searchDocuments, ...rows.of(t.searchDocuments).slice(0, 1))
    })
    await expect(seed(db, broken, LATER)).rejects.toThrow(/UNIQUE constraint failed: search_documents\.id/)
    expect(await contentOf(db)).toEqual(before)
  })

  test('is dated by what changed: the day of the rest stays', async () => {
    const days = async () => {
      const { results } = await db.prepare('SELECT DISTINCT modified_on AS day FROM content_items ORDER BY 1').all()
      return results.map((row) => row['day'])
    }
    expect(await days()).toEqual(['2026-11-20'])
    const { diff } = await seed(
      db,
      variant('three', (rows) => {
        for (const item of rows.of(t.contentItems))
          if (item.kind === 'clinic' && item.id === 'clinic-001') item.hash = 'new'
      }),
      LATER,
    )
    expect(diff.changed.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['clinic clinic-001'])
    expect(await days()).toEqual(['2026-11-20', '2026-12-01'])
    const dated = await db.prepare(`SELECT id FROM content_items WHERE modified_on = '2026-12-01'`).all()
    expect(dated.results).toEqual([{ id: 'clinic-001' }])
  })

  test('loses what the plan no longer has', async () => {
    const { length } = planned.rows.of(t.redirects)
    const { diff } = await seed(
      db,
      variant('four', (rows) => {
        rows.of(t.redirects).splice(0, 1)
        const items = rows.of(t.contentItems)
        items.splice(
          items.findIndex((item) => item.kind === 'redirect'),
          1,
        )
      }),
      LATER,
    )
    expect(diff.removed).toMatchObject([{ kind: 'redirect' }])
    const left = await db.prepare('SELECT count(*) AS count FROM redirects').first('count')
    expect(left).toBe(length - 1)
  })
})

/** A planned row as a select gives it: in the order of the columns, with null for what was left out. */
const inOrderOf = (stored: object, row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(stored).map((key) => [key, row[key] ?? null]))

describe('a database that is not ready', () => {
  test('has no tables: the message says what to do, and nothing is made', async () => {
    const { db, close } = await freshDatabase()
    onTestFinished(close)
    for (const attempt of [compare, seed]) {
      const problem = await attempt(db, variant('one'), FIRST).catch((error: unknown) => error)
      expect(problem).toBeInstanceOf(DatabaseProblem)
      expect(String(problem)).toContain('npm run db:migrate')
    }
    const tables = await db.prepare(`SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`).all()
    expect(tables.results).toEqual([])
  })

  test('lacks the newest migration: the message says the same, and nothing is written', async () => {
    const { db, close } = await freshDatabase()
    onTestFinished(close)
    await migrate(db, { without: '0001_search_index.sql' })
    const problem = await seed(db, variant('one'), FIRST).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(DatabaseProblem)
    expect(String(problem)).toContain('npm run db:migrate')
    expect(await db.prepare('SELECT count(*) AS count FROM clinics').first('count')).toBe(0)
  })

  test('cannot be opened: the message names the folder', async () => {
    const state = join(scratchFolder(), 'not-a-folder')
    writeFileSync(state, '')
    const problem = await openDatabase({ state }).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(DatabaseProblem)
    expect(String(problem)).toContain(state)
  })
})

describe('a runtime that closes a connection under a question', () => {
  /** The database, whose first answer to each statement is lost on its way back, after it took effect. */
  function losingAnswers(db: D1Database): D1Database {
    const lost = new Set<string>()
    const once = async <T>(what: string, answer: Promise<T>): Promise<T> => {
      const given = await answer
      if (lost.has(what)) return given
      lost.add(what)
      throw new TypeError('fetch failed')
    }
    return Object.assign(Object.create(db), {
      prepare: (sql: string) => db.prepare(sql),
      batch: (statements: D1PreparedStatement[]) => once(`batch of ${statements.length}`, db.batch(statements)),
    })
  }

  test('is asked again, and what was done twice is there once', async () => {
    const { db, close } = await freshDatabase()
    onTestFinished(close)
    await migrate(db)
    await seed(losingAnswers(db), variant('one'), FIRST)
    await seed(
      losingAnswers(db),
      variant('two', (rows) => {
        for (const item of rows.of(t.contentItems))
          if (item.kind === 'clinic' && item.id === 'clinic-001') item.hash = 'new'
      }),
      LATER,
    )
    expect(await db.prepare('SELECT version FROM site').first('version')).toBe('two')
    const { results } = await db.prepare('SELECT loaded_at, change, kind FROM data_changes ORDER BY id').all()
    expect(results).toEqual([
      ...['guide', 'prices', 'clinic', 'redirect'].map((kind) => ({
        loaded_at: FIRST.toISOString(),
        change: 'loaded',
        kind,
      })),
      { loaded_at: LATER.toISOString(), change: 'changed', kind: 'clinic' },
    ])
  })

  test('is not asked again when it answered with an error', async () => {
    let asked = 0
    const ask = () => {
      asked += 1
      return Promise.reject(new Error('D1_ERROR: no such table'))
    }
    await expect(askAgain(ask)).rejects.toThrow('D1_ERROR')
    expect(asked).toBe(1)
  })
})
