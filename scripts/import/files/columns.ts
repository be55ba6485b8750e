/** Case, spaces, punctuation, text in parentheses and a group such as 'location.' before a heading are ignored. */
const ALTERNATIVE_HEADINGS = {
  id: ['clinic id', 'listing id'],
  slug: [],
  previous_slugs: [],
  name: [
    'clinic',
    'clinic name',
    'business name',
    'business',
    'company',
    'practice',
    'practice name',
    'title',
    'account name',
    'spa name',
    'company name',
    'location name',
    'store name',
    'organization name',
  ],
  street: ['street address', 'address 1', 'address line 1', 'addr:street', 'street 1', 'street address 1'],
  house_number: ['addr:housenumber'],
  suite: [
    'address 2',
    'address line 2',
    'addr:unit',
    'addr:suite',
    'unit',
    'ste',
    'suite/unit',
    'apt/suite',
    'street 2',
    'street address 2',
  ],
  city: ['town', 'locality', 'addr:city', 'city/town', 'town/city', 'address locality'],
  state: ['addr:state', 'state/province', 'st/province', 'state/region', 'administrative area', 'address region'],
  zip: ['zip code', 'postcode', 'postal code', 'addr:postcode', 'zip5', 'zip/postal code', 'zip/postal', 'postal'],
  country: ['country code', 'addr:country', 'country/region', 'address country'],
  address: ['full address', 'formatted address', 'addr:full'],
  floor: ['addr:floor'],
  latitude: ['lat', 'y'],
  longitude: ['lng', 'lon', 'long', 'x'],
  coordinates: ['lat/lng', 'lat, long', 'point', 'lat/lon', 'latitude/longitude'],
  location: ['area'],
  phone: [
    'phone number',
    'telephone',
    'telephone number',
    'tel',
    'contact:phone',
    'main phone',
    'phone:mobile',
    'phone no',
    'telephone no',
    'primary phone',
    'business phone',
    'work phone',
    'display phone',
  ],
  website: [
    'web',
    'web address',
    'website url',
    'homepage',
    'site',
    'url',
    'contact:website',
    'website link',
    'company domain name',
  ],
  email: ['email address', 'mail', 'contact:email', 'business email'],
  services: ['service', 'treatments', 'treatment', 'procedures', 'services offered'],
  categories: ['category', 'primary category', 'category name'],
  hours: [
    'opening_hours',
    'opening times',
    'business hours',
    'hours of operation',
    'open hours',
    'working hours',
    'store hours',
    'office hours',
  ],
  mon: ['monday', 'monday hours'],
  tue: ['tues', 'tuesday', 'tuesday hours'],
  wed: ['weds', 'wednesday', 'wednesday hours'],
  thu: ['thur', 'thurs', 'thursday', 'thursday hours'],
  fri: ['friday', 'friday hours'],
  sat: ['saturday', 'saturday hours'],
  sun: ['sunday', 'sunday hours'],
  own_hours: [],
  by_appointment: ['appointment only', 'by appointment only'],
  prices: ['price', 'price list', 'pricing'],
  rating: ['stars', 'average rating', 'star rating', 'total score'],
  review_count: [
    'reviews',
    '# of reviews',
    'number of reviews',
    'no of reviews',
    'rating count',
    'total reviews',
    'reviews count',
  ],
  rating_source: ['review source', 'reviews from'],
  providers: ['provider', 'staff', 'practitioners', 'team'],
  devices: ['device', 'equipment', 'machines'],
  skin_types: ['skin type', 'fitzpatrick', 'fitzpatrick types'],
  languages: ['language', 'languages spoken'],
  step_free: ['wheelchair', 'wheelchair accessible', 'wheelchair access', 'accessible'],
  description: ['about', 'summary', 'from the business'],
  opened: [
    'openedYear',
    'year opened',
    'start_date',
    'founded',
    'year founded',
    'established',
    'since',
    'opening date',
  ],
  featured: ['is featured'],
  verified: ['is verified'],
  last_checked: ['checked', 'checked on', 'check_date', 'last verified', 'date checked'],
  sample: [],
  status: ['operating_status', 'business_status'],
  permanently_closed: ['is closed'],
  temporarily_closed: [],
  status_on: ['status date'],
  status_from: ['moved from'],
} as const satisfies Record<string, readonly string[]>

export type Column = keyof typeof ALTERNATIVE_HEADINGS

export const COLUMNS = Object.keys(ALTERNATIVE_HEADINGS) as Column[]

export type Cells = Partial<Record<Column, unknown>>

