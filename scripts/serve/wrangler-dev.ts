import { setTimeout } from 'node:timers/promises'
import { UserError } from '../../seed/user-error.ts'

interface ServeOptions {
  configurationFile: string
  stateFolder: string
  origin: string
  port: number
}

export const createServeArguments = ({ configurationFile, stateFolder, origin, port }: ServeOptions): string[] => [
  'dev',
  '--config',
  configurationFile,
  '--port',
  String(port),
  '--persist-to',
  stateFolder,
  '--var',
  `LOCAL_ORIGIN:${origin}`,
  '--show-interactive-dev-session=false',
]

export async function waitUntilServed(origin: string, findFailureMessage: () => string | null): Promise<void> {
  while (!(await isServed(origin))) {
    const message = findFailureMessage()
    if (message !== null) throw new UserError(message)
    await setTimeout(250)
  }
}

const isServed = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  )
