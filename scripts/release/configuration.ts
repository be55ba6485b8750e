import { existsSync } from 'node:fs'
import { unstable_readConfig } from 'wrangler'
import type { CheckResult, Configuration } from '../doctor/doctor-checks.ts'
import { type Environment, wranglerEnvironment } from '../operate/environment.ts'

const FILE = 'wrangler.toml'

type ReadResult = { configuration: Configuration; issue: null } | { configuration: null; issue: CheckResult }

export function readConfiguration(environment: Environment = 'production'): ReadResult {
  if (!existsSync(FILE)) return unreadable(`${FILE} is missing`, `restore it: \`git checkout ${FILE}\``)
  try {
    return { configuration: unstable_readConfig({ config: FILE, env: wranglerEnvironment(environment) }), issue: null }
  } catch (error) {
    return unreadable(describe(error as ConfigError), `fix it: \`git diff ${FILE}\` shows what changed`)
  }
}

const unreadable = (message: string, hint: string): ReadResult => ({
  configuration: null,
  issue: { check: 'Configuration', state: 'problem', message, hint },
})

/** A syntax error has a location. Invalid values are listed in the message. */
interface ConfigError extends Error {
  location?: { line: number }
}

function describe({ message, location }: ConfigError): string {
  const issues = message.replace(/^Processing .*\n/, '').split('\n')
  const messages = issues.map((line) => line.replace(/^[\s-]+|\.?\s*$/g, '')).filter(Boolean)
  return `${FILE}${location ? ` · line ${location.line}` : ''}: ${messages.join('; ')}`
}
