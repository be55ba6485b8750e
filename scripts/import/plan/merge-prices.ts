import type { ClinicFile, PriceEntry } from '../clinic-file.ts'
import type { PriceDraft } from '../values/prices.ts'
import type { ServiceIndex } from '../values/services.ts'

export interface PriceContext {
  services: ServiceIndex
  /** Date for prices without one. Empty if unknown. */
  asOf: string
}

export const mergePrices = (drafts: readonly PriceDraft[], clinic: ClinicFile, context: PriceContext): PriceEntry[] =>
  drafts.map((draft) => completePrice(draft, clinic.prices ?? [], context))

function completePrice(draft: PriceDraft, prices: readonly PriceEntry[], { services, asOf }: PriceContext): PriceEntry {
  const { service, unit, min, max } = draft
  const samePriceKind = prices.filter(
    (price) => price.unit === unit && price.service === service && price.label === (draft.label ?? price.label),
  )
  const samePrice = samePriceKind.find((price) => price.min === min && price.max === max)
  const label = draft.label ?? (samePrice ?? samePriceKind[0])?.label ?? `${services.nameOf(service)}, per ${unit}`
  return { service, label, unit, min, max, asOf: draft.asOf ?? samePrice?.asOf ?? asOf }
}
