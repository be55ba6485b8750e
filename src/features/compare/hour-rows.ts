import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import {
  DAY_NAMES,
  DAYS,
  type Day,
  formatDayHours,
  formatMissingHours,
  getShownHours,
  showsSampleHours,
} from '../../domain/clinic/hours.ts'
import { type CompareProps, type CompareRow, createRow } from './row.ts'

const SAMPLE_HOURS_SOURCE = 'Usual hours of the directory'

export function createHourRows(props: CompareProps): CompareRow[] {
  const { sample } = props.catalog.site
  if (props.clinics.every((clinic) => getShownHours(clinic, sample) === null))
    return [createRow(props, 'Hours', formatMissingHours)]
  const sourceRow = createRow(props, 'Hours from', (clinic) =>
    showsSampleHours(clinic, sample) ? SAMPLE_HOURS_SOURCE : 'The clinic',
  )
  const formatClinicDay = (clinic: Clinic, day: Day) => {
    const hours = getShownHours(clinic, sample)
    return hours ? formatDayHours(hours[day]) : formatMissingHours(clinic)
  }
  return [
    ...mergeEqualRows(DAYS.map((day) => createRow(props, DAY_NAMES[day], (clinic) => formatClinicDay(clinic, day)))),
    createRow(props, 'By appointment', ({ byAppointment }) => (byAppointment ? 'By appointment' : 'Not stated')),
    ...(sourceRow.texts.includes(SAMPLE_HOURS_SOURCE) ? [sourceRow] : []),
  ]
}

function mergeEqualRows(rows: readonly CompareRow[]): CompareRow[] {
  const mergedRows: { first: string; last: string; texts: string[] }[] = []
  for (const { name, texts } of rows) {
    const previous = mergedRows.at(-1)
    if (previous?.texts.join() === texts.join()) previous.last = name
    else mergedRows.push({ first: name, last: name, texts })
  }
  return mergedRows.map(({ first, last, texts }) => ({ name: first === last ? first : `${first}–${last}`, texts }))
}
