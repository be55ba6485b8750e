import { expect, test } from 'vitest'
import { toPlannedClinics } from '../../seed/plan/clinics.ts'
import { shownHours, type WeekHours } from '../../src/domain/clinic/hours.ts'
import { seedFiles } from './tools/seed-folder.ts'

const files = seedFiles()
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

/** Returns the clauses without a negation that say when or where a clinic is open. */
const clausesOf = (text: string) =>
  text
    .split(/[\n.,;:()—]/)
    .filter((clause) => /\b(?:opens?|hours|until|practice|studio|slots?)\b/.test(clause))
    .filter((clause) => !/\b(?:no|not|none|nobody|closed?|closes)\b/i.test(clause))

/** Returns the clinics that a text may refer to, in the area or in an adjacent area. */
function listedAround(area: string, treatment: string | null) {
  const around = [area, ...(areas.find(({ slug }) => slug === area)?.neighbors ?? [])]
  return clinics.filter(
    (clinic) =>
      clinic.status?.kind !== 'closed' &&
      (treatment === null || clinic.services.includes(treatment)) &&
      clinic.areas.some((slug) => around.includes(slug)),
  )
}

const DAYS = { Monday: 'mon', Tuesday: 'tue', Wednesday: 'wed', Thursday: 'thu', Friday: 'fri', Saturday: 'sat' }
const CLOSING = { six: '18:00', seven: '19:00', eight: '20:00', nine: '21:00', ten: '22:00' }
const STREET =
  /\b(?:on|along) ((?:\d+(?:st|nd|rd|th)|\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)? (?:Street|Avenue|Boulevard|Road|Lane))\b/u

// §2.131
test.each(texts)(
  '$file states the true days, closing times and streets of listed clinics',
  ({ area, treatment, text }) => {
    const listed = listedAround(area, treatment)
    const hours = listed.map(({ hours = null, byAppointment = false }) => shownHours({ hours, byAppointment }, true))
    for (const clause of clausesOf(text)) {
      const days = Object.entries({ ...DAYS, Sunday: 'sun' }).flatMap(([name, day]) =>
        clause.includes(name) ? [day as keyof WeekHours] : [],
      )
      for (const day of days)
        expect(
          hours.some((week) => week !== null && week[day] !== null),
          clause,
        ).toBe(true)
      const [, hour] = /\buntil (six|seven|eight|nine|ten)\b/.exec(clause) ?? []
      const latest = hours.flatMap((week) =>
        Object.values(week ?? {}).flatMap((opening) => opening?.split('-')[1] ?? []),
      )
      if (hour)
        expect(latest.toSorted().at(-1), clause).toSatisfy((time) => time >= CLOSING[hour as keyof typeof CLOSING])
      const [, street] = STREET.exec(clause) ?? []
      if (street) expect(listed.map(({ address }) => address).join('\n'), clause).toContain(street)
    }
  },
)
