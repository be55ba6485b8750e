import { setTimeout } from 'node:timers/promises'
import { secondsLeftInQuarterHour } from '../../../src/domain/time.ts'

/**
 * Waits until at least `seconds` of the quarter hour are left. Responses that depend on who is open can be compared
 * only within the same quarter hour.
 */
export async function waitForQuarterHour(seconds: number, print: (text: string) => void): Promise<void> {
  const secondsLeft = secondsLeftInQuarterHour(new Date())
  if (secondsLeft > seconds) return
  print(`waiting ${secondsLeft} s for the quarter of an hour to end`)
  await setTimeout((secondsLeft + 1) * 1000)
}
