import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import {
  getOpenState,
  minutesUntilOpen,
  missingHoursText,
  type OpenState,
  ownHours,
} from '../../domain/clinic/hours.ts'

export interface Appointment {
  clinic: ClinicCard
  state: OpenState
}

/** Sorts open clinics first, in the given order, then closed ones by opening time. Clinics without hours come last. */
export function orderAppointments(
  clinics: readonly ClinicCard[],
  now: Date,
): { open: Appointment[]; later: Appointment[] } {
  const all = clinics.map((clinic) => {
    const hours = ownHours(clinic)
    return { clinic, state: getOpenState(hours, now), wait: minutesUntilOpen(hours, now) ?? Number.POSITIVE_INFINITY }
  })
  const plain = ({ clinic, state }: Appointment) => ({ clinic, state })
  return {
    open: all.filter(({ state }) => state.open).map(plain),
    later: all
      .filter(({ state }) => !state.open)
      .sort((a, b) => (a.wait === b.wait ? 0 : a.wait - b.wait))
      .map(plain),
  }
}

/** Returns e.g. 'Open now, until 7pm', 'Opens tomorrow at 9am, by appointment' or 'Call for hours'. */
export function describeOpenState({ clinic, state: { open, until, opensNext } }: Appointment): string {
  const appointment = clinic.byAppointment ? ', by appointment' : ''
  if (open) return `Open now, ${until ? `until ${until}` : 'around the clock'}${appointment}`
  return opensNext
    ? `Opens ${opensNext.day} at ${opensNext.at}${appointment}`
    : missingHoursText(clinic, 'Hours not known')
}
