import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { findDatabaseBinding } from '../../scripts/doctor/doctor-checks.ts'
import { getLocalDatabaseFile } from '../../seed/write/database.ts'
import { DATABASE_ID } from '../tools/node/workerd.ts'
import { writeDirectoryFolder } from './directory-folder.ts'
import { applyMigrations, type Load, measureLoads } from './seed-times.ts'

const BENCH_FOLDER = '.tmp/bench'

export interface BenchDirectory {
  /** The folder of the local database, not of the data files. */
  folder: string
  loads: Load[]
}

/**
 * Returns a local database with `clinicCount` clinics (those of the sample, and generated ones) and the times of its
 * loads. If the sample has more clinics, the database has only those of the sample. Caches both in a folder named after
 * the number of clinics and a hash of the source files.
 */
export async function prepareDirectory(
  clinicCount: number,
  printProgress: (text: string) => void,
): Promise<BenchDirectory> {
  const benchFolder = resolve(BENCH_FOLDER, `${clinicCount}-${hashSources()}`)
  const folder = join(benchFolder, 'v3')
  const loadsFile = join(benchFolder, 'loads.json')
  if (!existsSync(loadsFile)) {
    printProgress(`loading a directory of ${clinicCount} clinics, once`)
    rmSync(benchFolder, { recursive: true, force: true })
    mkdirSync(benchFolder, { recursive: true })
    const seedFolder = join(benchFolder, 'seed')
    writeDirectoryFolder(seedFolder, clinicCount)
    applyMigrations(benchFolder)
    const loads = await measureLoads(seedFolder, benchFolder)
    renameDatabase(benchFolder)
    writeFileSync(loadsFile, JSON.stringify(loads))
  }
  return { folder, loads: JSON.parse(readFileSync(loadsFile, 'utf8')) as Load[] }
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const folder of ['seed', 'migrations', 'tests/bench', 'src/db/schema', 'src/domain']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json|md|sql)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

function renameDatabase(stateFolder: string): void {
  const configuredBinding = findDatabaseBinding(unstable_readConfig({ config: 'wrangler.toml' }))
  if (!configuredBinding) throw new Error('wrangler.toml has no database: see [[d1_databases]]')
  const oldFile = getLocalDatabaseFile(stateFolder, configuredBinding)
  const newFile = getLocalDatabaseFile(stateFolder, { binding: 'DB', database_id: DATABASE_ID })
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(oldFile + ending)) renameSync(oldFile + ending, newFile + ending)
  if (!existsSync(newFile)) throw new Error(`there is no database in ${dirname(newFile)}`)
}
