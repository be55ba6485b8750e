import { setTimeout } from 'node:timers/promises'
import { secondsLeftInQuarterHour } from '../src/domain/time.ts'

/**
 * Waits until the quarter of an hour has so many seconds left. Lists say who is open in it, and change with the next:
 * what compares two answers of one must not begin at its end.
 */
export async function untilQuarterHas(seconds: number, say: (text: string) => void): Promise<void> {
  const left = secondsLeftInQuarterHour(new Date())
  if (left > seconds) return
  say(`waiting ${left} s for the quarter of an hour to end`)
  await setTimeout((left + 1) * 1000)
}
