import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { exportRows } from '../../../seed/write/export.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'
import { createMigratedDatabase } from '../tools/migrated-database.ts'

const MORE_ROWS_THAN_ONE_QUERY_READS = 120

const INSERT_CLINIC_DOCUMENT_SQL = `INSERT INTO search_documents (id, kind, key, title, aliases, services, place, body, path, note, weight)
  VALUES (7, 'clinic', 'clinic:a', 'O''Hara; "Skin"', '', 'botox', 'soho', 'two' || char(10) || 'lines', '/soho/a', '', 1)`

const LONG_TEXT = `it's a line;\nélan 😀 `.repeat(9000)

async function fill(db: D1Database): Promise<void> {
  const redirect = db.prepare('INSERT INTO redirects (path, target) VALUES (?1, ?2)')
  await db.batch([
    ...Array.from({ length: MORE_ROWS_THAN_ONE_QUERY_READS }, (_, n) =>
      redirect.bind(`/old-${n}`, n % 2 ? '/new' : null),
    ),
    db.prepare("INSERT INTO retired_pictures VALUES ('a.png', 'image/png', x'00ff10', '2026-11-22')"),
    db.prepare("INSERT INTO retired_pictures VALUES ('long.png', 'image/png', randomblob(250000), '2026-11-22')"),
    db
      .prepare('INSERT INTO pictures (name, type, body) VALUES (?1, ?2, ?3)')
      .bind('long.svg', 'image/svg+xml', LONG_TEXT),
    db.prepare(INSERT_CLINIC_DOCUMENT_SQL),
    db.prepare("INSERT INTO clinic_index(clinic_index) VALUES ('rebuild')"),
  ])
}

const readAll = async (db: D1Database) =>
  (
    await db.batch([
      db.prepare('SELECT * FROM redirects ORDER BY path'),
      db.prepare('SELECT name, typeof(body), hex(body) FROM retired_pictures'),
      db.prepare('SELECT * FROM pictures'),
      db.prepare('SELECT * FROM search_documents'),
      db.prepare("SELECT rowid FROM clinic_index WHERE clinic_index MATCH 'skin'"),
    ])
  ).map(({ results }) => results)

const source = await createMigratedDatabase()
const copy = await createMigratedDatabase()

test('a migrated database filled from an export has the same rows, pictures and search indexes', async () => {
  await fill(source)
  const { file, rowCount } = await exportRows(source, join(createScratchFolder(), 'exports/rows.sql'))
  expect(rowCount).toBe(MORE_ROWS_THAN_ONE_QUERY_READS + 4)
  const statements = readFileSync(file, 'utf8').split(/;\n(?=INSERT|UPDATE|$)/)
  for (const statement of statements) expect(Buffer.byteLength(statement)).toBeLessThan(100_000)
  await copy.batch(statements.filter(Boolean).map((sql) => copy.prepare(sql)))
  expect(await readAll(copy)).toEqual(await readAll(source))
  expect((await readAll(copy))[4]).toEqual([{ rowid: 7 }])
})
