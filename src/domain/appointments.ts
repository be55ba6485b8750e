import type { Bookable } from './clinic-record.ts'
import { hoursOf, type OpenState, openState, opensIn } from './hours.ts'

/** A clinic and whether it can be called now. */
export interface Appointment {
  clinic: Bookable
  state: OpenState
}

/**
 * Who is open now, in the order given, then who opens next, the soonest first. One that keeps no
 * hours comes last.
 */
export function orderAppointments(
  clinics: readonly Bookable[],
  now: Date,
): { open: Appointment[]; later: Appointment[] } {
  const all = clinics.map((clinic) => {
    const hours = hoursOf(clinic)
    return { clinic, state: openState(hours, now), wait: opensIn(hours, now) ?? Number.POSITIVE_INFINITY }
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

/** 'Open now, until 7pm' or 'Opens tomorrow at 9am'. How to get an appointment depends on the clinic: the page says it. */
export function describeState({ open, until, opensNext }: OpenState): string {
  if (open) return until ? `Open now, until ${until}` : 'Open now, around the clock'
  return opensNext ? `Opens ${opensNext.day} at ${opensNext.at}` : 'No opening hours given'
}
