import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { encodeHours, weekText, withoutHours } from '../../domain/clinic/hours.ts'

interface HoursLineProps {
  clinic: Pick<ClinicCard, 'hours' | 'byAppointment' | 'phone'>
  /** Whether the hours of today follow the state. */
  today?: boolean
}

/**
 * The hours of the week, which the browser replaces by 'Open now · closes 6pm' (client/open-state.ts). With scripting
 * it is one line high from the start, so that nothing moves.
 */
export const HoursLine = ({ clinic, today }: HoursLineProps) => {
  const { hours, byAppointment } = clinic
  const text = hours ? weekText(hours) : ''
  if (hours === null || text === '') {
    const note = withoutHours(clinic, '')
    return note && <p>{note}</p>
  }
  return (
    <p className="line-clamp-1 noscript:line-clamp-none">
      <span className="data-open:font-semibold data-open:text-accent" data-hours={encodeHours(hours)}>
        {text}
      </span>
      {today && <span data-today />}
      {byAppointment && ' · by appointment'}
    </p>
  )
}
