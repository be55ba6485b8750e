import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadSeedFiles, type SeedFiles } from '../../seed/load/load.ts'
import type { Plan } from '../../seed/plan/plan.ts'
import { planFolder, seed } from '../../seed/write/seed.ts'
import { start } from '../workerd.ts'
import { generateClinics } from './clinics.ts'
import { fillDirectory } from './fill.ts'

const FOLDER = '.tmp/bench'

/**
 * Returns the folder of a local D1 database with `count` clinics, shipped and generated. It is created once and named
 * after a hash of its sources.
 */
export async function directoryOf(count: number, say: (text: string) => void): Promise<string> {
  const folder = resolve(FOLDER, `${count}-${hashOfSources()}`)
  if (existsSync(folder)) return folder
  say(`making a directory of ${count} clinics, once`)
  const { files } = loadSeedFiles('seed')
  const { plan } = planFolder()
  if (!files || !plan) throw new Error('the files under seed/ have faults: see `npm run db:seed -- --check`')
  const unfinished = `${folder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  await makeDirectory(unfinished, count, files, plan, say)
  renameSync(unfinished, folder)
  return folder
}

/** Increase it when the generator or the filling changes, so that no outdated database is measured. */
const GENERATION = 1

const COMMANDS = /^(api-schemas|cli|deploy|doctor.*|indexnow|login|server-noise|start)\.ts$/

function hashOfSources(): string {
  const hash = createHash('sha256').update(String(GENERATION))
  for (const folder of ['seed', 'migrations']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json|md|sql)$/.test(file) && !COMMANDS.test(file))
        hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

async function makeDirectory(
  folder: string,
  count: number,
  files: SeedFiles,
  plan: Plan,
  say: (text: string) => void,
): Promise<void> {
  const { database, stop } = await start(folder)
  try {
    for (const statement of migrations()) await database.prepare(statement).run()
    // Without share pictures, which no measurement reads.
    await seed(database, { rows: plan.rows, version: plan.version }, new Date('2026-11-20T12:00:00Z'))
  } finally {
    await stop()
  }
  const clinics = generateClinics(files, count)
  if (count > files.clinics.length) fillDirectory(databaseFile(folder), { ...files, clinics }, plan.rows, say)
  writeFileSync(join(folder, 'made.txt'), `${count} clinics, data version ${plan.version}\n`)
}

const migrations = () =>
  readdirSync('migrations')
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .flatMap((file) => readFileSync(join('migrations', file), 'utf8').split('--> statement-breakpoint'))
    .map((statement) => statement.trim())
    .filter(Boolean)

function databaseFile(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const file = files.find((name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'))
  if (!file) throw new Error(`there is no database in ${folder}`)
  return join(folder, file)
}
