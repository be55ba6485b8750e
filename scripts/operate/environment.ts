import { Option } from 'commander'

const ENVIRONMENTS = ['production', 'preview'] as const

/** A deployed site. Production is the top level of wrangler.toml, preview its [env.preview]. */
export type Environment = (typeof ENVIRONMENTS)[number]

export const environmentOption = () =>
  new Option('--env <name>', 'the deployed site to use').choices(ENVIRONMENTS).default('production')

/** Returns wrangler's name for the environment. It is empty for production: wrangler warns without `--env`. */
export const wranglerEnvironment = (environment: Environment): string =>
  environment === 'production' ? '' : environment

export const environmentFlag = (environment: Environment): string => `--env=${wranglerEnvironment(environment)}`

/** Returns the `--env` option to append to a suggested command, or an empty string for production. */
export const environmentAdvice = (environment: Environment): string =>
  environment === 'production' ? '' : ` --env ${environment}`
