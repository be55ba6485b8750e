import { type Catalog, clinicCount, type Service, WILDCARD } from '../../domain/catalog.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import { absoluteUrl, urls } from '../../urls.ts'

export const areaDownloads = (
  catalog: Catalog,
  points: readonly { slug: string; lat: number; lng: number }[],
  origin: string,
) =>
  catalog.areas.map((area) => {
    const point = points.find(({ slug }) => slug === area.slug)
    return {
      slug: area.slug,
      name: area.name,
      url: absoluteUrl(origin, urls.landing(area.slug)),
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

export const treatmentDownloads = (catalog: Catalog, origin: string) =>
  catalog.treatments.map(({ slug, name, category, description }) => ({
    slug,
    name,
    url: absoluteUrl(origin, urls.treatment(slug)),
    category,
    description,
    clinics: clinicCount(catalog, slug, WILDCARD),
  }))

export const serviceDownload = ({ slug, name, treatment }: Service, origin: string) => ({
  slug,
  name,
  url: absoluteUrl(origin, urls.providers(slug)),
  treatment,
})

export const statisticDownload = ({ cheapest, ...row }: PriceStatistic) => ({
  treatment: row.service,
  item: row.item === WILDCARD ? null : row.item,
  unit: row.unit,
  area: row.area === WILDCARD ? null : row.area,
  clinics: row.clinicCount,
  prices: row.priceCount,
  min: row.minPrice,
  middle: row.medianPrice,
  max: row.maxPrice,
  currency: 'USD',
  cheapestClinic: cheapest.segment,
})
