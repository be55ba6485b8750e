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
  /** Place with its preposition, such as 'in Chelsea'. */
  where?: string
  statistics: readonly PriceStatistic[]
  /** City-wide statistics, which are the scales of the bars. Without them, there are no bars. */
  city?: readonly PriceStatistic[]
}

export const ClinicPriceSummary = ({ treatment, where = '', statistics, city = [] }: ClinicPriceSummaryProps) => {
  const byClinicCount = [...statistics].sort((a, b) => b.clinicCount - a.clinicCount)
  const mostCommon = byClinicCount[0]
  if (!mostCommon) return null
  const whereText = where ? ` ${where}` : ''
  return (
    <div className="stack">
      <RangeTable
        caption={`What clinics${whereText} charge for ${treatment.name}`}
        labelHeading="Priced"
        noteHeading="Based on"
        rows={byClinicCount.map((row) => ({
          ...createStatisticRow(row.unit, `Per ${row.unit}`, row),
          city: findCityStatistic(city, row.unit),
        }))}
      />
      <p className="text-sm">
        {`The lowest price per ${mostCommon.unit} is ${formatUsd(mostCommon.minPrice)}, at `}
        <ClinicLink clinic={mostCommon.cheapest} />
        {'. '}
        <a href={urls.priceEstimate(treatment.slug)}>{`${treatment.name} prices by area and by clinic`}</a>
      </p>
    </div>
  )
}
