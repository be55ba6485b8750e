import { createServer } from 'node:net'
import { InvalidArgumentError } from 'commander'
import { UserError } from '../../seed/user-error.ts'
import { quoteShellWord } from '../shell-word.ts'

export function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new InvalidArgumentError('must be a number from 1 to 65535.')
  return port
}

export async function requireFreePort(port: number, command: string): Promise<void> {
  if (await isFree(port)) return
  const args = [...listArgumentsWithoutPort(), '--port', await findFreePortAfter(port)]
  throw new UserError(
    `port ${port} is in use. Stop the process that uses it, or choose another: ${command} -- ${args.join(' ')}`,
  )
}

const listArgumentsWithoutPort = () =>
  process.argv
    .slice(2)
    .filter((arg, index, args) => !/^(?:--port\b|-p)/.test(arg) && !/^(?:--port|-p)$/.test(args[index - 1] ?? ''))
    .map(quoteShellWord)

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

export async function findFreePortAfter(port: number): Promise<number> {
  const next = port < 65535 ? port + 1 : 1024
  return (await isFree(next)) ? next : findFreePortAfter(next)
}
