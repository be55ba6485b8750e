import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { formatMissingHours, getListedHours, getOpenSpans, isByAppointment } from '../../domain/clinic/hours.ts'
import { formatOpenState, getNewYorkMinuteOfWeek, getOpenState } from '../../domain/clinic/open-state.ts'

export function splitByOpenState(clinics: readonly ClinicCard[], now: Date) {
  const minuteOfWeek = getNewYorkMinuteOfWeek(now)
  const clinicStates = clinics.map((clinic) => {
    const spans = getOpenSpans(getListedHours(clinic))
    const { open, changesAt } = getOpenState(spans, minuteOfWeek)
    const stateText = formatOpenState(spans, minuteOfWeek)
    const text = stateText
      ? stateText + (clinic.byAppointment ? ' · by appointment' : '')
      : formatMissingHours(clinic, 'Hours not known')
    return { clinic, open, text, changesAt }
  })
  const clinicsWithoutTimes = clinicStates.filter(({ open, changesAt }) => !open && changesAt === null)
  return {
    clinicsOpenNow: clinicStates.filter(({ open }) => open),
    clinicsOpeningNext: clinicStates
      .filter(({ open, changesAt }) => !open && changesAt !== null)
      .sort((a, b) => (a.changesAt ?? 0) - (b.changesAt ?? 0)),
    clinicsByAppointment: clinicsWithoutTimes.filter(({ clinic }) => isByAppointment(clinic)),
    clinicsWithoutHours: clinicsWithoutTimes.filter(({ clinic }) => !isByAppointment(clinic)),
  }
}
