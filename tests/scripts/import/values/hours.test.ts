import { describe, expect, test } from 'vitest'
import { readHours } from '../../../../scripts/import/values/hours.ts'
import { toWeekHours, WEEKDAYS_NINE_TO_SIX } from './hours-week.ts'
import { getNotes, getValueOrReason } from './reading.ts'

const CLOSED_ONLY_REASON = 'says when the clinic is closed, but not when it is open'
const UNCLEAR_REASON = 'may say when the clinic is closed or when it is open'
const repeatForWeek = (hours: string) => toWeekHours(Array(7).fill(hours).join(' '))

describe('everyday formats', () => {
  test.each([
    ['Mon–Fri 9–6, Sat 10am-4pm', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 10:00-16:00 -`)],
    ['M-F 9a-6p', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['Monday to Friday 9 a.m. to 6 p.m.', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ["Mon-Fri 9am til 6, Sat 10am 'til 4pm", toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 10:00-16:00 -`)],
    ['weekdays 9:00-6:00', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['9-6 Mon-Fri', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['9-6 Mon-Fri, 10-4 Sat', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 10:00-16:00 -`)],
    ['9am-6pm M-F; 10am-4pm weekends', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 10:00-16:00 10:00-16:00`)],
    ['9-6 Mon-Fri, 10-4 Sat, closed Sun', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 10:00-16:00 -`)],
    ['9-6, Mon-Fri, closed Sat-Sun', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['9-6, Mon-Fri, closed Sat, closed Sun', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['TR 10-6', toWeekHours('- 10:00-18:00 - 10:00-18:00 - - -')],
    ['MTWRF 9-6', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['Mon-Sat 9am-6pm, closed Sunday', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 09:00-18:00 -`)],
    ['Closed Sunday and Saturday. Daily 9-6', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['M/W/F 10-6, T/Th 11-8', toWeekHours('10:00-18:00 11:00-20:00 10:00-18:00 11:00-20:00 10:00-18:00 - -')],
    ['Daily 9-5', repeatForWeek('09:00-17:00')],
    ['Every day except Mon 9-5', toWeekHours(`- ${Array(6).fill('09:00-17:00').join(' ')}`)],
    ['9am-5pm daily (except on Mondays)', toWeekHours(`- ${Array(6).fill('09:00-17:00').join(' ')}`)],
    ['7 days, except Sat-Sun: 9-6, Sat 10-4', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 10:00-16:00 -`)],
    ['10-4pm daily', repeatForWeek('10:00-16:00')],
    ['12-8', repeatForWeek('12:00-20:00')],
    ['1-5', repeatForWeek('13:00-17:00')],
    ['1:30-5:30', repeatForWeek('13:30-17:30')],
    ['noon to midnight', repeatForWeek('12:00-00:00')],
    ['12 noon - 12midnight', repeatForWeek('12:00-00:00')],
    ['Mon-Sat 9-5; Sat 9-6; Mon-Fri 9-6; Sat 10-4', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 10:00-16:00 -`)],
    ['5-midnight', repeatForWeek('17:00-00:00')],
    ['5-1am', repeatForWeek('17:00-01:00')],
    ['5-9am', repeatForWeek('05:00-09:00')],
    ['Open 24 hours', repeatForWeek('00:00-00:00')],
    ['24/7', repeatForWeek('00:00-00:00')],
    ['Mon, Wed, Fri 9-5; Tue 12-8', toWeekHours('09:00-17:00 12:00-20:00 09:00-17:00 - 09:00-17:00 - -')],
    [
      'Tues-Thurs 11-7\nFri 11-6\nSat 10-5',
      toWeekHours('- 11:00-19:00 11:00-19:00 11:00-19:00 11:00-18:00 10:00-17:00 -'),
    ],
    ['Monday: 9:30 AM – 6:00 PM, Sunday: Closed', toWeekHours('09:30-18:00 - - - - - -')],
    ['Sat closed, Sun 10-4', toWeekHours('- - - - - - 10:00-16:00')],
    ['Fri 6pm-2am', toWeekHours('- - - - 18:00-02:00 - -')],
    ['Sat-Mon 10am-4pm', toWeekHours('10:00-16:00 - - - - 10:00-16:00 10:00-16:00')],
    ['Closed Sunday, Mon-Fri 9-6, Sat 10-4', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 10:00-16:00 -`)],
    ['Mon-Fri 9-6, closed on holidays', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['Mon-Fri 9am-6pm EST', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['M-F: 9-6 Eastern Time', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['Mon–Fri 0900-1800', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['MWF 10-6, TTh 11-8', toWeekHours('10:00-18:00 11:00-20:00 10:00-18:00 11:00-20:00 10:00-18:00 - -')],
    ['MTWThF 9-6', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`)],
    ['{"Monday": "10AM-6PM", "Tuesday": "Closed"}', toWeekHours('10:00-18:00 - - - - - -')],
    ["{'Monday': ['10AM-6PM'], 'Tuesday': ['Closed']}", toWeekHours('10:00-18:00 - - - - - -')],
    ['{"Saturday":"10-4","Sunday":"","Monday":"9-5"}', toWeekHours('09:00-17:00 - - - - 10:00-16:00 -')],
    ["{'Sunday': [], 'Monday': ['9AM-5PM'], 'Tuesday': ['']}", toWeekHours('09:00-17:00 - - - - - -')],
    ['{\n  "Sunday": "",\n  "Monday": "9-5",\n  "Tuesday": {}\n}', toWeekHours('09:00-17:00 - - - - - -')],
    ['{"Sunday":"[]","Monday":"9-5"}', toWeekHours('09:00-17:00 - - - - - -')],
    ["{'Sunday':'[ ]','Monday':'{}','Tuesday':'9-5'}", toWeekHours('- 09:00-17:00 - - - - -')],
    ['Saturday: 10-4; Sunday: ; Monday: 9-5', toWeekHours('09:00-17:00 - - - - 10:00-16:00 -')],
    ['Sun:\nMon-Wed: 9-5\nSat.:\nThu: 10-4', toWeekHours('09:00-17:00 09:00-17:00 09:00-17:00 10:00-16:00 - - -')],
    ['Weekends:, Mon: 9-5', toWeekHours('09:00-17:00 - - - - - -')],
    ['Open:\nMon:\n9-5\nTue:\n10-4', toWeekHours('09:00-17:00 10:00-16:00 - - - - -')],
    ['[["Sunday", ""], ["Monday", "9-5"]]', toWeekHours('09:00-17:00 - - - - - -')],
    ['""Sunday"": ""10-4"", ""Monday"": ""9-5""', toWeekHours('09:00-17:00 - - - - - 10:00-16:00')],
  ])('%s is read', (text, hours) => {
    expect(getValueOrReason(readHours(text))).toEqual(hours)
  })
})

