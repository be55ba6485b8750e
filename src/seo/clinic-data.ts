import type { ItemList, MedicalBusiness, Offer, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import { zipOf } from '../domain/address.ts'
import { isClosed } from '../domain/clinic.ts'
import type { Clinic, ClinicCard } from '../domain/clinic-record.ts'
import type { WeekHours } from '../domain/hours.ts'
import { formatRange, labelWithoutUnit } from '../domain/price.ts'
import type { ClinicPrice } from '../domain/price-record.ts'
import { absolute, urls } from '../urls.ts'

const SCHEMA_DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

const clinicId = (clinic: ClinicCard, origin: string) => `${absolute(origin, urls.clinic(clinic))}#clinic`

/**
 * A clinic in full. Its place only when it is known (never the default point), its hours only when they are its
 * own (never the directory's usual ones). A clinic that closed is no business any more: null.
 */
export function clinicBusiness(clinic: Clinic, prices: readonly ClinicPrice[], origin: string): MedicalBusiness | null {
  if (isClosed(clinic)) return null
  return {
    '@type': 'MedicalBusiness',
    additionalType: 'https://schema.org/HealthAndBeautyBusiness',
    '@id': clinicId(clinic, origin),
    name: clinic.name,
    url: absolute(origin, urls.clinic(clinic)),
    address: postalAddress(clinic.address),
    description: clinic.description,
    ...(clinic.phone ? { telephone: clinic.phone } : {}),
    ...(clinic.lat !== null && clinic.lng !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: clinic.lat, longitude: clinic.lng } }
      : {}),
    ...(clinic.hours ? { openingHoursSpecification: openingHours(clinic.hours) } : {}),
    ...(prices.length > 0 ? { priceRange: priceRange(prices), currenciesAccepted: 'USD' } : {}),
    ...(clinic.languages.length > 0 ? { knowsLanguage: clinic.languages } : {}),
    ...(clinic.openedYear ? { foundingDate: String(clinic.openedYear) } : {}),
    ...(clinic.stepFree === null ? {} : { amenityFeature: stepFree(clinic.stepFree) }),
    makesOffer: offers(clinic, prices),
  }
}

/**
 * The clinics of one page of a list, numbered as in the whole of it, each by its address: its own page describes it.
 * `first` is the place of the first.
 */
export function clinicItemList(
  clinics: readonly ClinicCard[],
  origin: string,
  { name, total = clinics.length, first = 1 }: { name?: string; total?: number; first?: number } = {},
): ItemList | null {
  if (clinics.length === 0) return null
  return {
    '@type': 'ItemList',
    ...(name ? { name } : {}),
    numberOfItems: total,
    itemListElement: clinics.map((clinic, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: clinic.name,
      url: absolute(origin, urls.clinic(clinic)),
    })),
  }
}

/** '41 East 78th Street, Upper East Side, New York, NY 10075'; a part that is not there is left out. */
function postalAddress(address: string): PostalAddress {
  const parts = address.split(', ')
  const zip = zipOf(address)
  const locality = parts.length > 2 ? parts.at(-2) : undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.slice(0, Math.max(1, parts.length - 2)).join(', '),
    ...(locality ? { addressLocality: locality } : {}),
    addressRegion: 'NY',
    ...(zip ? { postalCode: zip } : {}),
    addressCountry: 'US',
  }
}

const openingHours = (hours: WeekHours): OpeningHoursSpecification[] =>
  Object.entries(SCHEMA_DAYS).flatMap(([day, name]) => {
    const span = hours[day as keyof WeekHours]
    if (!span) return []
    const [opens = '', closes = ''] = span.split('-')
    return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: name, opens, closes }]
  })

const priceRange = (prices: readonly ClinicPrice[]) =>
  formatRange(Math.min(...prices.map((price) => price.minPrice)), Math.max(...prices.map((price) => price.maxPrice)))

const stepFree = (value: boolean) => ({
  '@type': 'LocationFeatureSpecification' as const,
  name: 'Step-free access',
  value,
})

/** One offer for each price, and one for each service that has none. */
function offers(clinic: Clinic, prices: readonly ClinicPrice[]): Offer[] {
  const priced = new Set(prices.map((price) => price.service))
  const service = (name: string) => ({ '@type': 'Service' as const, name })
  return [
    ...clinic.services
      .filter(({ slug }) => !priced.has(slug))
      .map(({ name }): Offer => ({ '@type': 'Offer', itemOffered: service(name) })),
    ...prices.map(
      (price): Offer => ({
        '@type': 'Offer',
        itemOffered: service(labelWithoutUnit(price)),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice: price.minPrice,
          maxPrice: price.maxPrice,
          priceCurrency: 'USD',
          unitText: price.unit,
        },
      }),
    ),
  ]
}
