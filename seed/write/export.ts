import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { retryQuery } from './retry.ts'

/** With more rows, a response could exceed D1's size limit, because some rows hold a picture. */
const ROWS_PER_QUERY = 50

const EXPORTED_TABLES_CONDITION = `type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
  AND name <> 'd1_migrations'`

/**
 * Writes SQL that fills an empty database to which the migrations have been applied. Replaces `wrangler d1 export`,
 * which fails on full-text indexes (cloudflare/workers-sdk#9519).
 */
export async function exportRows(db: D1Database, file: string): Promise<{ file: string; rowCount: number }> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'PRAGMA defer_foreign_keys = true;\n')
  const fullTextIndexes = await listTableNames(db, `sql LIKE 'CREATE VIRTUAL%'`)
  const isShadowTable = (name: string) => fullTextIndexes.some((index) => name.startsWith(`${index}_`))
  let rowCount = 0
  for (const table of await listTableNames(db, EXPORTED_TABLES_CONDITION))
    if (!isShadowTable(table)) rowCount += await exportTable(db, table, file)
  for (const index of fullTextIndexes) appendFileSync(file, `INSERT INTO ${index}(${index}) VALUES ('rebuild');\n`)
  return { file, rowCount }
}

async function exportTable(db: D1Database, table: string, file: string): Promise<number> {
  const { results: columns } = await retryQuery(() =>
    db.prepare('SELECT name FROM pragma_table_info(?1)').bind(table).all<{ name: string }>(),
  )
  const values = columns.map(({ name }) => `quote("${name}")`).join(` || ',' || `)
  const query = db.prepare(`SELECT ${values} AS line FROM "${table}" LIMIT ${ROWS_PER_QUERY} OFFSET ?1`)
  for (let rowCount = 0; ; ) {
    const offset = rowCount
    const { results } = await retryQuery(() => query.bind(offset).all<{ line: string }>())
    appendFileSync(file, results.map(({ line }) => `INSERT INTO "${table}" VALUES (${line});\n`).join(''))
    rowCount += results.length
    if (results.length < ROWS_PER_QUERY) return rowCount
  }
}

async function listTableNames(db: D1Database, condition: string): Promise<string[]> {
  const query = db.prepare(`SELECT name FROM sqlite_master WHERE ${condition} ORDER BY name`)
  return (await retryQuery(() => query.all<{ name: string }>())).results.map(({ name }) => name)
}
