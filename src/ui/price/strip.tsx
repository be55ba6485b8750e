import { WILDCARD } from '../../domain/catalog.ts'
import { formatRange, formatUsd, type UnitPrice } from '../../domain/price.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import { RangeBar } from './range-bar.tsx'

/** Returns the city-wide statistic for a unit, or null if fewer than two clinics list a price in the unit. */
export const findCityStatistic = (statistics: readonly PriceStatistic[], unit: string): PriceStatistic | null =>
  statistics.find((row) => row.area === WILDCARD && row.unit === unit && row.clinicCount > 1) ?? null

export const formatPrice = ({ bodyPartOrKind, min, max, unit }: UnitPrice) =>
  `${bodyPartOrKind === null ? '' : `${bodyPartOrKind}: `}${formatRange(min, max)} per ${unit}`

export const PriceStrip = ({ price, cityStatistic }: { price: UnitPrice; cityStatistic: PriceStatistic | null }) => (
  <div className="price-strip">
    <strong>{formatPrice(price)}</strong>{' '}
    {cityStatistic && (
      <>
        <span className="note">
          {`In the city ${price.bodyPartOrKind === null ? '' : 'for all kinds '}${formatRange(cityStatistic.minPrice, cityStatistic.maxPrice)}, median ${formatUsd(cityStatistic.medianPrice)}`}
        </span>
        <CityPriceBar cityStatistic={cityStatistic} price={{ minPrice: price.min, maxPrice: price.max }} />
      </>
    )}
  </div>
)

interface CityPriceBarProps {
  cityStatistic: PriceStatistic | null
  price: { minPrice: number; maxPrice: number }
}

export const CityPriceBar = ({ cityStatistic, price }: CityPriceBarProps) =>
  cityStatistic && (
    <RangeBar
      scaleMin={cityStatistic.minPrice}
      scaleMax={cityStatistic.maxPrice}
      min={price.minPrice}
      max={price.maxPrice}
      median={cityStatistic.medianPrice}
    />
  )
