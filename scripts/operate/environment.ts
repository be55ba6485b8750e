import { Option } from 'commander'

const ENVIRONMENTS = ['production', 'preview'] as const

/** A deployed site. Production is the top level of wrangler.toml, preview its [env.preview]. */
export type Environment = (typeof ENVIRONMENTS)[number]

export const environmentOption = () =>
  new Option('--env <name>', 'the deployed site to use').choices(ENVIRONMENTS).default('production')

/** Returns wrangler's name of the environment: empty for production, because wrangler warns if no name is given. */
export const wranglerEnvironment = (environment: Environment): string =>
  environment === 'production' ? '' : environment

export const environmentFlag = (environment: Environment): string => `--env=${wranglerEnvironment(environment)}`

/** Returns the option to add to our commands, empty for production. */
export const environmentAdvice = (environment: Environment): string =>
  environment === 'production' ? '' : ` --env ${environment}`
