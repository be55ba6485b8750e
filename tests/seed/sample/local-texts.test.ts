import { expect, test } from 'vitest'
import { toPlannedClinics } from '../../../seed/plan/clinics.ts'
import { getShownHours, type WeekHours } from '../../../src/domain/clinic/hours.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

const files = loadSampleFiles()
const { areas, prose } = files
const clinics = toPlannedClinics(files)

const texts = [
  ...prose.local.map(({ file, front, body }) => ({ file, area: front.area, treatment: front.treatment, text: body })),
  ...prose.areas.map(({ file, front, body }) => ({
    file,
    area: front.area,
    treatment: null,
    text: [body, ...front.insights.map(({ description }) => description)].join('\n'),
  })),
]

/**
 * Returns the clauses about opening hours, a practice, a studio or appointment slots. Skips clauses with 'no', 'not',
 * 'none', 'nobody', 'close', 'closes' or 'closed'.
 */
const listClauses = (text: string) =>
  text
    .split(/[\n.,;:()—]/)
    .filter((clause) => /\b(?:opens?|hours|until|practice|studio|slots?)\b/.test(clause))
    .filter((clause) => !/\b(?:no|not|none|nobody|closed?|closes)\b/i.test(clause))

/**
 * Returns the open clinics in an area and its neighbors. If `treatment` is not null, returns only the clinics that
 * offer it.
 */
function listNearbyClinics(area: string, treatment: string | null) {
  const nearbyAreas = [area, ...(areas.find(({ slug }) => slug === area)?.neighbors ?? [])]
  return clinics.filter(
    (clinic) =>
      clinic.status?.kind !== 'closed' &&
      (treatment === null || clinic.services.includes(treatment)) &&
      clinic.areas.some((slug) => nearbyAreas.includes(slug)),
  )
}

const DAYS = {
  Monday: 'mon',
  Tuesday: 'tue',
  Wednesday: 'wed',
  Thursday: 'thu',
  Friday: 'fri',
  Saturday: 'sat',
  Sunday: 'sun',
}
const CLOSING_TIMES = { six: '18:00', seven: '19:00', eight: '20:00', nine: '21:00', ten: '22:00' }
const STREET =
  /\b(?:on|along) ((?:\d+(?:st|nd|rd|th)|\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)? (?:Street|Avenue|Boulevard|Road|Lane))\b/u

const readDays = (clause: string) =>
  Object.entries(DAYS).flatMap(([name, day]) => (clause.includes(name) ? [day as keyof WeekHours] : []))
const readClosingTime = (clause: string) => {
  const [, hour] = /\buntil (six|seven|eight|nine|ten)\b/.exec(clause) ?? []
  return hour === undefined ? null : CLOSING_TIMES[hour as keyof typeof CLOSING_TIMES]
}
const readStreet = (clause: string) => STREET.exec(clause)?.[1] ?? null

test('the texts state days, closing times and streets', () => {
  const clauses = texts.flatMap(({ text }) => listClauses(text))
  expect(clauses.flatMap(readDays).length).toBeGreaterThan(5)
  expect(clauses.filter((clause) => readClosingTime(clause) !== null).length).toBeGreaterThan(5)
  expect(clauses.filter((clause) => readStreet(clause) !== null).length).toBeGreaterThan(5)
})

// §2.131
test.each(texts)('the days, closing times and streets in $file are those of clinics', ({ area, treatment, text }) => {
  const nearbyClinics = listNearbyClinics(area, treatment)
  const weeks = nearbyClinics.flatMap(
    ({ hours = null, byAppointment = false }) => getShownHours({ hours, byAppointment }, true) ?? [],
  )
  const closingTimes = weeks.flatMap((week) => Object.values(week).flatMap((opening) => opening?.split('-')[1] ?? []))
  const addresses = nearbyClinics.map(({ address }) => address).join('\n')
  const isTrue = (clause: string) =>
    readDays(clause).every((day) => weeks.some((week) => week[day] !== null)) &&
    [null, ...closingTimes].includes(readClosingTime(clause)) &&
    addresses.includes(readStreet(clause) ?? '')
  expect(listClauses(text).filter((clause) => !isTrue(clause))).toEqual([])
})
