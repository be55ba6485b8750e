import type { CsvCell } from '../../api-shapes/csv.ts'
import type { ClinicDownload } from '../../api-shapes/directory-shape.ts'
import { isLicenseNumber } from '../../domain/clinic/clinic.ts'
import { DAYS } from '../../domain/clinic/hours.ts'

type Cells = Record<string, CsvCell>

/** Returns the cells of a clinic in the format that `npm run import` reads. */
export const toClinicCsvRow = (clinic: ClinicDownload): Cells =>
  Object.assign({}, ...FIELDS.map((field) => toCells(clinic, field)))

const toCells = <K extends keyof ClinicDownload>(clinic: ClinicDownload, field: K) =>
  CELL_FORMATTERS[field](clinic[field])

const CELL_FORMATTERS: { [K in keyof ClinicDownload]: (value: ClinicDownload[K]) => Cells } = {
  id: (id) => ({ id }),
  slug: (slug) => ({ slug }),
  previousSlugs: (slugs) => ({ previous_slugs: joinList(slugs) }),
  name: (name) => ({ name }),
  url: (url) => ({ url }),
  sample: (sample) => ({ sample }),
  description: (description) => ({ description }),
  address: (address) => ({ address }),
  location: (location) => ({ location }),
  areas: (areas) => ({ areas: joinList(areas) }),
  services: (services) => ({ services: joinList(services) }),
  coordinates: (point) => ({ latitude: point?.lat ?? null, longitude: point?.lng ?? null }),
  phone: (phone) => ({ phone }),
  website: (website) => ({ website }),
  email: (email) => ({ email }),
  rating: (rating) => ({ rating }),
  reviewCount: (count) => ({ review_count: count }),
  ratingSource: (source) => ({ rating_source: source }),
  verified: (verified) => ({ verified }),
  featured: (featured) => ({ featured }),
  hours: (hours) => Object.fromEntries(DAYS.map((day) => [day, hours && (hours[day] ?? 'closed')])),
  ownHours: (ownHours) => ({ own_hours: ownHours }),
  byAppointment: (byAppointment) => ({ by_appointment: byAppointment }),
  languages: (languages) => ({ languages: joinList(languages) }),
  stepFree: (stepFree) => ({ step_free: stepFree }),
  providers: (providers) => ({ providers: providers.map(formatProvider).join('; ') }),
  devices: (devices) => ({ devices: joinList(devices) }),
  skinTypes: (types) => ({ skin_types: types.join('; ') }),
  openedYear: (year) => ({ opened: year }),
  prices: (prices) => ({ prices: prices.map(formatPrice).join('; ') }),
  lastChecked: (date) => ({ last_checked: date }),
  status: (status) => ({
    status: status?.kind ?? null,
    status_on: status?.on ?? null,
    status_from: status?.kind === 'moved' ? status.from : null,
  }),
}

const FIELDS = Object.keys(CELL_FORMATTERS) as (keyof ClinicDownload)[]

const joinList = (texts: readonly string[]) => texts.map(quoteListItem).join('; ')

/** Quotes text that `npm run import` would split at a separator, or would read as quoted. */
const quoteListItem = (text: string) => (/[",;|•·]/.test(text) ? quote(text) : text)
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

function formatProvider({ name, license, number = '', role = '' }: ClinicDownload['providers'][number]): string {
  const details = number || role ? [number, role].map(quoteProviderDetail) : []
  return [quoteProviderText(name), license, ...details].join(', ')
}

/** Quotes what the import would misread: an unusual license number as a role, a role such as 'PhD' as a degree. */
const quoteProviderDetail = (text: string, index: number) =>
  (index === 0 ? text !== '' && !isLicenseNumber(text) : TITLE_PATTERN.test(text))
    ? quote(text)
    : quoteProviderText(text)

/** Also quotes text with parentheses, because the import reads 'Jane Doe (NP)' as 'Jane Doe, NP'. */
const quoteProviderText = (text: string) => (/[()]/.test(text) ? quote(text) : quoteListItem(text))

const TITLE_PATTERN = /\p{Lu}{2}|^(?:[Dd][Rr]\b|Ph\b|PhD|Esq)/u

function formatPrice({ service, label, unit, min, max, asOf }: ClinicDownload['prices'][number]): string {
  const amount = min === max ? String(min) : `${min}-${max}`
  return `${service} ${quote(label)}=${amount}/${unit} ${asOf}`
}
