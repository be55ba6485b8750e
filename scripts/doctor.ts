import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { LOCAL_STATE, localDatabaseFile, openDatabase } from '../seed/write/database.ts'
import { planFolder } from '../seed/write/seed.ts'
import { readConfiguration } from './configuration.ts'
import {
  type Configuration,
  checkBindings,
  checkBuild,
  checkDatabaseId,
  checkNode,
  checkVariables,
  type DatabaseBinding,
  type Finding,
  findDatabase,
  NOT_BOUND,
} from './doctor-checks.ts'
import { examineDatabase, type Ways } from './doctor-database.ts'
import { findLogin } from './login.ts'

/** `npm run doctor`: what stands between this checkout and a running site, each with the way out. Changes nothing. */
const program = new Command('doctor')
  .description('Checks tools, configuration, login, database and build; says of each fault what to do.')
  .option('--remote', 'look at the deployed database too', false)
  .option('--state <folder>', 'where the local database is kept', LOCAL_STATE)
  .option('--json', 'the findings as JSON', false)
  .action(run)

interface Options {
  remote: boolean
  state: string
  json: boolean
}

const BUILT = 'dist/worker/wrangler.json'
const SOURCES = ['src', 'client', 'public', 'vite.config.ts', 'vite.plugins.ts', 'wrangler.toml']

async function run(options: Options): Promise<void> {
  const { configuration, fault } = readConfiguration()
  const findings = [
    checkNode(process.versions.node, JSON.parse(readFileSync('package.json', 'utf8')).engines.node),
    ...(configuration ? await whatIsConfigured(configuration, options) : [fault]),
    checkBuild(existsSync(BUILT) ? statSync(BUILT).mtimeMs : null, newestOf(SOURCES)),
  ]
  console.log(options.json ? JSON.stringify(findings, null, 2) : findings.map(describe).join('\n'))
  if (findings.some((finding) => finding.state === 'problem')) process.exitCode = 1
}

async function whatIsConfigured(configuration: Configuration, { remote, state }: Options): Promise<Finding[]> {
  const id = checkDatabaseId(configuration)
  const login = findLogin()
  return [
    checkBindings(configuration),
    ...checkVariables(configuration, { deployed: remote }),
    // Only who deploys needs the two; they are no fault of a checkout that somebody works in.
    ...[id, login].map((finding) => (remote ? finding : asAdvice(finding))),
    ...(await localDatabase(state, findDatabase(configuration))),
    ...(remote ? await deployedDatabase([id, login]) : []),
  ]
}

const asAdvice = (finding: Finding): Finding =>
  finding.state === 'problem' ? { ...finding, state: 'advice', wayOut: `before deploying, ${finding.wayOut}` } : finding

const MARKS = { ok: '✓', advice: '!', problem: '✗', unknown: '?' }

const describe = ({ about, state, says, wayOut }: Finding) =>
  `${MARKS[state]} ${about}: ${says}${wayOut ? `\n    → ${wayOut}` : ''}`

async function localDatabase(state: string, database: DatabaseBinding | null): Promise<Finding[]> {
  const about = 'Local database'
  if (!database) return [{ about, state: 'unknown', ...NOT_BOUND }]
  // Opening one that is not there would make it.
  if (!existsSync(localDatabaseFile(state, database)))
    return [
      {
        about,
        state: 'advice',
        says: `there is none in ${state} for the id in wrangler.toml`,
        wayOut: 'run `npm start`, which makes and fills it',
      },
    ]
  return lookInto(about, { state }, { migrate: 'npm run db:migrate', seed: 'npm run db:seed' })
}

async function deployedDatabase(needed: Finding[]): Promise<Finding[]> {
  const about = 'Deployed database'
  const missing = needed.filter(({ state }) => state !== 'ok')
  if (missing.length > 0) {
    const says = `not looked at, for want of: ${missing.map((finding) => finding.about.toLowerCase()).join(', ')}`
    return [{ about, state: 'unknown', says }]
  }
  const commands = { migrate: 'npx wrangler d1 migrations apply DB --remote', seed: 'npm run db:seed -- --remote' }
  return lookInto(about, { remote: true }, commands)
}

async function lookInto(about: string, where: { remote?: boolean; state?: string }, ways: Ways): Promise<Finding[]> {
  try {
    // Planning takes seconds without a pause, in which an open connection would be given up.
    const planned = planFolder().plan?.version ?? null
    const { db, close } = await openDatabase(where)
    return await examineDatabase(about, db, planned, ways).finally(close)
  } catch (error) {
    return [{ about, state: 'unknown', says: error instanceof Error ? error.message : String(error) }]
  }
}

/** The file below the given ones that changed last, and when. */
function newestOf(paths: readonly string[]): { file: string; at: number } {
  const files = paths.filter(existsSync).flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    // The type checker's own notes change with every check.
    return names.filter((name) => !name.endsWith('.tsbuildinfo')).map((name) => join(path, name))
  })
  return files
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .reduce((newest, candidate) => (candidate.at > newest.at ? candidate : newest), { file: '', at: 0 })
}

await program.parseAsync()
