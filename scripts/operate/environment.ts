import { Option } from 'commander'

const ENVIRONMENTS = ['production', 'preview'] as const

/** A deployed site. Production is the top level of wrangler.toml, preview its [env.preview]. */
export type Environment = (typeof ENVIRONMENTS)[number]

export const environmentOption = () =>
  new Option('--env <name>', 'the deployed site to use').choices(ENVIRONMENTS).default('production')

/** Returns an empty string for production, because wrangler warns if a command has no `--env` at all. */
export const wranglerEnvironment = (environment: Environment): string =>
  environment === 'production' ? '' : environment

export const environmentFlag = (environment: Environment): string => `--env=${wranglerEnvironment(environment)}`

export const environmentSuffix = (environment: Environment): string =>
  environment === 'production' ? '' : ` --env ${environment}`
