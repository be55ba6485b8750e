import type { ClinicFile } from '../../../scripts/import/clinic-file.ts'
import { type CsvCell, formatCsvRows } from '../../../src/api-shapes/csv.ts'
import { BY_APPOINTMENT, DAYS, type WeekHours } from '../../../src/domain/clinic/hours.ts'

export function formatClinicsCsv(clinics: readonly ClinicFile[]): string {
  const rows = clinics.map(toClinicCells)
  const columns = Object.keys(rows[0] ?? {})
  return formatCsvRows([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))])
}

function toClinicCells(clinic: ClinicFile): Record<string, CsvCell> {
  const { id, slug, previousSlugs, name, description, address, location, services, featured, verified } = clinic
  const { rating, reviewCount, ratingSource, coordinates, phone, website, email, hours, byAppointment } = clinic
  const { languages, stepFree, providers, devices, skinTypes, opened, prices, lastChecked, status } = clinic
  return {
    id,
    slug: slug ?? '',
    previous_slugs: formatList(previousSlugs),
    name,
    description: description ?? '',
    address,
    location: location ?? '',
    services: formatList(services),
    featured: formatYesOrNo(featured),
    verified: formatYesOrNo(verified),
    rating: rating ?? '',
    review_count: reviewCount ?? '',
    rating_source: ratingSource ?? '',
    latitude: coordinates?.lat ?? '',
    longitude: coordinates?.lng ?? '',
    phone: phone ?? '',
    website: website ?? '',
    email: email ?? '',
    hours: hours ? formatHours(hours) : '',
    by_appointment: formatYesOrNo(byAppointment),
    languages: formatList(languages),
    step_free: formatYesOrNo(stepFree),
    providers: (providers ?? [])
      .map((provider) =>
        [provider.name, provider.license, provider.number ?? '', provider.role ?? ''].map(quote).join(', '),
      )
      .join('; '),
    devices: formatList(devices),
    skin_types: formatList(skinTypes?.map(String)),
    opened: opened ?? '',
    prices: (prices ?? [])
      .map(({ service, label, min, max, unit, asOf }) => `${service} ${quote(label)}=${min}-${max}/${unit} ${asOf}`)
      .join('; '),
    last_checked: lastChecked ?? '',
    status: formatStatus(status),
  }
}

const formatList = (texts: readonly string[] | undefined) => (texts ?? []).map(quote).join('; ')
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
const formatYesOrNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no')

const OSM_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/**
 * Leaves out closed days, unless every day is closed: in OpenStreetMap, `Sa off` would also cut off Friday's hours
 * after midnight.
 */
function formatHours(hours: WeekHours): string {
  const openDays = DAYS.flatMap((day, index) =>
    hours[day] === null ? [] : [`${OSM_DAYS[index]} ${formatDayHours(hours[day])}`],
  )
  return openDays.length > 0 ? openDays.join('; ') : 'off'
}

/** Formats the hours of a day. In OpenStreetMap, '18:00-26:00' ends at 2 a.m. */
function formatDayHours(day: string): string {
  if (day === BY_APPOINTMENT) return quote(day)
  const [from = '', to = ''] = day.split('-')
  return `${from}-${to > from ? to : `${Number(to.slice(0, 2)) + 24}${to.slice(2)}`}`
}

function formatStatus(status: ClinicFile['status']): string {
  if (!status) return ''
  return status.kind === 'closed' ? `closed ${status.on}` : `moved ${status.on} from ${status.from}`
}