const PLACEHOLDER_PATTERN =
  /^(?:[-–—?./]+|#?n\/?a|n\.a\.|tb[adc]|none|null|nil|unknown|not (?:known|listed|available))$/i

const SPREADSHEET_ERROR_PATTERN = /^#(?:REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|ERROR!)$/

/** Matches placeholders that may also be a clinic's name. */
const POSSIBLE_NAME_PATTERN = /^(?:none|null|nil)$/i

export const isPlaceholder = (text: string, column: Column) =>
  PLACEHOLDER_PATTERN.test(text) && !(column === 'name' && POSSIBLE_NAME_PATTERN.test(text))

export const isEmptyCell = (cell: string, column: Column) =>
  cell === '' || SPREADSHEET_ERROR_PATTERN.test(cell) || isPlaceholder(cell, column)

const normalizeHeading = (heading: string) =>
  heading
    .replace(/\([^()]*\)/g, '')
    .toLowerCase()
    .replace(/^(?:location|coordinates)[./]/, '')
    .replace(/[^a-z0-9]/g, '')

const COLUMNS_BY_HEADING: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) =>
    [column, ...ALTERNATIVE_HEADINGS[column]].map((heading) => [normalizeHeading(heading), column] as const),
  ),
)

const IGNORED_DOWNLOAD_HEADINGS = ['url', 'areas']

export type HeadingMap = ReadonlyMap<string, Column>

export function assignColumns(headings: readonly string[], headingMap: HeadingMap = new Map()): (Column | null)[] {
  const isSiteDownload = isDownload(headings)
  const mappedColumns = headings.map((heading) => headingMap.get(heading.trim()) ?? null)
  const usedColumns = new Set<Column>(mappedColumns.filter((column) => column !== null))
  const headingKeys = new Set(headings.map((heading) => normalizeHeading(heading)))
  return headings.map((heading, index) => {
    const mappedColumn = mappedColumns[index]
    if (mappedColumn) return mappedColumn
    const key = normalizeHeading(removeRatingSource(heading))
    const column = isSiteDownload && isIgnoredInDownload(heading) ? null : COLUMNS_BY_HEADING.get(key)
    if (!column || usedColumns.has(column) || isVerifiedByGoogle(key, headingKeys)) return null
    // A heading with the column's name wins over an alternative: 'website' over 'url', 'name' over 'title'.
    const columnKey = normalizeHeading(column)
    if (key !== columnKey && headingKeys.has(columnKey)) return null
    usedColumns.add(column)
    return column
  })
}

/** In exports of Google Maps, 'verified' says that Google verified the owner. On this site it says that we called. */
const isVerifiedByGoogle = (key: string, headingKeys: ReadonlySet<string>) =>
  key === 'verified' && (headingKeys.has('placeid') || headingKeys.has('googleid'))

export const findIgnoredHeadings = (headings: readonly string[], columns: readonly (Column | null)[]): string[] =>
  headings.filter(
    (heading, index) =>
      !columns[index] && heading.trim() !== '' && !(isDownload(headings) && isIgnoredInDownload(heading)),
  )

const RATING_SOURCE_PREFIX_PATTERN =
  /^(google|yelp)[\s_]+(?=(?:stars|(?:(?:average|star)[\s_])?rating|(?:number[\s_]of[\s_])?reviews?|(?:rating|review)[\s_]count)$)/i

const removeRatingSource = (heading: string) => heading.trim().replace(RATING_SOURCE_PREFIX_PATTERN, '')

export function findRatingSource(headings: readonly string[], columns: readonly (Column | null)[]): string | null {
  if (columns.includes('rating_source')) return null
  const ratingHeadings = headings.filter((_, index) => columns[index] === 'rating' || columns[index] === 'review_count')
  const sources = new Set(
    ratingHeadings.flatMap((heading) => RATING_SOURCE_PREFIX_PATTERN.exec(heading.trim())?.[1]?.toLowerCase() ?? []),
  )
  const [source] = sources
  return sources.size === 1 && source ? source.replace(/^./, (letter) => letter.toUpperCase()) : null
}

const isIgnoredInDownload = (heading: string) => IGNORED_DOWNLOAD_HEADINGS.includes(normalizeHeading(heading))

/** Returns whether the headings are those of this site's downloads, where `url` is the clinic's page on the site. */
export const isDownload = (headings: readonly string[]) => {
  const keys = new Set(headings.map(normalizeHeading))
  return keys.has('url') && keys.has('sample') && keys.has('id')
}
