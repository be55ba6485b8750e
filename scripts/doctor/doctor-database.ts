import { readdirSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { readAppliedMigrations, readStoredData } from '../../seed/write/database.ts'
import { type CheckResult, checkMigrations, checkStoredVersion } from './doctor-checks.ts'

export interface FixCommands {
  migrate: string
  seed: string
}

export async function checkDatabase(
  check: string,
  db: D1Database,
  plannedVersion: string | null,
  fixCommands: FixCommands,
): Promise<CheckResult[]> {
  const files = readdirSync('migrations').filter((file) => file.endsWith('.sql'))
  const migrationResult = checkMigrations(check, files, await readAppliedMigrations(db), fixCommands.migrate)
  if (migrationResult.state !== 'ok') return [migrationResult]
  if (plannedVersion === null) {
    const hint = 'run `npm run db:seed -- --dry-run` with the same --from to list them'
    return [migrationResult, { check: 'Directory', state: 'problem', message: 'its files have errors', hint }]
  }
  return [
    migrationResult,
    checkStoredVersion(check, plannedVersion, (await readStoredData(db)).version, fixCommands.seed),
  ]
}
