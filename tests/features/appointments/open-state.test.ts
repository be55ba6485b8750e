import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClinicCard } from '../../../src/domain/clinic/clinic-record.ts'
import { NO_HOURS, type WeekHours } from '../../../src/domain/clinic/hours.ts'
import {
  formatQuarterHourKey,
  formatWeekdayTime,
  getSecondsLeftInQuarterHour,
  getStartOfQuarterHour,
} from '../../../src/domain/time.ts'
import { splitByOpenState } from '../../../src/features/appointments/open-state.ts'

const createDailyHours = (span: string): WeekHours => ({
  mon: span,
  tue: span,
  wed: span,
  thu: span,
  fri: span,
  sat: span,
  sun: span,
})
const createClinic = (id: string, hours: WeekHours | null, fields: Partial<ClinicCard> = {}) =>
  ({ id, hours, phone: '+12124319900', byAppointment: false, ...fields }) as ClinicCard

const FRIDAY_6_30_AM = new Date('2026-11-20T11:30:00Z')

describe('the clinics to call', () => {
  const clinics = [
    createClinic('noon', createDailyHours('12:00-20:00')),
    createClinic('night', createDailyHours('22:00-07:00')),
    createClinic('never', NO_HOURS),
    createClinic('unknown', null),
    createClinic('eight', createDailyHours('08:00-18:00')),
    createClinic('always', createDailyHours('00:00-00:00')),
  ]
  const getOrder = (now: Date) => {
    const { clinicsOpenNow, clinicsOpeningNext, clinicsWithoutHours } = splitByOpenState(clinics, now)
    return [clinicsOpenNow, clinicsOpeningNext, clinicsWithoutHours].map((part) => part.map(({ clinic }) => clinic.id))
  }

  test('are open clinics in the given order, then those that open next, then those without opening times', () => {
    expect(getOrder(FRIDAY_6_30_AM)).toEqual([
      ['night', 'always'],
      ['eight', 'noon'],
      ['never', 'unknown'],
    ])
  })

  test('come with the open state of each clinic', () => {
    const { clinicsOpenNow, clinicsOpeningNext, clinicsWithoutHours } = splitByOpenState(clinics, FRIDAY_6_30_AM)
    expect(clinicsOpenNow.map(({ text }) => text)).toEqual(['Open now · closes 7am', 'Open now · 24 hours'])
    expect(clinicsOpeningNext.map(({ text }) => text)).toEqual(['Closed · opens 8am', 'Closed · opens noon'])
    expect(clinicsWithoutHours.map(({ text }) => text)).toEqual(['Closed every day', 'Call for hours'])
  })

  test.each<[fields: Partial<ClinicCard>, text: string]>([
    [{}, 'Call for hours'],
    [{ phone: null }, 'Hours not known'],
    [{ hours: NO_HOURS, phone: null }, 'Closed every day'],
  ])('without opening times and with %j have the text %j', (fields, text) => {
    const { clinicsWithoutHours } = splitByOpenState([createClinic('unknown', null, fields)], FRIDAY_6_30_AM)
    expect(clinicsWithoutHours.map(({ text }) => text)).toEqual([text])
  })

  test.each<Partial<ClinicCard>>([
    { phone: null, byAppointment: true },
    { hours: { ...NO_HOURS, tue: 'by appointment' } },
  ])('with %j and no opening times are those by appointment', (fields) => {
    const { clinicsByAppointment, clinicsWithoutHours } = splitByOpenState(
      [createClinic('appointment', null, fields)],
      FRIDAY_6_30_AM,
    )
    expect(clinicsByAppointment.map(({ text }) => text)).toEqual(['By appointment'])
    expect(clinicsWithoutHours).toEqual([])
  })
})

const januaryMoment = fc.date({
  min: new Date('2026-01-05T00:00:00Z'),
  max: new Date('2026-01-25T00:00:00Z'),
  noInvalidDate: true,
})

describe('the quarter hour', () => {
  test('has the same key from its start until its last second, and then another key', () => {
    fc.assert(
      fc.property(januaryMoment, (now) => {
        const start = getStartOfQuarterHour(now)
        expect(formatQuarterHourKey(start)).toBe(formatQuarterHourKey(now))
        expect(now.getTime() - start.getTime()).toBeLessThan(900_000)
        const secondsLeft = getSecondsLeftInQuarterHour(now)
        expect(secondsLeft >= 1 && secondsLeft <= 900).toBe(true)
        const getKeyAfter = (seconds: number) => formatQuarterHourKey(new Date(now.getTime() + seconds * 1000))
        expect(getKeyAfter(secondsLeft - 1)).toBe(formatQuarterHourKey(now))
        expect(getKeyAfter(secondsLeft)).not.toBe(formatQuarterHourKey(now))
      }),
    )
  })

  test('is formatted in New York time', () => expect(formatWeekdayTime(FRIDAY_6_30_AM)).toBe('Friday at 6:30 AM'))
})
