import type { CsvCell } from '../../api-shapes/csv.ts'
import type { ClinicDownload } from '../../api-shapes/directory-shape.ts'
import { assertAllFieldsUsed } from '../../domain/assert-all-fields-used.ts'
import { DAYS, type WeekHours } from '../../domain/clinic/hours.ts'

/** Returns the cells of a clinic in the format that `npm run import` reads. */
export function toClinicCsvRow(clinic: ClinicDownload): Record<string, CsvCell> {
  const {
    id,
    slug,
    previousSlugs,
    name,
    url,
    sample,
    description,
    address,
    location,
    areas,
    services,
    coordinates,
    phone,
    website,
    email,
    rating,
    reviewCount,
    ratingSource,
    verified,
    featured,
    hours,
    ownHours,
    byAppointment,
    languages,
    stepFree,
    providers,
    devices,
    skinTypes,
    openedYear,
    prices,
    lastChecked,
    status,
    ...unusedFields
  } = clinic
  assertAllFieldsUsed(unusedFields)
  return {
    id,
    slug,
    previous_slugs: joinList(previousSlugs),
    name,
    url,
    sample,
    description,
    address,
    location,
    areas: joinList(areas),
    services: joinList(services),
    latitude: coordinates?.lat ?? null,
    longitude: coordinates?.lng ?? null,
    phone,
    website,
    email,
    rating,
    review_count: reviewCount,
    rating_source: ratingSource,
    verified,
    featured,
    ...toHoursCells(hours),
    own_hours: ownHours,
    by_appointment: byAppointment,
    languages: joinList(languages),
    step_free: stepFree,
    providers: providers.map(formatProvider).join('; '),
    devices: joinList(devices),
    skin_types: skinTypes.join('; '),
    opened: openedYear,
    prices: prices.map(formatPrice).join('; '),
    last_checked: lastChecked,
    status: status?.kind ?? null,
    status_on: status?.on ?? null,
    status_from: status?.kind === 'moved' ? status.from : null,
  }
}

const joinList = (texts: readonly string[]) => texts.map(quoteListItem).join('; ')

/** Quotes text that `npm run import` would split at a separator, or would read as quoted. */
const quoteListItem = (text: string) => (/[",;|•·]/.test(text) ? quote(text) : text)
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

const toHoursCells = (hours: WeekHours | null) =>
  Object.fromEntries(DAYS.map((day) => [day, hours && (hours[day] ?? 'closed')]))

function formatProvider({ name, license, number = '', role = '' }: ClinicDownload['providers'][number]): string {
  const details = number || role ? [number, role].map(quoteProviderDetail) : []
  return [quoteListItem(name), license, ...details].join(', ')
}

/**
 * Quotes a license number without digits, which the import would read as a role, and a role with two capital letters in
 * a row, such as 'MD', which it could reject as another person or license.
 */
const quoteProviderDetail = (text: string, index: number) =>
  (index === 0 ? /^\D+$/ : /\p{Lu}{2}/u).test(text) ? quote(text) : quoteListItem(text)

/** Formats a price as the import reads it, such as `botox "Frown lines"=280-420/area 2026-04-02`. */
function formatPrice({ service, label, unit, min, max, asOf }: ClinicDownload['prices'][number]): string {
  const amount = min === max ? String(min) : `${min}-${max}`
  return `${service} ${quote(label)}=${amount}/${unit} ${asOf}`
}
