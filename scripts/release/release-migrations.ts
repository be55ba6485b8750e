import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../seed/user-error.ts'
import { writeDatabaseConfig } from '../../seed/write/database.ts'
import type { Environment } from '../operate/environment.ts'
import { describeTableOrColumn, InMemorySchema, type Migration, type RemovedTableOrColumn } from './release-schema.ts'

export interface MigrationPlan {
  /** Applied before the Worker is deployed. Includes contract migrations only if no Worker reads the database yet. */
  additive: string[]
  contract: string[]
  removed: RemovedTableOrColumn[]
  issues: string[]
}

const MIGRATIONS_FOLDER = 'migrations'

const isContract = (name: string) => /^\d+_contract_/.test(name)

export const readMigrations = (): Migration[] =>
  readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8') }))

/** In an empty database, which no Worker reads yet, all migrations run before the Worker is deployed. */
export function planMigrations(migrations: readonly Migration[], appliedNames: readonly string[]): MigrationPlan {
  const pendingMigrations = migrations.filter(({ name }) => !appliedNames.includes(name))
  if (appliedNames.length === 0)
    return { additive: pendingMigrations.map(({ name }) => name), contract: [], removed: [], issues: [] }
  const schema = new InMemorySchema(migrations.filter(({ name }) => appliedNames.includes(name)))
  const additiveMigrations = pendingMigrations.filter(({ name }) => !isContract(name))
  const contractMigrations = pendingMigrations.filter(({ name }) => isContract(name))
  return {
    additive: additiveMigrations.map(({ name }) => name),
    contract: contractMigrations.map(({ name }) => name),
    issues: [
      ...additiveMigrations.flatMap((migration) => applyAndFindRemovalIssues(migration, schema)),
      ...findOrderIssues(additiveMigrations, contractMigrations),
    ],
    removed: contractMigrations.flatMap((migration) => applyMigration(migration, schema)),
  }
}

function applyAndFindRemovalIssues(migration: Migration, schema: InMemorySchema): string[] {
  return applyMigration(migration, schema).map(
    (removed) =>
      `${MIGRATIONS_FOLDER}/${migration.name} removes or renames ${describeTableOrColumn(removed)}, which the running Worker may read. Move ` +
      'the statement to a migration of its own, named NNNN_contract_…, in a release after the one that stopped reading it',
  )
}

function applyMigration(migration: Migration, schema: InMemorySchema): RemovedTableOrColumn[] {
  try {
    return schema.apply(migration)
  } catch (error) {
    throw new UserError(
      `${MIGRATIONS_FOLDER}/${migration.name} cannot be applied after the migrations before it: ${(error as Error).message}. ` +
        'Correct it, or generate it again with `npm run db:generate`',
    )
  }
}

const findOrderIssues = (additive: readonly Migration[], [contract]: readonly Migration[]) =>
  additive
    .filter(({ name }) => contract !== undefined && name > contract.name)
    .map(
      ({ name }) =>
        `${MIGRATIONS_FOLDER}/${name} only adds, but follows ${contract?.name}, which is applied after the load. ` +
        'Put the two into separate releases, or number the contract migration last',
    )

export function writeAdditiveConfig(
  names: readonly string[],
  environment: Environment,
  folder = '.wrangler/release',
): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, MIGRATIONS_FOLDER), { recursive: true })
  for (const name of names) copyFileSync(join(MIGRATIONS_FOLDER, name), join(folder, MIGRATIONS_FOLDER, name))
  return writeDatabaseConfig(join(folder, 'wrangler.json'), environment, { migrations_dir: MIGRATIONS_FOLDER })
}
