import { setTimeout } from 'node:timers/promises'
import { secondsLeftInQuarterHour } from '../../../src/domain/time.ts'

/**
 * Waits until the quarter hour has so many seconds left. Lists show open clinics per quarter hour, so two responses to
 * compare must be from the same one.
 */
export async function untilQuarterHas(seconds: number, say: (text: string) => void): Promise<void> {
  const left = secondsLeftInQuarterHour(new Date())
  if (left > seconds) return
  say(`waiting ${left} s for the quarter of an hour to end`)
  await setTimeout((left + 1) * 1000)
}
