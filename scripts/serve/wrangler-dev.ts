import { setTimeout } from 'node:timers/promises'
import { UserError } from '../../seed/user-error.ts'

interface ServeOptions {
  configuration: string
  state: string
  origin: string
  port: number
}

export const createServeArguments = ({ configuration, state, origin, port }: ServeOptions): string[] => [
  'dev',
  '--config',
  configuration,
  '--port',
  String(port),
  '--persist-to',
  state,
  '--var',
  `LOCAL_ORIGIN:${origin}`,
  '--show-interactive-dev-session=false',
]

export async function waitUntilServed(origin: string, findFailure: () => string | null): Promise<void> {
  while (!(await isServed(origin))) {
    const message = findFailure()
    if (message !== null) throw new UserError(message)
    await setTimeout(250)
  }
}

const isServed = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  )
