import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describeTableOrColumn, type RemovedTableOrColumn } from './release-schema.ts'

/** Returns an issue for each removal that the deployed release reads, because a rollback would run that release. */
export async function findRemovedButStillReadIssues(
  removedTablesAndColumns: readonly RemovedTableOrColumn[],
  deployedCommit: string,
): Promise<string[]> {
  if (removedTablesAndColumns.length === 0) return []
  const schema = await readSchema(deployedCommit)
  if (!schema)
    return [
      `the git commit or tag '${deployedCommit}' is missing, so this check cannot tell whether the deployed release reads ` +
        `${removedTablesAndColumns.map(describeTableOrColumn).join(', ')}. Fetch it: git fetch --tags`,
    ]
  return removedTablesAndColumns
    .filter((tableOrColumn) => isRead(schema, tableOrColumn, deployedCommit))
    .map(
      (tableOrColumn) =>
        `a contract migration removes ${describeTableOrColumn(tableOrColumn)}, which the deployed release reads. First release a Worker ` +
        'that does not read it, and the migration in a later release',
    )
}

type Schema = ReadonlyMap<string, readonly string[]>

const DEPLOYED_SOURCE_FOLDER = '.wrangler/deployed-source'

async function readSchema(commit: string): Promise<Schema | null> {
  rmSync(DEPLOYED_SOURCE_FOLDER, { recursive: true, force: true })
  mkdirSync(DEPLOYED_SOURCE_FOLDER, { recursive: true })
  const archive = spawnSync('git', ['archive', commit, 'src', ':(glob)**/tsconfig.json'], { maxBuffer: 2 ** 28 })
  if (archive.status !== 0) return null
  const extraction = spawnSync('tar', ['-x', '-C', DEPLOYED_SOURCE_FOLDER], { input: archive.stdout })
  if (extraction.status !== 0) throw new Error(`tar failed: ${extraction.error?.message ?? extraction.stderr}`)
  const exports: object = await import(resolve(DEPLOYED_SOURCE_FOLDER, 'src/db/schema.ts'))
  const tables = Object.values(exports).filter((value) => is(value, SQLiteTable))
  return new Map(tables.map((table) => [getTableName(table), getTableConfig(table).columns.map(({ name }) => name)]))
}

/** Searches the code for a table that the Drizzle schema lacks, because it may be a virtual table or a view. */
function isRead(schema: Schema, { table, column }: RemovedTableOrColumn, commit: string): boolean {
  const columns = schema.get(table)
  return columns
    ? column === null || columns.includes(column)
    : spawnSync('git', ['grep', '-qw', column ?? table, commit, '--', 'src']).status === 0
}
