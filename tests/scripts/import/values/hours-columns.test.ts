import { expect, test } from 'vitest'
import { readDays } from '../../../../scripts/import/values/hours.ts'
import { DAYS } from '../../../../src/domain/clinic/hours.ts'
import { toWeekHours } from './hours-week.ts'
import { getValueOrReason } from './reading.ts'

const CLOSED_ONLY_REASON = 'says when the clinic is closed, but not when it is open'

test('a column for each day is read, and a day without a cell is closed', () => {
  expect(
    getValueOrReason(
      readDays({ mon: '09:00-18:00', tue: '9-5', fri: '18:00-02:00', sat: 'Closed', sun: '00:00-00:00' }),
    ),
  ).toEqual(toWeekHours('09:00-18:00 09:00-17:00 - - 18:00-02:00 - 00:00-00:00'))
  expect(getValueOrReason(readDays({ mon: 'closed', sun: 'Closed' }))).toBe(CLOSED_ONLY_REASON)
  expect(getValueOrReason(readDays({ mon: '9-5', sat: 'x', sun: 'X' }))).toEqual(toWeekHours('09:00-17:00 - - - - - -'))
  const crosses = Object.fromEntries(DAYS.map((day) => [day, 'x']))
  expect(getValueOrReason(readDays(crosses))).toBe(CLOSED_ONLY_REASON)
  for (const mon of ['Mon-Fri 9-5', '9-5; Tue 10-6', 'Sat 10-4'])
    expect(readDays({ mon })).toEqual({
      reason: `'${mon}' is not a day's hours`,
      suggestion: 'write the hours of this day only, such as 9am-6pm or closed',
    })
  expect(getValueOrReason(readDays({ mon: 'sometimes' }))).toBe("'sometimes' is not a day's hours")
})

test.each([
  ['daily 9-5', '09:00-17:00 09:00-17:00 09:00-17:00 09:00-17:00 09:00-17:00 09:00-17:00 09:00-17:00'],
  ['weekends 10-4', '- - - - - 10:00-16:00 10:00-16:00'],
  ['Mon-Fri 9-5, Sat 10-2, Sun closed', '09:00-17:00 09:00-17:00 09:00-17:00 09:00-17:00 09:00-17:00 10:00-14:00 -'],
])('%j in the columns of all days is the hours of the week, but in two columns it is rejected', (text, week) => {
  expect(getValueOrReason(readDays(Object.fromEntries(DAYS.map((day) => [day, text]))))).toEqual(toWeekHours(week))
  expect(getValueOrReason(readDays({ mon: text, sat: text }))).toBe(`'${text}' is not a day's hours`)
})

test('hours of several days in the columns of just these days are read', () => {
  expect(getValueOrReason(readDays({ mon: '9-5', sat: 'weekends 10-4', sun: 'weekends 10-4' }))).toEqual(
    toWeekHours('09:00-17:00 - - - - 10:00-16:00 10:00-16:00'),
  )
  expect(getValueOrReason(readDays({ mon: 'Tue 9-5', tue: 'Tue 9-5' }))).toBe("'Tue 9-5' is not a day's hours")
  expect(getValueOrReason(readDays({ mon: '- by appointment' }))).toMatchObject({ hours: { mon: 'by appointment' } })
  for (const sun of ['', 'closed', '10-4'])
    expect(getValueOrReason(readDays({ sat: 'weekends 10-4', sun }))).toBe("'weekends 10-4' is not a day's hours")
})
