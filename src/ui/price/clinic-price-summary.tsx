import type { ReactNode } from 'react'
import { formatQuantity } from '../../domain/plural.ts'
import { formatUsd } from '../../domain/price.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import { urls } from '../../urls.ts'
import { ClinicLink } from '../clinic/clinic-link.tsx'
import { type RangeRow, RangeTable } from './range-table.tsx'
import { findCityStatistic } from './strip.tsx'

export const createStatisticRow = (key: string, label: ReactNode, statistic: PriceStatistic): RangeRow => ({
  key,
  label,
  min: statistic.minPrice,
  max: statistic.maxPrice,
  ...(statistic.clinicCount > 1 && { median: statistic.medianPrice }),
  note: formatQuantity(statistic.clinicCount, 'clinic'),
})

interface ClinicPriceSummaryProps {
  treatment: { slug: string; name: string }
  where?: string
  statistics: readonly PriceStatistic[]
  /** City-wide statistics, whose ranges are the scales of the bars. Without them, there are no bars. */
  cityStatistics?: readonly PriceStatistic[]
}

export const ClinicPriceSummary = ({
  treatment,
  where = '',
  statistics,
  cityStatistics = [],
}: ClinicPriceSummaryProps) => {
  const sortedStatistics = [...statistics].sort((a, b) => b.clinicCount - a.clinicCount)
  const mostCommonUnitStatistic = sortedStatistics[0]
  if (!mostCommonUnitStatistic) return null
  const whereText = where ? ` ${where}` : ''
  return (
    <div className="stack">
      <RangeTable
        caption={`What clinics${whereText} charge for ${treatment.name}`}
        labelHeading="Priced"
        rows={sortedStatistics.map((row) => ({
          ...createStatisticRow(row.unit, `Per ${row.unit}`, row),
          scale: findCityStatistic(cityStatistics, row.unit),
        }))}
      />
      <p className="text-sm">
        {`The lowest price per ${mostCommonUnitStatistic.unit} is ${formatUsd(mostCommonUnitStatistic.minPrice)}, at `}
        <ClinicLink clinic={mostCommonUnitStatistic.cheapestClinic} />
        {'. '}
        <a href={urls.priceEstimate(treatment.slug)}>{`${treatment.name} prices by area and by clinic`}</a>
      </p>
    </div>
  )
}
