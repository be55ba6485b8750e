import { spawnSync } from 'node:child_process'
import { type CheckResult, checkLogin } from '../doctor/doctor-checks.ts'

const TIMEOUT_MS = 20_000

export function checkCloudflareLogin(): CheckResult {
  const { status, stdout, stderr, error } = spawnSync('wrangler', ['whoami'], { encoding: 'utf8', timeout: TIMEOUT_MS })
  return checkLogin(error ? null : { code: status, text: `${stdout}\n${stderr}` })
}
