import type { Service } from 'schema-dts'
import type { Treatment } from '../domain/catalog.ts'
import type { PricingTable } from '../domain/price-record.ts'
import { urls } from '../urls.ts'

/** Returns null if `table` is null or the default table, because the treatment then does not have its own prices. */
export function createPricedService(treatment: Treatment, table: PricingTable | null): Service | null {
  if (table?.treatment !== treatment.slug) return null
  return {
    '@type': 'Service',
    '@id': `${urls.treatment(treatment.slug)}#service`,
    name: treatment.name,
    serviceType: treatment.name,
    offers: table.rows.map((row) => ({
      '@type': 'AggregateOffer' as const,
      name: row.type,
      description: `per ${row.unit}`,
      lowPrice: row.minPrice,
      highPrice: row.maxPrice,
      priceCurrency: 'USD',
    })),
  }
}
