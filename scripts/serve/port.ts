import { InvalidArgumentError } from 'commander'

/** Parses the option `--port` of the commands that serve the site. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new InvalidArgumentError('must be a number from 1 to 65535.')
  return port
}
