import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHours } from '../../../../scripts/import/values/hours.ts'
import { toWeekHours } from './hours-week.ts'
import { getValueOrReason } from './reading.ts'

describe('days that the text says are closed', () => {
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  const someDays = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })
  const separator = fc.constantFrom(', ', '/', ' & ', ' and ', ' | ', '\n')
  const joinDayNames = (days: readonly number[], between: string) => days.map((day) => names[day]).join(between)
  const form = fc.constantFrom<(days: string) => string>(
    (days) => `closed ${days}`,
    (days) => `${days} closed`,
    (days) => `${days}: off`,
    (days) => `Closed on ${days}.`,
  )

  test('are rejected if no day has hours', () => {
    fc.assert(
      fc.property(someDays, separator, form, (days, between, write) => {
        expect(getValueOrReason(readHours(write(joinDayNames(days, between))))).toBeTypeOf('string')
      }),
    )
  })

  test("are read as closed, before or after other days' hours, unless the text is rejected", () => {
    fc.assert(
      fc.property(
        someDays,
        someDays,
        separator,
        form,
        fc.boolean(),
        (closedDays, otherDays, between, write, isFirst) => {
          const openDays = otherDays.filter((day) => !closedDays.includes(day))
          fc.pre(openDays.length > 0)
          const parts = [write(joinDayNames(closedDays, between)), `${joinDayNames(openDays, between)} 10am-6pm`]
          const result = getValueOrReason(readHours((isFirst ? parts : parts.toReversed()).join('; ')))
          if (typeof result === 'string') {
            // Texts with the other separators are never rejected.
            expect([' | ', '\n']).toContain(between)
            return
          }
          expect(result).toEqual(
            toWeekHours(names.map((_, day) => (openDays.includes(day) ? '10:00-18:00' : '-')).join(' ')),
          )
        },
      ),
    )
  })
})
