import { isClosed } from '../../domain/clinic/clinic.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import {
  DAY_NAMES,
  DAYS,
  type Day,
  formatDayHours,
  formatMissingHours,
  getShownHours,
  hasAppointmentDay,
  hasOpeningTimes,
  showsSampleHours,
} from '../../domain/clinic/hours.ts'
import { CLOSED_FOR_GOOD, type CompareProps, type CompareRow, createRow } from './row.ts'

const SAMPLE_HOURS_SOURCE = 'Usual hours of the directory'

export function createHourRows(props: CompareProps): CompareRow[] {
  const { sample } = props.catalog.site
  const findHours = (clinic: Clinic) => (isClosed(clinic) ? null : getShownHours(clinic, sample))
  const formatMissing = (clinic: Clinic) => (isClosed(clinic) ? CLOSED_FOR_GOOD : formatMissingHours(clinic))
  if (props.clinics.every((clinic) => findHours(clinic) === null)) return [createRow(props, 'Hours', formatMissing)]
  const sourceRow = createRow(props, 'Hours from', (clinic) => {
    if (isClosed(clinic)) return CLOSED_FOR_GOOD
    return showsSampleHours(clinic, sample) ? SAMPLE_HOURS_SOURCE : 'The clinic'
  })
  const formatClinicDay = (clinic: Clinic, day: Day) => {
    const hours = findHours(clinic)
    return hours ? formatDayHours(hours[day]) : formatMissing(clinic)
  }
  return [
    ...mergeEqualRows(DAYS.map((day) => createRow(props, DAY_NAMES[day], (clinic) => formatClinicDay(clinic, day)))),
    createRow(props, 'By appointment', formatByAppointment),
    ...(sourceRow.texts.includes(SAMPLE_HOURS_SOURCE) ? [sourceRow] : []),
  ]
}

function formatByAppointment(clinic: Clinic): string {
  const { byAppointment, hours } = clinic
  if (isClosed(clinic)) return CLOSED_FOR_GOOD
  if (byAppointment) return 'By appointment'
  if (!hours || !hasAppointmentDay(hours)) return 'Not stated'
  return hasOpeningTimes(hours) ? 'On some days' : 'By appointment'
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
