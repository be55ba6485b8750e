import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { getOpenSpans, listedHours, missingHoursText } from '../../domain/clinic/hours.ts'
import { formatOpenState, newYorkMinute, openStateAt } from '../../domain/clinic/open-state.ts'

export function splitByOpenState(clinics: readonly ClinicCard[], now: Date) {
  const at = newYorkMinute(now)
  const states = clinics.map((clinic) => {
    const spans = getOpenSpans(listedHours(clinic))
    const { open, changesAt } = openStateAt(spans, at)
    const state = formatOpenState(spans, at)
    const text = state
      ? state + (clinic.byAppointment ? ' · by appointment' : '')
      : missingHoursText(clinic, 'Hours not known')
    return { clinic, open, text, changesAt: changesAt ?? Number.MAX_VALUE }
  })
  return {
    open: states.filter(({ open }) => open),
    later: states.filter(({ open }) => !open).sort((a, b) => a.changesAt - b.changesAt),
  }
}
