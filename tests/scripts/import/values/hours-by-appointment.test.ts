import { describe, expect, test } from 'vitest'
import { readDays, readHours } from '../../../../scripts/import/values/hours.ts'
import { toWeekHours, WEEKDAYS_NINE_TO_SIX } from './hours-week.ts'
import { getNotes, getValueOrReason } from './reading.ts'

const UNCLEAR_REASON = 'may say when the clinic is closed or when it is open'

test.each([
  ['By appointment', { byAppointment: true }],
  ['by appointment only.', { byAppointment: true }],
  ['"by appointment"', { byAppointment: true }],
  ['By appt only', { byAppointment: true }],
  ['by appt.', { byAppointment: true }],
  ['Mo-Fr 09:00-18:00 "by appointment"', { byAppointment: true, ...toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`) }],
])('%s is read as by appointment', (text, opening) => {
  expect(getValueOrReason(readHours(text))).toEqual(opening)
})

test.each([
  ['Mon-Fri 9-6, Sat 10-4 by appointment', 1],
  ['Mon-Fri 9-6 by appointment', 0],
  ['Mon-Fri 9-6; closed Sunday; by appointment', 0],
])('%s is read as by appointment on every day, with %i notes', (text, noteCount) => {
  const reading = readHours(text)
  expect(getValueOrReason(reading)).toMatchObject({ byAppointment: true })
  expect(getNotes(reading)).toHaveLength(noteCount)
})

test('columns of days keep their times if each open day is by appointment', () => {
  const reading = readDays({ mon: '9-5 by appointment', tue: '10am-2pm (by appt only)', sun: 'closed' })
  expect(getValueOrReason(reading)).toEqual({
    byAppointment: true,
    ...toWeekHours('09:00-17:00 10:00-14:00 - - - - -'),
  })
  expect(getNotes(reading)).toEqual([])
})

describe('a day by appointment', () => {
  const SATURDAY_BY_APPOINTMENT = {
    hours: { ...toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`).hours, sat: 'by appointment' },
  }

  test.each([
    'Mon–Fri 9am–6pm, Sat by appointment',
    'Mon-Fri 9-6, Saturday by appt. only',
    'Sat by appointment; Mon-Fri 9-6; Sun closed',
    'Mo-Fr 09:00-18:00; Sa "by appointment"',
    'Mon-Fri 9-6 (Sat: by appointment)',
    'M-F 9-6, Sat by appt',
    'Mon-Sat 9-6, Sat by appointment only, closed Sunday',
  ])('is read in: %s', (text) => {
    expect(getValueOrReason(readHours(text))).toEqual(SATURDAY_BY_APPOINTMENT)
  })

  test.each([
    ['Mon-Fri 9-6; Sat, Sun by appointment', `${WEEKDAYS_NINE_TO_SIX} APPT APPT`],
    ['Tue-Fri by appointment', '- APPT APPT APPT APPT - -'],
  ])('may be one of several: %s', (text, days) => {
    expect(getValueOrReason(readHours(text))).toEqual(
      JSON.parse(JSON.stringify(toWeekHours(days)).replaceAll('APPT', 'by appointment')),
    )
  })

  test.each([
    ['Sat by appointment 9-5', UNCLEAR_REASON],
    ['closed Sun and Mon by appointment', UNCLEAR_REASON],
    ['week 1-20 Mo-Fr 09:00-18:00; Sa "by appointment"', 'is not opening hours'],
  ])('%s is rejected', (text, reason) => {
    expect(getValueOrReason(readHours(text))).toBe(reason)
  })

  test('is also read from its own column, where times are left out with a note if other days need no appointment', () => {
    const reading = readDays({ mon: '9-5', fri: 'By appt only', sat: '10-2 by appointment' })
    expect(getValueOrReason(reading)).toEqual({
      hours: { ...toWeekHours('09:00-17:00 - - - - - -').hours, fri: 'by appointment', sat: 'by appointment' },
    })
    expect(getNotes(reading)).toEqual(["left out the times of '10-2 by appointment'"])
  })
})
