import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { findDatabaseBinding } from '../../scripts/doctor/doctor-checks.ts'
import { localDatabaseFile } from '../../seed/write/database.ts'
import { DATABASE_ID } from '../tools/node/workerd.ts'
import { writeDirectoryFolder } from './directory-folder.ts'
import { applyMigrations, type Load, measureLoads } from './seed-times.ts'

const BENCH_FOLDER = '.tmp/bench'

export interface BenchDirectory {
  folder: string
  loads: Load[]
}

/**
 * Loads `count` clinics with `npm run db:seed`: those of the sample, and generated ones. Caches the database in a
 * folder named by the hash of the source files.
 */
export async function prepareDirectory(count: number, printProgress: (text: string) => void): Promise<BenchDirectory> {
  const root = resolve(BENCH_FOLDER, `${count}-${hashSources()}`)
  const folder = join(root, 'v3')
  const results = join(root, 'loads.json')
  if (!existsSync(results)) {
    printProgress(`loading a directory of ${count} clinics, once`)
    rmSync(root, { recursive: true, force: true })
    mkdirSync(root, { recursive: true })
    const files = join(root, 'seed')
    writeDirectoryFolder(files, count)
    applyMigrations(root)
    const loads = await measureLoads(files, root)
    renameDatabase(root)
    writeFileSync(results, JSON.stringify(loads))
  }
  return { folder, loads: JSON.parse(readFileSync(results, 'utf8')) as Load[] }
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const folder of ['seed', 'migrations', 'tests/bench', 'src/db/schema', 'src/domain']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json|md|sql)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

function renameDatabase(state: string): void {
  const configuredBinding = findDatabaseBinding(unstable_readConfig({ config: 'wrangler.toml' }))
  if (!configuredBinding) throw new Error('wrangler.toml has no database: see [[d1_databases]]')
  const oldFile = localDatabaseFile(state, configuredBinding)
  const newFile = localDatabaseFile(state, { binding: 'DB', database_id: DATABASE_ID })
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(oldFile + ending)) renameSync(oldFile + ending, newFile + ending)
  if (!existsSync(newFile)) throw new Error(`there is no database in ${dirname(newFile)}`)
}