test.each([
  [
    { day: 'Monday', hours: '9 AM to 12 PM, 1 to 6 PM' },
    { day: 'Tuesday', hours: 'Closed' },
    { day: 'Wednesday', hours: '9 AM to 6 PM' },
  ],
  ['Monday: 9:00 AM – 6:00 PM', 'Tuesday: Closed', 'Wednesday: 9:00 AM – 6:00 PM'],
])('a list of days from Google Maps is read: %j', (...days) => {
  const hours = toWeekHours('09:00-18:00 - 09:00-18:00 - - - -')
  expect(getValueOrReason(readHours(days))).toEqual(hours)
  expect(getValueOrReason(readHours(JSON.stringify(days)))).toEqual(hours)
})

test('hours in JSON with full names of days are read', () => {
  expect(getValueOrReason(readHours({ Monday: '9AM-6PM', Tuesday: 'Closed' }))).toEqual(
    toWeekHours('09:00-18:00 - - - - - -'),
  )
})

test.each([
  ['10-6', ['names no days: taken for every day']],
  ['open 10am to 6pm', ['names no days: taken for every day']],
  ['10-6, closed Sunday', ['names no days at first: taken for all remaining days']],
  ['10-6, Sat 10-4', ['names no days at first: taken for all remaining days']],
  ['9-6 Mon-Fri', []],
  ['Daily 10-6', []],
  ['24/7', []],
])('the hours %j are read with the notes %j', (text, notes) => {
  expect(readHours(text)).toMatchObject({ notes })
})

test.each([
  ['L-V 9-18', 'names days in another language'],
  ['Lun-Vie 10:00-19:00, Sáb 10:00-17:00', 'names days in another language'],
  ['Ma-Di 9:00-17:00', 'names days in another language'],
  ['월-금 10:00-19:00', 'names days in another language'],
  ['L-V 9-5', 'names days in another language'],
  ['Mo-Fr 10-7 Uhr', 'may be in the morning or in the evening'],
])('hours that the opening_hours library could only guess at are rejected: %s', (text, reason) => {
  expect(getValueOrReason(readHours(text))).toBe(reason)
})

test.each([
  '9am-5pm Mon-Fri, Sat 10am-2pm',
  '10am-7pm daily, Sundays 12-5',
  '9-5, Mon and Tue 10-2',
  '9-5, Sat 10-4, Sun',
  '9-5 Sat 10-4 Sun',
])('hours whose days may belong to the times before or after them are rejected: %s', (text) =>
  expect(readHours(text)).toHaveProperty('reason'),
)

