import { Option } from 'commander'

const ENVIRONMENTS = ['production', 'preview'] as const

/** A deployed site. Production is configured at the top level of wrangler.toml, preview under [env.preview]. */
export type Environment = (typeof ENVIRONMENTS)[number]

export const createEnvironmentOption = () =>
  new Option('--env <name>', 'the deployed site to use').choices(ENVIRONMENTS).default('production')

/** Returns wrangler's name for the environment. An empty string means the top level of wrangler.toml. */
export const getWranglerEnvironment = (environment: Environment): string =>
  environment === 'production' ? '' : environment

/** Returns `--env=` for production, because wrangler warns if a command has no `--env` at all. */
export const formatWranglerFlag = (environment: Environment): string => `--env=${getWranglerEnvironment(environment)}`

export const formatEnvironmentSuffix = (environment: Environment): string =>
  environment === 'production' ? '' : ` --env ${environment}`
