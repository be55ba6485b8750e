import { spawn } from 'node:child_process'
import { Command } from 'commander'
import { FROM_OPTION_DESCRIPTION, findDirectoryAndSetVariable } from '../../seed/directory.ts'
import { reportError, runProgram } from '../../seed/user-error.ts'
import { LOCAL_STATE_FOLDER } from '../../seed/write/database.ts'
import { loadDirectory, prepareDatabase, runTimedStep } from './local-site.ts'
import { parsePort, requireFreePort } from './port.ts'
import { reloadOnChange } from './reload-on-change.ts'

const program = new Command('dev')
  .description('Serves the site for development. Reloads the data when a file of the directory changes.')
  .option('-p, --port <number>', 'port to listen on (default: 8787, or the next that is free)', parsePort)
  .option('--host [address]', 'listen for other devices too, such as a phone')
  .option('--from <folder>', FROM_OPTION_DESCRIPTION)
  .showHelpAfterError()
  .action(dev)

interface Options {
  port?: number
  host?: string | true
  from?: string
}

async function dev({ port, host, from }: Options): Promise<void> {
  const directory = findDirectoryAndSetVariable(from)
  if (port !== undefined) await requireFreePort(port, 'npm run dev')
  await prepareDatabase(LOCAL_STATE_FOLDER, directory)
  const vite = spawn('vite', createViteArguments(port, host), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => vite.kill('SIGTERM'))
  vite.on('exit', (code) => process.exit(code ?? 0))
  reloadOnChange(directory, () => reload(directory))
}

const createViteArguments = (port?: number, host?: string | true) => [
  ...(port === undefined ? [] : ['--port', String(port), '--strictPort']),
  ...(host === undefined ? [] : ['--host', ...(host === true ? [] : [host])]),
]

async function reload(directory: string): Promise<void> {
  try {
    await runTimedStep('Data', () => loadDirectory(LOCAL_STATE_FOLDER, directory))
  } catch (error) {
    reportError(error)
    console.error('The site still serves the previous data.')
  }
}

await runProgram(program)
