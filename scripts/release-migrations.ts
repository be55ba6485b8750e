import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unstable_readConfig } from 'wrangler'

export interface Migration {
  name: string
  sql: string
}

export interface MigrationPlan {
  /** Pending migrations that only add, so the running Worker is not affected. */
  adding: string[]
  /** Pending migrations that remove what no running release reads. Applied last. */
  contract: string[]
  problems: string[]
}

const FOLDER = 'migrations'

/** Migrations that remove or rename: `npm run db:generate -- --name contract_…`. */
const isContract = (name: string) => /^\d+_contract_/.test(name)

export const readMigrations = (folder = FOLDER): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))

/** Contract migrations run after the load. In an empty database all run first, because no Worker depends on it. */
export function planMigrations(migrations: readonly Migration[], applied: readonly string[]): MigrationPlan {
  const pending = migrations.filter(({ name }) => !applied.includes(name))
  if (applied.length === 0) return { adding: pending.map(({ name }) => name), contract: [], problems: [] }
  const contract = pending.map(({ name }) => name).filter(isContract)
  const adding = pending.filter(({ name }) => !isContract(name))
  return {
    adding: adding.map(({ name }) => name),
    contract,
    problems: [...removalProblems(adding), ...orderProblems(adding, contract)],
  }
}

const removalProblems = (adding: readonly Migration[]) =>
  adding.flatMap(({ name, sql }) =>
    removingStatements(sql).map(
      (statement) =>
        `${FOLDER}/${name} removes or renames something that the running Worker may read (${statement}). Move the statement to ` +
        'a migration of its own, named NNNN_contract_…, in a release after the one that stopped reading it',
    ),
  )

const orderProblems = (adding: readonly Migration[], [contract]: readonly string[]) =>
  adding
    .filter(({ name }) => contract !== undefined && name > contract)
    .map(
      ({ name }) =>
        `${FOLDER}/${name} only adds, but follows ${contract}, which is applied after the load. Release the two one after ` +
        'the other, or number the contract migration last',
    )

/** Returns statements that drop or rename a table, view or column. Dropping an index or a trigger is safe: no query names it. */
export function removingStatements(sql: string): string[] {
  const bare = sql
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'(?:[^']|'')*'/g, "''")
  return bare
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => /\bDROP (?!INDEX\b|TRIGGER\b)|\bRENAME\b/i.test(statement.replace(/[`"][^`"]*[`"]/g, 'x')))
}

export function writeConfigurationWith(names: readonly string[], folder = '.wrangler/release'): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, FOLDER), { recursive: true })
  for (const name of names) copyFileSync(join(FOLDER, name), join(folder, FOLDER, name))
  const { name, compatibility_date, d1_databases } = unstable_readConfig({ config: 'wrangler.toml' })
  const databases = d1_databases.map((database: object) => ({ ...database, migrations_dir: FOLDER }))
  const path = resolve(folder, 'wrangler.json')
  writeFileSync(path, JSON.stringify({ name, compatibility_date, d1_databases: databases }))
  return path
}
