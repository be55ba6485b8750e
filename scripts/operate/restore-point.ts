import { type Environment, formatWranglerFlag } from './environment.ts'
import { runWranglerJson } from './wrangler.ts'

export function findRestorePoint(environment: Environment): string {
  const info = runWranglerJson(['d1', 'time-travel', 'info', 'DB', '--json', formatWranglerFlag(environment)])
  const { bookmark } = (info ?? {}) as { bookmark?: string }
  return bookmark ?? new Date().toISOString()
}

export const describeRestorePoint = (point: string): string =>
  `• Restore point ${point}, kept for 30 days (7 on the free plan)`
