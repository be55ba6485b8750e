import { existsSync } from 'node:fs'
import { unstable_readConfig } from 'wrangler'
import type { CheckResult, WranglerConfiguration } from '../doctor/doctor-checks.ts'
import { type Environment, getWranglerEnvironment } from '../operate/environment.ts'

const CONFIGURATION_FILE = 'wrangler.toml'

type ConfigurationResult =
  | { configuration: WranglerConfiguration; failedCheck: null }
  | { configuration: null; failedCheck: CheckResult }

export function readConfiguration(environment: Environment = 'production'): ConfigurationResult {
  if (!existsSync(CONFIGURATION_FILE))
    return createUnreadableResult(
      `${CONFIGURATION_FILE} is missing`,
      `restore it: \`git checkout ${CONFIGURATION_FILE}\``,
    )
  try {
    return {
      configuration: unstable_readConfig({ config: CONFIGURATION_FILE, env: getWranglerEnvironment(environment) }),
      failedCheck: null,
    }
  } catch (error) {
    return createUnreadableResult(
      describeError(error as ConfigError),
      `fix it: \`git diff ${CONFIGURATION_FILE}\` shows what changed`,
    )
  }
}

const createUnreadableResult = (message: string, hint: string): ConfigurationResult => ({
  configuration: null,
  failedCheck: { check: 'Configuration', state: 'problem', message, hint },
})

/** Only a syntax error has a location. For invalid values, the message has a line for each. */
interface ConfigError extends Error {
  location?: { line: number }
}

function describeError({ message, location }: ConfigError): string {
  const issues = message.replace(/^Processing .*\n/, '').split('\n')
  const messages = issues.map((line) => line.replace(/^[\s-]+|\.?\s*$/g, '')).filter(Boolean)
  return `${CONFIGURATION_FILE}${location ? ` · line ${location.line}` : ''}: ${messages.join('; ')}`
}
