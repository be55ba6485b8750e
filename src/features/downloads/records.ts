import type { Area, Service, Treatment } from '../../domain/catalog.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'

export const areaDownload = (area: Area, url: string, point: { lat: number; lng: number } | null) => ({
  slug: area.slug,
  name: area.name,
  url,
  description: area.shortDescription,
  statedCount: area.statedCount,
  listedCount: area.listedCount,
  lat: point?.lat ?? null,
  lng: point?.lng ?? null,
  transit: area.transit,
  neighbors: area.neighbors.join('; '),
  subAreas: area.subAreas.map(({ slug }) => slug).join('; '),
})

export const treatmentDownload = (treatment: Treatment, url: string, clinics: number) => ({
  slug: treatment.slug,
  name: treatment.name,
  url,
  category: treatment.category,
  description: treatment.description,
  clinics,
})

export const serviceDownload = ({ slug, name, treatment }: Service, url: string) => ({ slug, name, url, treatment })

/** `item` and `area` are null in totals. */
export const statisticDownload = ({ cheapest, ...row }: PriceStatistic, all: string) => ({
  treatment: row.service,
  item: row.item === all ? null : row.item,
  unit: row.unit,
  area: row.area === all ? null : row.area,
  clinics: row.clinics,
  prices: row.prices,
  min: row.minPrice,
  middle: row.medianPrice,
  max: row.maxPrice,
  currency: 'USD',
  cheapestClinic: cheapest.segment,
})
