import { Option } from 'commander'

const ENVIRONMENTS = ['production', 'preview'] as const

/** Production is the top level of wrangler.toml, preview its [env.preview]. */
export type Environment = (typeof ENVIRONMENTS)[number]

export const environmentOption = () =>
  new Option('--env <name>', 'the deployed site to use').choices(ENVIRONMENTS).default('production')

/** Returns wrangler's name of the environment. It is empty for the top level: without any name wrangler prints a warning. */
export const wranglerEnvironment = (environment: Environment): string =>
  environment === 'production' ? '' : environment

export const environmentFlag = (environment: Environment): string => `--env=${wranglerEnvironment(environment)}`

/** The option to add to our commands. */
export const environmentAdvice = (environment: Environment): string =>
  environment === 'production' ? '' : ` --env ${environment}`
