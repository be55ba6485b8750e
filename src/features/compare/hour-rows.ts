import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { formatDay, missingHoursText, shownHours, showsSampleHours } from '../../domain/clinic/hours.ts'
import { type ComparisonProps, type Row, textRow } from './row.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function hourRows(props: ComparisonProps): Row[] {
  const { sample } = props.catalog.site
  if (props.clinics.every(({ clinic }) => shownHours(clinic, sample) === null))
    return [textRow(props, 'Hours', missingHoursText)]
  const usual = props.clinics.some(({ clinic }) => showsSampleHours(clinic, sample))
  const dayOf = (clinic: Clinic, day: (typeof DAYS)[number]) => {
    const hours = shownHours(clinic, sample)
    return hours ? formatDay(hours[day]) : missingHoursText(clinic)
  }
  return [
    ...joinEqual(DAYS.map((day, index) => textRow(props, DAY_NAMES[index] ?? day, (clinic) => dayOf(clinic, day)))),
    textRow(props, 'By appointment', ({ byAppointment }) => (byAppointment ? 'By appointment' : 'Not stated')),
    ...(usual
      ? [
          textRow(props, 'Hours from', (clinic) =>
            showsSampleHours(clinic, sample) ? 'Usual hours of the directory' : 'The clinic',
          ),
        ]
      : []),
  ]
}

/** Merges consecutive rows with equal values, such as Monday to Friday. */
function joinEqual(rows: readonly Row[]): Row[] {
  const joined: { first: string; last: string; texts: string[] }[] = []
  for (const { name, texts } of rows) {
    const before = joined.at(-1)
    if (before?.texts.join() === texts.join()) before.last = name
    else joined.push({ first: name, last: name, texts })
  }
  return joined.map(({ first, last, texts }) => ({ name: first === last ? first : `${first}–${last}`, texts }))
}
