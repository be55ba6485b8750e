import type { ReactNode } from 'react'
import { formatUsd } from '../../domain/price.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import { urls } from '../../urls.ts'
import { ClinicLink } from '../clinic/clinic-link.tsx'
import { type RangeRow, RangeTable } from './range-table.tsx'
import { cityRange } from './strip.tsx'

export const statisticRow = (key: string, label: ReactNode, statistic: PriceStatistic): RangeRow => ({
  key,
  label,
  min: statistic.minPrice,
  max: statistic.maxPrice,
  ...(statistic.clinics > 1 && { median: statistic.medianPrice }),
  note: `${statistic.clinics} ${statistic.clinics === 1 ? 'clinic' : 'clinics'}`,
})

interface ClinicPriceSummaryProps {
  treatment: { slug: string; name: string }
  where?: string
  statistics: readonly PriceStatistic[]
  /** Statistics of the whole city. Omit them if `statistics` are the city's own. Then no bars are drawn. */
  city?: readonly PriceStatistic[]
}

export const ClinicPriceSummary = ({ treatment, where = '', statistics, city = [] }: ClinicPriceSummaryProps) => {
  const byClinics = [...statistics].sort((a, b) => b.clinics - a.clinics)
  const most = byClinics[0]
  if (!most) return null
  const place = where ? ` ${where}` : ''
  return (
    <div className="stack">
      <RangeTable
        caption={`What clinics${place} charge for ${treatment.name}`}
        labelHeading="Priced"
        noteHeading="Based on"
        rows={byClinics.map((row) => ({
          ...statisticRow(row.unit, `Per ${row.unit}`, row),
          city: cityRange(city, row.unit),
        }))}
      />
      <p className="text-sm">
        {`The lowest price per ${most.unit} is ${formatUsd(most.minPrice)}, at `}
        <ClinicLink clinic={most.cheapest} />
        {'. '}
        <a href={urls.priceEstimate(treatment.slug)}>{`${treatment.name} prices by area and by clinic`}</a>
      </p>
    </div>
  )
}
