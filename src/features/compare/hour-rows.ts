import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import {
  DAY_NAMES,
  DAYS,
  type Day,
  formatDay,
  missingHoursText,
  shownHours,
  showsSampleHours,
} from '../../domain/clinic/hours.ts'
import { type CompareProps, type Row, textRow } from './row.ts'

export function hourRows(props: CompareProps): Row[] {
  const { sample } = props.catalog.site
  if (props.clinics.every((clinic) => shownHours(clinic, sample) === null))
    return [textRow(props, 'Hours', missingHoursText)]
  const usual = props.clinics.some((clinic) => showsSampleHours(clinic, sample))
  const dayText = (clinic: Clinic, day: Day) => {
    const hours = shownHours(clinic, sample)
    return hours ? formatDay(hours[day]) : missingHoursText(clinic)
  }
  return [
    ...mergeEqualRows(DAYS.map((day) => textRow(props, DAY_NAMES[day], (clinic) => dayText(clinic, day)))),
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

function mergeEqualRows(rows: readonly Row[]): Row[] {
  const joined: { first: string; last: string; texts: string[] }[] = []
  for (const { name, texts } of rows) {
    const previous = joined.at(-1)
    if (previous?.texts.join() === texts.join()) previous.last = name
    else joined.push({ first: name, last: name, texts })
  }
  return joined.map(({ first, last, texts }) => ({ name: first === last ? first : `${first}–${last}`, texts }))
}
