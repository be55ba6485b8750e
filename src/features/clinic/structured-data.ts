import type {
  HealthAndBeautyBusiness,
  MedicalBusiness,
  Offer,
  OpeningHoursSpecification,
  PostalAddress,
} from 'schema-dts'
import { findZipCode } from '../../domain/clinic/address.ts'
import { isClosed, isMedSpa } from '../../domain/clinic/clinic.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { BY_APPOINTMENT, DAY_NAMES, DAYS, hasOpeningTimes, type WeekHours } from '../../domain/clinic/hours.ts'
import { formatRange, removeUnitFromLabel } from '../../domain/price.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'
import { describeListing } from '../../domain/sample.ts'
import { urls } from '../../urls.ts'

/** Returns null for a closed clinic. Omits sample hours and approximate locations, which pages may show. */
export function createClinicBusiness(
  clinic: Clinic,
  prices: readonly ClinicPrice[],
  sample: boolean,
): MedicalBusiness | HealthAndBeautyBusiness | null {
  if (isClosed(clinic)) return null
  const { lat, lng } = clinic
  const description = describeListing(clinic.description, sample)
  return {
    ...(isMedSpa(clinic)
      ? { '@type': 'MedicalBusiness', additionalType: 'https://schema.org/HealthAndBeautyBusiness' }
      : { '@type': 'HealthAndBeautyBusiness' }),
    '@id': `${urls.clinic(clinic)}#clinic`,
    name: clinic.name,
    url: urls.clinic(clinic),
    address: parsePostalAddress(clinic.address),
    ...(description === '' ? {} : { description }),
    ...(clinic.phone ? { telephone: clinic.phone } : {}),
    ...(lat !== null && lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(clinic.hours && hasOpeningTimes(clinic.hours)
      ? { openingHoursSpecification: listOpeningHours(clinic.hours) }
      : {}),
    ...(prices.length > 0 ? { priceRange: formatPriceRange(prices), currenciesAccepted: 'USD' } : {}),
    ...(clinic.languages.length > 0 ? { knowsLanguage: clinic.languages } : {}),
    ...(clinic.openedYear ? { foundingDate: String(clinic.openedYear) } : {}),
    ...(clinic.stepFree === null ? {} : { amenityFeature: createStepFreeFeature(clinic.stepFree) }),
    ...(clinic.website ? { sameAs: clinic.website } : {}),
    ...(clinic.email ? { email: clinic.email } : {}),
    ...(clinic.services.length > 0 || prices.length > 0 ? { makesOffer: listOffers(clinic, prices) } : {}),
  }
}

function parsePostalAddress(address: string): PostalAddress {
  const addressParts = address.split(', ')
  const zip = findZipCode(address)
  const locality = addressParts.length > 2 ? addressParts.at(-2) : undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: addressParts.slice(0, Math.max(1, addressParts.length - 2)).join(', '),
    ...(locality ? { addressLocality: locality } : {}),
    addressRegion: 'NY',
    ...(zip ? { postalCode: zip } : {}),
    addressCountry: 'US',
  }
}

/** Describes days that are open for 24 hours as Google requires: it reads '00:00' to '00:00' as closed all day. */
const listOpeningHours = (hours: WeekHours): OpeningHoursSpecification[] =>
  DAYS.flatMap((day) => {
    const dayHours = hours[day]
    if (!dayHours || dayHours === BY_APPOINTMENT) return []
    const times = dayHours.split('-')
    const [opens = '', closes = ''] = times[0] === times[1] ? ['00:00', '23:59'] : times
    return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: DAY_NAMES[day], opens, closes }]
  })

const formatPriceRange = (prices: readonly ClinicPrice[]) =>
  formatRange(Math.min(...prices.map((price) => price.minPrice)), Math.max(...prices.map((price) => price.maxPrice)))

const createStepFreeFeature = (isStepFree: boolean) => ({
  '@type': 'LocationFeatureSpecification' as const,
  name: 'Step-free access',
  value: isStepFree,
})

function listOffers(clinic: Clinic, prices: readonly ClinicPrice[]): Offer[] {
  const pricedServices = new Set(prices.map((price) => price.service))
  const createService = (name: string, serviceType?: string) => ({
    '@type': 'Service' as const,
    name,
    ...(serviceType !== undefined && serviceType !== name && { serviceType }),
  })
  const namesBySlug = new Map(clinic.services.map(({ slug, name }) => [slug, name]))
  return [
    ...clinic.services
      .filter(({ slug }) => !pricedServices.has(slug))
      .map(({ name }): Offer => ({ '@type': 'Offer', itemOffered: createService(name) })),
    ...prices.map(
      (price): Offer => ({
        '@type': 'Offer',
        itemOffered: createService(removeUnitFromLabel(price), namesBySlug.get(price.service)),
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
