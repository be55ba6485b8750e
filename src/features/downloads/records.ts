import { type Catalog, getClinicCount, type Service, WILDCARD } from '../../domain/catalog.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import { toAbsoluteUrl, urls } from '../../urls.ts'

export const toAreaDownloadRecords = (
  catalog: Catalog,
  points: readonly { slug: string; lat: number; lng: number }[],
  origin: string,
) =>
  catalog.areas.map((area) => {
    const point = points.find(({ slug }) => slug === area.slug)
    return {
      slug: area.slug,
      name: area.name,
      url: toAbsoluteUrl(origin, urls.areaClinics(area.slug)),
      description: area.shortDescription,
      statedCount: area.statedCount,
      listedCount: area.listedCount,
      lat: point?.lat ?? null,
      lng: point?.lng ?? null,
      transit: area.transit,
      neighbors: area.neighbors.join('; '),
      subAreas: area.subAreas.map(({ slug }) => slug).join('; '),
    }
  })

export const toTreatmentDownloadRecords = (catalog: Catalog, origin: string) =>
  catalog.treatments.map(({ slug, name, category, description }) => ({
    slug,
    name,
    url: toAbsoluteUrl(origin, urls.treatment(slug)),
    category,
    description,
    clinics: getClinicCount(catalog, slug, WILDCARD),
  }))

export const toServiceDownloadRecord = ({ slug, name, treatment }: Service, origin: string) => ({
  slug,
  name,
  url: toAbsoluteUrl(origin, urls.serviceClinics(slug)),
  treatment,
})

export const toStatisticDownloadRecord = ({ cheapestClinic, ...statistic }: PriceStatistic, sample: boolean) => ({
  treatment: statistic.service,
  item: statistic.item === WILDCARD ? null : statistic.item,
  unit: statistic.unit,
  area: statistic.area === WILDCARD ? null : statistic.area,
  clinics: statistic.clinicCount,
  prices: statistic.priceCount,
  min: statistic.minPrice,
  middle: statistic.medianPrice,
  max: statistic.maxPrice,
  currency: 'USD',
  cheapestClinic: cheapestClinic.segment,
  sample,
})
