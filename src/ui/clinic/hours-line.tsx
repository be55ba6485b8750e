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
  /** Whether to show today's hours after the open state. */
  today?: boolean
}

/**
 * Shows the week's hours. In the browser, client/open-state.ts replaces them with 'Open now · closes 6pm'. If scripts
 * are enabled, reserves one line, or on a narrow phone two for today's hours, to avoid a layout shift.
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
    <p className={today ? 'hours max-[22.5rem]:min-h-[2lh]' : 'hours'}>
      <span data-hours={encodeHours(hours)}>{text}</span>
      {today && !hasAppointmentDay(hours) && <span data-today />}
      {byAppointment && ' · by appointment'}
    </p>
  )
}
