import { spawnSync } from 'node:child_process'
import { UserError } from '../../seed/user-error.ts'

export function runWranglerJson(args: readonly string[]): unknown {
  const { status, stdout } = spawnSync('wrangler', args, { encoding: 'utf8' })
  try {
    return status === 0 ? JSON.parse(stdout) : null
  } catch {
    return null
  }
}

export function runWrangler(args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync('wrangler', args, { encoding: 'utf8' })
  if (status === 0) return
  const output = error ? error.message : `${stdout}\n${stderr}`.trim()
  throw new UserError(
    `\`wrangler ${args.join(' ')}\` failed:\n${output}\nRun \`npm run doctor -- --remote\`, which checks the login and the database id.`,
  )
}
