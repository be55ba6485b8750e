import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Command } from 'commander'
import { FROM_OPTION_DESCRIPTION, findDirectoryAndSetVariable } from '../../seed/directory.ts'
import { runProgram, UserError } from '../../seed/user-error.ts'
import { LOCAL_STATE_FOLDER } from '../../seed/write/database.ts'
import { prepareDatabase, runQuietly, runTimedStep } from './local-site.ts'
import { withLock } from './lock.ts'
import { parsePort, requireFreePort } from './port.ts'
import { copyBuildForThisProcess } from './served-build.ts'
import { createNoiseFilter } from './server-noise.ts'
import { createServeArguments } from './wrangler-dev.ts'

const program = new Command('start')
  .description('Fills the local database, builds the site and serves it.')
  .option('-p, --port <number>', 'port to listen on', parsePort, 8787)
  .option('--from <folder>', FROM_OPTION_DESCRIPTION)
  .option('--no-build', 'serve the existing build')
  .option('--state <folder>', 'folder of the local database', LOCAL_STATE_FOLDER)
  .option('--force', 'load the data even if it is up to date', false)
  .showHelpAfterError()
  .action(start)

/** Locked while a site is prepared, because all sites of a checkout share `dist/`, and most share a database. */
const LOCK_FILE = '.wrangler/start.lock'
const BUILD_FOLDER = 'dist'

interface Options {
  port: number
  from?: string
  build: boolean
  /** The folder of the local database. */
  state: string
  force: boolean
}

async function start({ port, from, build, state: stateFolder, force }: Options): Promise<void> {
  const directory = findDirectoryAndSetVariable(from)
  await requireFreePort(port, 'npm start')
  const buildCopy = await withLock(LOCK_FILE, printWaitingMessage, async () => {
    await prepareDatabase(stateFolder, directory, { force })
    if (build) await runTimedStep('Build', () => runQuietly('vite', ['build', '--logLevel', 'warn']))
    if (!existsSync(`${BUILD_FOLDER}/worker/wrangler.json`))
      throw new UserError(`there is no build in ${BUILD_FOLDER}/. Run \`npm run build\`, or start without --no-build.`)
    return copyBuildForThisProcess(BUILD_FOLDER)
  })
  serve(buildCopy, port, stateFolder)
}

const printWaitingMessage = () =>
  console.log('• Waiting for another `npm start` in this checkout to finish preparing …')

function serve(buildFolder: string, port: number, stateFolder: string): void {
  const origin = `http://localhost:${port}`
  const args = createServeArguments({
    configurationFile: `${buildFolder}/worker/wrangler.json`,
    stateFolder,
    origin,
    port,
  })
  const server = spawn('wrangler', args, { stdio: ['ignore', 'inherit', 'pipe'] })
  const isWorthPrinting = createNoiseFilter()
  createInterface(server.stderr).on('line', (line) => isWorthPrinting(line) && process.stderr.write(`${line}\n`))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGTERM'))
  server.on('exit', (code) => process.exit(code ?? 0))
  console.log(`• Serving at ${origin} (Ctrl+C stops it)`)
}

await runProgram(program)
