import type { SqlStatement } from './statement.ts'

/** The indexes do not store text. Each reads these columns of its view instead. */
const FULL_TEXT_INDEXES = [
  { name: 'site_index', view: 'site_documents', columns: 'title, aliases, services, body' },
  { name: 'clinic_names', view: 'clinic_documents', columns: 'title, aliases' },
  { name: 'clinic_index', view: 'clinic_documents', columns: 'title, aliases, services, place, body' },
]

export const createRebuildStatements = (): SqlStatement[] =>
  FULL_TEXT_INDEXES.map(({ name }) => ({ sql: `INSERT INTO ${name}(${name}) VALUES ('rebuild')`, params: [] }))

/** The statements must run before the documents change, because an index finds its entries by their old text. */
export const createRemoveEntriesStatements = (ids: readonly unknown[]): SqlStatement[] =>
  FULL_TEXT_INDEXES.map(({ name, view, columns }) => ({
    sql: `INSERT INTO ${name}(${name}, rowid, ${columns}) SELECT 'delete', id, ${columns} FROM ${view} WHERE ${HAS_GIVEN_ID}`,
    params: [JSON.stringify(ids)],
  }))

export const createAddEntriesStatements = (ids: readonly unknown[]): SqlStatement[] =>
  FULL_TEXT_INDEXES.map(({ name, view, columns }) => ({
    sql: `INSERT INTO ${name}(rowid, ${columns}) SELECT id, ${columns} FROM ${view} WHERE ${HAS_GIVEN_ID}`,
    params: [JSON.stringify(ids)],
  }))

const HAS_GIVEN_ID = 'id IN (SELECT value FROM json_each(?1))'
