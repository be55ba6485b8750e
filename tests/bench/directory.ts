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
 * The folder of a local D1 with `count` clinics: the shipped content, and generated clinics beside the shipped ones. It
 * is made once and kept, named after the data it was made from. `say` tells how far it is.
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

/** Raise it when the generator or the filling changes, so that no stale database is measured. */
const GENERATION = 1

/** Commands for people, which change nothing in what is loaded. */
const COMMANDS = /^(api-schemas|cli|deploy|doctor.*|indexnow|login|server-noise|start)\.ts$/

/** The same for the same files under seed/ and the same tables. */
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
    // Without the sharing pictures: nothing that is measured reads them.
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

/** The SQLite file that Miniflare keeps for a database. */
function databaseFile(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const file = files.find((name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'))
  if (!file) throw new Error(`there is no database in ${folder}`)
  return join(folder, file)
}
