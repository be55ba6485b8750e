import { Option } from 'commander'

const ENVIRONMENTS = ['production', 'preview'] as const

/** A deployed site. Production is the top level of wrangler.toml, preview its [env.preview]. */
export type Environment = (typeof ENVIRONMENTS)[number]

export const environmentOption = () =>
  new Option('--env <name>', 'the deployed site to use').choices(ENVIRONMENTS).default('production')

/** Returns the value of wrangler's `--env`: an empty string for production. Without the option, wrangler would warn. */
export const wranglerEnvironment = (environment: Environment): string =>
  environment === 'production' ? '' : environment

export const environmentFlag = (environment: Environment): string => `--env=${wranglerEnvironment(environment)}`

/** Returns ` --env preview` to append to a suggested command, or an empty string for production. */
export const environmentSuffix = (environment: Environment): string =>
  environment === 'production' ? '' : ` --env ${environment}`
