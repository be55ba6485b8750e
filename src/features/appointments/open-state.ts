import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { getOpenSpans, listedHours, missingHoursText } from '../../domain/clinic/hours.ts'
import { formatOpenState, getOpenState, newYorkMinute } from '../../domain/clinic/open-state.ts'

export function splitByOpenState(clinics: readonly ClinicCard[], now: Date) {
  const minuteOfWeek = newYorkMinute(now)
  const clinicStates = clinics.map((clinic) => {
    const spans = getOpenSpans(listedHours(clinic))
    const { open, changesAt } = getOpenState(spans, minuteOfWeek)
    const stateText = formatOpenState(spans, minuteOfWeek)
    const text = stateText
      ? stateText + (clinic.byAppointment ? ' · by appointment' : '')
      : missingHoursText(clinic, 'Hours not known')
    return { clinic, open, text, changesAt: changesAt ?? Number.MAX_VALUE }
  })
  return {
    open: clinicStates.filter(({ open }) => open),
    laterClinics: clinicStates.filter(({ open }) => !open).sort((a, b) => a.changesAt - b.changesAt),
  }
}
