import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import {
  encodeHours,
  formatWeek,
  hasAppointmentDay,
  hasOpeningTimes,
  missingHoursText,
} from '../../domain/clinic/hours.ts'

interface HoursLineProps {
  clinic: Pick<ClinicCard, 'hours' | 'byAppointment' | 'phone'>
  /** Whether to show today's hours below the open state. */
  today?: boolean
}

/**
 * Shows the week's hours. In the browser, client/open-state.ts replaces them with 'Open now · closes 6pm'. If scripts
 * are enabled, shows one line of them and reserves another for today's hours, to avoid a layout shift.
 */
export const HoursLine = ({ clinic, today }: HoursLineProps) => {
  const { hours, byAppointment } = clinic
  const text = hours ? formatWeek(hours) : ''
  if (hours === null || text === '') {
    const note = missingHoursText(clinic, '')
    return note && <p>{note}</p>
  }
  if (!hasOpeningTimes(hours)) return <p>{text}</p>
  return (
    <p>
      <span data-hours={encodeHours(hours)}>{text}</span>
      {today && !hasAppointmentDay(hours) && <span className="block not-noscript:min-h-lh" data-today />}
      {byAppointment && <span className="block">By appointment</span>}
    </p>
  )
}
