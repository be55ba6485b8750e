import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHours } from '../../../../scripts/import/values/hours.ts'
import { readOsmHours } from '../../../../scripts/import/values/hours-osm.ts'
import { readPlainHours } from '../../../../scripts/import/values/hours-plain.ts'
import { toWeekHours, WEEKDAYS_NINE_TO_SIX } from './hours-week.ts'
import { getValueOrReason } from './reading.ts'

describe('opening_hours from OpenStreetMap', () => {
  test.each([
    ['Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off', toWeekHours(`${WEEKDAYS_NINE_TO_SIX} 10:00-16:00 -`)],
    [
      'Mo-Su 09:00-17:00; We off',
      toWeekHours('09:00-17:00 09:00-17:00 - 09:00-17:00 09:00-17:00 09:00-17:00 09:00-17:00'),
    ],
    ['Tu,Th 10:00-19:00', toWeekHours('- 10:00-19:00 - 10:00-19:00 - - -')],
    ['Fr-Sa 18:00-02:00', toWeekHours('- - - - 18:00-02:00 18:00-02:00 -')],
    ['Fr 18:00-26:00', toWeekHours('- - - - 18:00-02:00 - -')],
    ['Mo-Su 00:00-24:00', toWeekHours(Array(7).fill('00:00-00:00').join(' '))],
    ['Mo-Fr 10:00-12:00', toWeekHours('10:00-12:00 10:00-12:00 10:00-12:00 10:00-12:00 10:00-12:00 - -')],
    ['Su 20:00-24:00', toWeekHours('- - - - - - 20:00-00:00')],
  ])('%s is read', (text, hours) => {
    expect(getValueOrReason(readHours(text))).toEqual(hours)
  })

  test('is read the same by the opening_hours library and by the reader for everyday formats', () => {
    const clock = fc.integer({ min: 13, max: 23 }).map((hour) => `${hour}:00`)
    const rule = fc.tuple(
      fc.subarray(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], { minLength: 1 }),
      fc.integer({ min: 7, max: 12 }),
      clock,
    )
    const text = fc
      .array(rule, { minLength: 1, maxLength: 4 })
      .map((rules) =>
        rules.map(([days, from, to]) => `${days.join(',')} ${String(from).padStart(2, '0')}:30-${to}`).join('; '),
      )
    fc.assert(
      fc.property(text, (hours) => {
        const plainReading = readPlainHours(hours)
        expect(plainReading && getValueOrReason(plainReading)).toEqual(getValueOrReason(readOsmHours(hours)))
      }),
      { numRuns: 50 },
    )
  })
})
