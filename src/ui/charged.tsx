import type { ReactNode } from 'react'
import { formatUsd } from '../domain/price.ts'
import type { PriceStatistic } from '../domain/price-record.ts'
import { urls } from '../urls.ts'
import { type RangeRow, RangeTable } from './range-table.tsx'

/** What clinics state, as a line of a chart. */
export const statisticRow = (key: string, label: ReactNode, statistic: PriceStatistic): RangeRow => ({
  key,
  label,
  min: statistic.minPrice,
  max: statistic.maxPrice,
  middle: statistic.middlePrice,
  note: `${statistic.clinics} ${statistic.clinics === 1 ? 'clinic' : 'clinics'}`,
})

interface ChargedProps {
  treatment: { slug: string; name: string }
  /** 'in SoHo', or nothing for everywhere. */
  where?: string
  statistics: readonly PriceStatistic[]
}

/** In short what clinics charge for a treatment, with the way to the whole of it; nothing when no clinic states a price. */
export const Charged = ({ treatment, where = '', statistics }: ChargedProps) => {
  const byClinics = [...statistics].sort((a, b) => b.clinics - a.clinics)
  const most = byClinics[0]
  if (!most) return null
  const place = where ? ` ${where}` : ''
  return (
    <div className="stack">
      <RangeTable
        caption={`What clinics${place} charge for ${treatment.name}`}
        of="Priced"
        noted="Stated by"
        rows={byClinics.map((row) => statisticRow(row.unit, `Per ${row.unit}`, row))}
      />
      <p className="small">
        {`The lowest price per ${most.unit} is ${formatUsd(most.minPrice)}, at `}
        <a href={urls.clinic(most.cheapest)} data-clinic>
          {most.cheapest.name}
        </a>
        {'. '}
        <a href={urls.priceEstimate(treatment.slug)}>{`${treatment.name} prices by area and by clinic`}</a>
      </p>
    </div>
  )
}
