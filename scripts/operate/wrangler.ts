import { spawnSync } from 'node:child_process'
import { UserError } from '../../seed/user-error.ts'

/** Returns wrangler's output as JSON, or null if it failed or printed anything else. */
export function runWranglerJson(args: readonly string[]): unknown {
  const { status, stdout } = spawnSync('wrangler', args, { encoding: 'utf8' })
  try {
    return status === 0 ? JSON.parse(stdout) : null
  } catch {
    return null
  }
}

/** Runs wrangler and returns its output. Throws a UserError with wrangler's own message if it fails. */
export function runWrangler(args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('wrangler', args, { encoding: 'utf8' })
  if (status === 0) return stdout
  const output = error ? error.message : `${stdout}\n${stderr}`.trim()
  throw new UserError(
    `\`wrangler ${args.join(' ')}\` failed:\n${output}\nRun \`npm run doctor -- --remote\`, which checks the login and the database id.`,
  )
}
