import type * as z from 'zod/mini'
import type { ClinicPrice } from '../domain/price-record.ts'
import type { schemas } from './schemas.ts'

/** Converts a price for the API and the downloads. */
export function toPriceRecord(price: ClinicPrice): z.infer<typeof schemas.ClinicPrice> {
  const { service, label, unit, minPrice: min, maxPrice: max, asOf } = price
  return { service, label, unit, min, max, asOf }
}
