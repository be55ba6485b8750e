import type * as z from 'zod/mini'
import type { ClinicPrice } from '../domain/price-record.ts'
import type { schemas } from './schemas.ts'

export function toPriceRecord(price: ClinicPrice): z.infer<typeof schemas.ClinicPrice> {
  const { service, label, unit, minPrice: min, maxPrice: max, asOf } = price
  return { service, label, unit, min, max, asOf }
}