test('24-hour times with a word in another language are read', () => {
  expect(getValueOrReason(readHours('Mo-Fr 9-18 Uhr'))).toEqual(toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`))
})

test.each([
  'Mo-Tu 09:00-12:00,13:00-18:00; We 9-12, 1-5',
  'Mon-Tue 9-12; Wed 9-12; Mon-Tue 1-6; Wed 1-5',
  'Mon-Tue 1-6; Wed 1-5; Mon-Tue 9-12; Wed 9-12',
])('a day with a break keeps the first opening and the last closing time, and is reported: %s', (text) => {
  const reading = readHours(text)
  expect(getValueOrReason(reading)).toEqual(toWeekHours('09:00-18:00 09:00-18:00 09:00-17:00 - - - -'))
  expect(getNotes(reading)).toEqual([
    'has a break on mon, tue, wed, which the site cannot show: it shows the clinic as open from the first opening to the last closing time. To show "Call for hours" instead, leave the cell empty',
  ])
})

test.each([
  ['Mo-Fr 09:00-18:00; PH off', 'left out the public holidays'],
  ['Mon-Fri 9:00 AM - 6:00 PM (closed holidays)', 'left out the public holidays'],
  ['Mon-Fri 9-6, last appt 5', 'left out the last appointment'],
  ['Mon-Fri 9-6 (last appointment at 5:30pm)', 'left out the last appointment'],
  ['Mon-Fri 9-6, last appt. @ 5pm', 'left out the last appointment'],
  ['Mon-Fri 9-6, last appts 5', 'left out the last appointment'],
  ['Mon-Fri 9-6, last appointment 1 hour before closing', 'left out the last appointment'],
  ['Mon-Fri 9-6; last appointment is 30 minutes before close', 'left out the last appointment'],
  ['Mon-Fri 9-6, last appointment 1hr before closing', 'left out the last appointment'],
  ['Mon-Fri 9-6, last appointment 30 min prior to closing', 'left out the last appointment'],
  ['Mon-Fri 9-6, last appointment half an hour before closing', 'left out the last appointment'],
  ['Mon-Fri 9-6, last appointment 1 hour before closing time', 'left out the last appointment'],
  ['Mon-Fri 9:00 AM - 6:00 PM (ring twice)', 'left out (ring twice)'],
  ['Mon-Fri 9-6 (walk-ins welcome)', 'left out (walk-ins welcome)'],
  ['Mon-Fri 9-6 (free parking)', 'left out (free parking)'],
  ['Mo-Fr 09:00-18:00; Dec 25 off', 'differs by season or holiday: used an ordinary week in January'],
])('%s is read as an ordinary week, with a note', (text, note) => {
  const reading = readHours(text)
  expect(getValueOrReason(reading)).toEqual(toWeekHours(`${WEEKDAYS_NINE_TO_SIX} - -`))
  expect(getNotes(reading)).toEqual([note])
})

test.each([
  ['7-11', 'may be in the morning or in the evening'],
  ['09:00-05:00', 'may be in the morning or in the evening'],
  ['Mon-Fri', 'has days without times'],
  ['Mo-Su 09:00+', 'has no closing time'],
  ['Mo-Fr 10:00-18:00; SH,PH off', 'depends on school holidays'],
  ['sunrise-sunset', 'depends on the sun'],
  ['May-Sep: Mo-Su 09:00-17:00', 'differs by season'],
  ['closed', CLOSED_ONLY_REASON],
  ['closed Mon', CLOSED_ONLY_REASON],
  ['Sun closed', CLOSED_ONLY_REASON],
  ['Closed Mondays, open by appointment', CLOSED_ONLY_REASON],
  ['Su off', CLOSED_ONLY_REASON],
  ['PH off', CLOSED_ONLY_REASON],
  ['Daily except Sat and Sun 9am-6pm', CLOSED_ONLY_REASON],
  ['closed Sunday. 9-6', UNCLEAR_REASON],
  ['closed Sun and Mon 9-5', UNCLEAR_REASON],
  ['Mon closed 9-5', UNCLEAR_REASON],
  ['9-5, Sun, closed Mon', 'has days without times'],
  ['9-5, Sun, closed Mon, closed Tue', 'has days without times'],
  ['9-5 closed', UNCLEAR_REASON],
  ['Mon-Fri 9-6 (Wed until 8)', 'is not opening hours'],
  ['Mon-Fri 9-6 (closed 1-2)', UNCLEAR_REASON],
  ['call us', 'is not opening hours'],
  ['10013110013; Mo', 'is not opening hours'],
  ['2127415550; Mo-Fr 9-5', 'is not opening hours'],
  ['9am', 'is not opening hours'],
  ['x'.repeat(501), 'is too long for opening hours'],
])('%s is rejected', (text, reason) => {
  expect(getValueOrReason(readHours(text))).toBe(reason)
})
