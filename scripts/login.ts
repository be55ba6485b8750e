import { spawnSync } from 'node:child_process'
import { checkLogin, type Finding } from './doctor-checks.ts'

/** Milliseconds after which Cloudflare counts as out of reach. */
const PATIENCE = 20_000

/** Who is logged in to Cloudflare here. Asks Cloudflare. */
export function findLogin(): Finding {
  const { status, stdout, stderr, error } = spawnSync('wrangler', ['whoami'], { encoding: 'utf8', timeout: PATIENCE })
  return checkLogin(error ? null : { code: status, text: `${stdout}\n${stderr}` })
}
