import { existsSync } from 'node:fs'
import { unstable_readConfig } from 'wrangler'
import type { Configuration, Finding } from './doctor-checks.ts'

const FILE = 'wrangler.toml'

/** Either is null: what wrangler.toml says, or why it cannot be read. */
type Read = { configuration: Configuration; fault: null } | { configuration: null; fault: Finding }

/** What wrangler.toml says. One that cannot be read is a finding like any other. */
export function readConfiguration(): Read {
  if (!existsSync(FILE)) return unreadable(`${FILE} is missing`, `bring it back: \`git checkout ${FILE}\``)
  try {
    return { configuration: unstable_readConfig({ config: FILE }), fault: null }
  } catch (error) {
    return unreadable(describe(error as ConfigError), `mend it: \`git diff ${FILE}\` shows what changed`)
  }
}

const unreadable = (says: string, wayOut: string): Read => ({
  configuration: null,
  fault: { about: 'Configuration', state: 'problem', says, wayOut },
})

/** What wrangler throws: with a place when the file is no TOML, with a list in its message when it says what it must not. */
interface ConfigError extends Error {
  location?: { line: number }
}

function describe({ message, location }: ConfigError): string {
  const faults = message.replace(/^Processing .*\n/, '').split('\n')
  const said = faults.map((line) => line.replace(/^[\s-]+|\.?\s*$/g, '')).filter(Boolean)
  return `${FILE}${location ? ` · line ${location.line}` : ''}: ${said.join('; ')}`
}
