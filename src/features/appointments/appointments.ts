import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { listedHours, missingHoursText, spansOf } from '../../domain/clinic/hours.ts'
import { formatOpenState, newYorkMinute, openStateAt } from '../../domain/clinic/open-state.ts'

export interface Appointment {
  clinic: ClinicCard
  open: boolean
  /** E.g. 'Open now · closes 7pm', 'Opens tomorrow 9am · by appointment' or 'Call for hours'. */
  text: string
}

/** Sorts open clinics first, in the given order, then closed ones by opening time. Clinics without hours come last. */
export function orderAppointments(
  clinics: readonly ClinicCard[],
  now: Date,
): { open: Appointment[]; later: Appointment[] } {
  const at = newYorkMinute(now)
  const all = clinics.map((clinic) => {
    const spans = spansOf(listedHours(clinic))
    const { open, changesAt } = openStateAt(spans, at)
    const state = formatOpenState(spans, at)
    const text = state
      ? state + (clinic.byAppointment ? ' · by appointment' : '')
      : missingHoursText(clinic, 'Hours not known')
    return { clinic, open, text, changesAt: changesAt ?? Number.POSITIVE_INFINITY }
  })
  return {
    open: all.filter(({ open }) => open),
    later: all
      .filter(({ open }) => !open)
      .sort((a, b) => (a.changesAt === b.changesAt ? 0 : a.changesAt - b.changesAt)),
  }
}
