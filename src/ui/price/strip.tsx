import { WILDCARD } from '../../domain/catalog.ts'
import { formatRange, formatUsd, getBodyPartOrKind } from '../../domain/price.ts'
import type { ClinicPrice, PriceStatistic } from '../../domain/price-record.ts'
import { RangeBar } from './range-bar.tsx'

export const findCityStatistic = (statistics: readonly PriceStatistic[], unit: string): PriceStatistic | null =>
  statistics.find((row) => row.area === WILDCARD && row.unit === unit && row.clinicCount > 1) ?? null

export function formatPrice(price: ClinicPrice): string {
  const bodyPartOrKind = getBodyPartOrKind(price)
  return `${bodyPartOrKind === null ? '' : `${bodyPartOrKind}: `}${formatRange(price.minPrice, price.maxPrice)} per ${price.unit}`
}

export const PriceStrip = ({ price, cityStatistic }: { price: ClinicPrice; cityStatistic: PriceStatistic | null }) => (
  <div className="price-strip">
    <strong>{formatPrice(price)}</strong>{' '}
    {cityStatistic && (
      <>
        <span className="note">
          {`In the city ${getBodyPartOrKind(price) === null ? '' : 'for all kinds '}${formatRange(cityStatistic.minPrice, cityStatistic.maxPrice)}, median ${formatUsd(cityStatistic.medianPrice)}`}
        </span>
        <RangeBar scale={cityStatistic} min={price.minPrice} max={price.maxPrice} median={cityStatistic.medianPrice} />
      </>
    )}
  </div>
)
