import { describe, expect, test } from 'vitest'
import { affirmativeClauses, openingClaims } from '../../../seed/check/opening-words.ts'
import { FIXED_HOURS, type WeekHours } from '../../../src/domain/hours.ts'

const CLOSED: WeekHours = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }
const failing = (sentence: string, hours: WeekHours) =>
  affirmativeClauses(sentence)
    .flatMap(openingClaims)
    .filter(({ isMetBy }) => !isMetBy(hours))
    .map(({ words }) => words)

describe('what a sentence says of opening hours is held against them', () => {
  const thursdays = { ...CLOSED, thu: '11:00-20:00' }
  const cases: [sentence: string, hours: WeekHours, failing: string[]][] = [
    ['Have it done on a Sunday.', FIXED_HOURS, ['Sunday']],
    ['Have it done on a Saturday.', FIXED_HOURS, []],
    ['The first slot at eight.', FIXED_HOURS, ['at eight']],
    ['Two areas before nine.', FIXED_HOURS, ['before nine']],
    ['Doors open at half past seven in the morning.', { ...CLOSED, mon: '07:30-16:00' }, []],
    [
      'Doors open at half past seven in the morning.',
      { ...CLOSED, mon: '08:00-16:00' },
      ['half past seven in the morning'],
    ],
    ['Slots before work are rare.', FIXED_HOURS, []],
    ['Slots before work go first.', FIXED_HOURS, ['before work']],
    ['The waiting room is empty after eight.', thursdays, ['after eight']],
    ['It is open until eight.', thursdays, []],
    ['Early starts are usual.', thursdays, ['Early starts']],
    ['Sunday at six is quiet.', { ...CLOSED, sun: '11:00-18:00' }, ['at six']],
    ['Late hours are kept.', { ...CLOSED, mon: '09:00-19:30' }, ['Late hours']],
  ]
  test.each(cases)('%s', (sentence, hours, expected) => {
    expect(failing(sentence, hours)).toEqual(expected)
  })

  test('a time beside a day is a time of that day', () => {
    expect(failing('Friday evening after work.', { ...thursdays, fri: '11:00-16:00' })).toEqual(['evening'])
    expect(failing('Thursday evening after work.', { ...thursdays, fri: '11:00-16:00' })).toEqual([])
  })
})

describe('what says nothing of opening is let through', () => {
  test.each([
    'None of them opens on Sunday.',
    'Saturdays are closed.',
    "Skip Sunday's workout.",
    'Have your photographs taken after eight weeks.',
    'School hours, from half past nine to two, are quiet.',
  ])('%s', (sentence) => {
    expect(failing(sentence, CLOSED)).toEqual([])
  })
})
