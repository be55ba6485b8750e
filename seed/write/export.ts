import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { retryQuery } from './retry.ts'

/** With more rows, a response could exceed D1's size limit, because some rows hold a picture. */
const ROWS_PER_QUERY = 50

const EXPORTED_TABLES_CONDITION = `type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
  AND name <> 'd1_migrations'`

/** Replaces `wrangler d1 export`, which fails on full-text indexes (cloudflare/workers-sdk#9519). */
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
  const names = columns.map(({ name }) => name)
  const literals = names.map((name) => `quote("${name}")`).join(', ')
  const query = db.prepare(`SELECT ${literals} FROM "${table}" LIMIT ${ROWS_PER_QUERY} OFFSET ?1`)
  for (let rowCount = 0; ; ) {
    const offset = rowCount
    const rows = await retryQuery(() => query.bind(offset).raw<string[]>())
    appendFileSync(file, rows.map((row) => formatRow(table, names, row)).join(''))
    rowCount += rows.length
    if (rows.length < ROWS_PER_QUERY) return rowCount
  }
}

/** D1 rejects statements of more than 100 KB. */
const MAX_STATEMENT_BYTES = 95_000
const MAX_SHORT_LITERAL_LENGTH = 2000

/** Returns an INSERT statement. If it would be too long, UPDATE statements append the long values in parts. */
function formatRow(table: string, names: readonly string[], literals: readonly string[]): string {
  const isLong = (literal: string) => literal.length > MAX_SHORT_LITERAL_LENGTH
  const isBlob = (literal: string) => literal.startsWith("X'")
  const insert = (values: readonly string[]) => `INSERT INTO "${table}" VALUES (${values.join(',')});\n`
  if (Buffer.byteLength(insert(literals)) <= MAX_STATEMENT_BYTES) return insert(literals)
  const updates = literals.flatMap((literal, index) => {
    const column = `"${names[index]}"`
    const append = (part: string) => (isBlob(literal) ? `CAST(${column} || ${part} AS BLOB)` : `${column} || ${part}`)
    return isLong(literal)
      ? splitLiteral(literal).map(
          (part) => `UPDATE "${table}" SET ${column} = ${append(part)} WHERE rowid = last_insert_rowid();\n`,
        )
      : []
  })
  const shortLiterals = literals.map((literal) => (isLong(literal) ? (isBlob(literal) ? "X''" : "''") : literal))
  return [insert(shortLiterals), ...updates].join('')
}

function splitLiteral(literal: string): string[] {
  if (literal.startsWith("X'")) return (literal.slice(2, -1).match(/.{1,40000}/g) ?? []).map((hex) => `X'${hex}'`)
  const text = literal.slice(1, -1).replaceAll("''", "'")
  return (text.match(/.{1,20000}/gsu) ?? []).map((part) => `'${part.replaceAll("'", "''")}'`)
}

async function listTableNames(db: D1Database, condition: string): Promise<string[]> {
  const query = db.prepare(`SELECT name FROM sqlite_master WHERE ${condition} ORDER BY name`)
  return (await retryQuery(() => query.all<{ name: string }>())).results.map(({ name }) => name)
}
