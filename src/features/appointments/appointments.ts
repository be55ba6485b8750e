import type { Bookable } from '../../domain/clinic-record.ts'
import { effectiveHours, minutesUntilOpen, type OpenState, openState } from '../../domain/hours.ts'

export interface Appointment {
  clinic: Bookable
  state: OpenState
}

/** Returns open clinics in the given order, then closed ones by opening time. Clinics without hours come last. */
export function orderAppointments(
  clinics: readonly Bookable[],
  now: Date,
): { open: Appointment[]; later: Appointment[] } {
  const all = clinics.map((clinic) => {
    const hours = effectiveHours(clinic)
    return { clinic, state: openState(hours, now), wait: minutesUntilOpen(hours, now) ?? Number.POSITIVE_INFINITY }
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

/** Returns e.g. 'Open now, until 7pm' or 'Opens tomorrow at 9am'. */
export function describeState({ open, until, opensNext }: OpenState): string {
  if (open) return until ? `Open now, until ${until}` : 'Open now, around the clock'
  return opensNext ? `Opens ${opensNext.day} at ${opensNext.at}` : 'No opening hours given'
}
