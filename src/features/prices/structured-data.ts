import type { Treatment } from '../../domain/catalog.ts'
import type { PricingTable } from '../../domain/price-record.ts'
import { pricedService } from '../../seo/priced-service.ts'
import type { GraphNodes } from '../../seo/structured-data.ts'

export const priceData = (treatment: Treatment, table: PricingTable | null, origin: string): GraphNodes => [
  pricedService(treatment, table, origin),
]
