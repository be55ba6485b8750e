import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { Command, InvalidArgumentError } from 'commander'
import { DatabaseProblem, LOCAL_STATE, openDatabase } from './database.ts'
import { describeDiff } from './diff.ts'
import { describeFaults, planFolder, seed } from './seed.ts'
import { noiseFilter } from './server-noise.ts'

/**
 * `npm start`: from a fresh checkout to the filled site. Makes and fills the local database, builds, and serves
 * the production build in workerd. What is up to date already is left alone.
 */
const program = new Command('start')
  .description('Fills the local database, builds the site and serves it.')
  .option('-p, --port <number>', 'port to listen on', toPort, 8787)
  .option('--no-build', 'serve the build that is there')
  .option('--state <folder>', 'where the local database is kept', LOCAL_STATE)
  .action(start)

interface Options {
  port: number
  build: boolean
  state: string
}

function toPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new InvalidArgumentError('must be a number from 1 to 65535.')
  return port
}

/** Something a person has to mend first. */
class StartProblem extends Error {
  override name = 'StartProblem'
}

async function start({ port, build, state }: Options): Promise<void> {
  if (!(await isFree(port)))
    throw new StartProblem(
      `port ${port} is taken. Stop what listens there, or choose another: npm start -- --port ${await freePortAfter(port)}`,
    )
  await step('Database', () => migrate(state))
  await step('Data', () => fill(state))
  if (build) await step('Build', () => run('vite', ['build', '--logLevel', 'warn']))
  serve(port, state)
}

async function step(name: string, work: () => string | Promise<string>): Promise<void> {
  const startedAt = Date.now()
  process.stdout.write(`• ${name} … `)
  const said = await work()
  console.log(`${said} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
}

function run(command: string, args: string[]): string {
  const result = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, CI: 'true' } })
  if (result.status !== 0)
    throw new StartProblem(
      `\`${command} ${args.join(' ')}\` failed:\n${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`,
    )
  return 'done'
}

function migrate(state: string): string {
  try {
    run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state])
  } catch (error) {
    throw new StartProblem(
      `the local database in ${state} cannot be read or written. All that it holds comes from seed/: ` +
        `delete ${state} and start again.\n\n${(error as Error).message}`,
    )
  }
  return 'migrated'
}

async function fill(state: string): Promise<string> {
  const { plan, faults } = planFolder()
  if (!plan) throw new StartProblem(`the files under seed/ have faults:\n${describeFaults(faults)}`)
  const { db, close } = await openDatabase({ state })
  try {
    const { diff, current } = await seed(db, plan, new Date())
    return current ? 'up to date' : `loaded; ${describeDiff(diff).split('\n')[0]}`
  } finally {
    await close()
  }
}

/** Runs until it is stopped; stopping this process stops the server. */
function serve(port: number, state: string): void {
  const origin = `http://localhost:${port}`
  const args = [
    'dev',
    '--config',
    'dist/worker/wrangler.json',
    '--port',
    String(port),
    '--persist-to',
    state,
    '--var',
    `LOCAL_ORIGIN:${origin}`,
  ]
  const server = spawn('wrangler', [...args, '--show-interactive-dev-session=false'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const isTold = noiseFilter()
  createInterface(server.stderr).on('line', (line) => isTold(line) && process.stderr.write(`${line}\n`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
  console.log(`• Serving at ${origin} (Ctrl+C stops it)`)
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** The next port that is free; after the last one the search goes on at the first that needs no privileges. */
async function freePortAfter(port: number): Promise<number> {
  const next = port < 65535 ? port + 1 : 1024
  return (await isFree(next)) ? next : freePortAfter(next)
}

program.parseAsync().catch((error: unknown) => {
  const expected = error instanceof StartProblem || error instanceof DatabaseProblem
  console.error(expected ? `\n✗ ${error.message}` : error)
  process.exitCode = 1
})
