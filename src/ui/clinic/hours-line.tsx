import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import {
  encodeHours,
  formatMissingHours,
  formatWeek,
  hasAppointmentDay,
  hasOpeningTimes,
} from '../../domain/clinic/hours.ts'

interface HoursLineProps {
  clinic: Pick<ClinicCard, 'hours' | 'byAppointment' | 'phone'>
  showsToday?: boolean
}

/** On screen, client/behavior/open-state.ts replaces opening times with text such as 'Open now · closes 6pm'. */
export const HoursLine = ({ clinic, showsToday }: HoursLineProps) => {
  const { hours, byAppointment } = clinic
  const text = hours ? formatWeek(hours) : ''
  if (hours === null || text === '') {
    const note = formatMissingHours(clinic, '')
    return note && <p>{note}</p>
  }
  if (!hasOpeningTimes(hours)) return <p>{text}</p>
  return (
    <p>
      <span>{text}</span>
      <span data-hours={encodeHours(hours)} />
      {showsToday && !hasAppointmentDay(hours) && (
        <span className="block not-noscript:min-h-lh print:hidden" data-today />
      )}
      {byAppointment && <span className="block">By appointment</span>}
    </p>
  )
}
