import type { ClinicFile } from '../../../scripts/import/clinic-file.ts'
import { BY_APPOINTMENT, DAYS, type WeekHours } from '../../../src/domain/clinic/hours.ts'
import { type CsvCell, csvRows } from '../../../src/features/downloads/csv.ts'

export function formatClinicsCsv(clinics: readonly ClinicFile[]): string {
  const rows = clinics.map(clinicCells)
  const columns = Object.keys(rows[0] ?? {})
  return csvRows([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))])
}

function clinicCells(clinic: ClinicFile): Record<string, CsvCell> {
  const { id, slug, previousSlugs, name, description, address, location, services, featured, verified } = clinic
  const { rating, reviewCount, ratingSource, coordinates, phone, website, email, hours, byAppointment } = clinic
  const { languages, stepFree, providers, devices, skinTypes, opened, prices, lastChecked, status } = clinic
  return {
    ...{ id, slug: slug ?? '', previous_slugs: list(previousSlugs), name, description: description ?? '', address },
    ...{ location: location ?? '', services: list(services), featured: yesOrNo(featured), verified: yesOrNo(verified) },
    ...{ rating: rating ?? '', review_count: reviewCount ?? '', rating_source: ratingSource ?? '' },
    ...{ latitude: coordinates?.lat ?? '', longitude: coordinates?.lng ?? '' },
    ...{ phone: phone ?? '', website: website ?? '', email: email ?? '', hours: hours ? hoursText(hours) : '' },
    ...{ by_appointment: yesOrNo(byAppointment), languages: list(languages), step_free: yesOrNo(stepFree) },
    providers: (providers ?? [])
      .map((provider) =>
        [provider.name, provider.license, provider.number ?? '', provider.role ?? ''].map(quoted).join(', '),
      )
      .join('; '),
    ...{ devices: list(devices), skin_types: list(skinTypes?.map(String)), opened: opened ?? '' },
    prices: (prices ?? [])
      .map(({ service, label, min, max, unit, asOf }) => `${service} ${quoted(label)}=${min}-${max}/${unit} ${asOf}`)
      .join('; '),
    ...{ last_checked: lastChecked ?? '', status: statusText(status) },
  }
}

const list = (texts: readonly string[] | undefined) => (texts ?? []).map(quoted).join('; ')
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const yesOrNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no')

const OSM_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Formats hours without closed days: in OpenStreetMap, `Sa off` would also end Friday's hours at midnight. */
function hoursText(hours: WeekHours): string {
  const open = DAYS.flatMap((day, index) => (hours[day] === null ? [] : [`${OSM_DAYS[index]} ${dayText(hours[day])}`]))
  return open.length > 0 ? open.join('; ') : 'off'
}

/** Formats the hours of a day. In OpenStreetMap, '18:00-26:00' ends at 2 a.m. */
function dayText(day: string): string {
  if (day === BY_APPOINTMENT) return quoted(day)
  const [from = '', to = ''] = day.split('-')
  return `${from}-${to > from ? to : `${Number(to.slice(0, 2)) + 24}${to.slice(2)}`}`
}

function statusText(status: ClinicFile['status']): string {
  if (!status) return ''
  return status.kind === 'closed' ? `closed ${status.on}` : `moved ${status.on} from ${status.from}`
}
