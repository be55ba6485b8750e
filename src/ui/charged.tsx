import type { PriceStatistic } from '../domain/content.ts'
import { formatUsd } from '../domain/price.ts'
import { urls } from '../urls.ts'
import { RangeTable } from './range-table.tsx'

/** 'Per unit · 32 clinics'. */
export const perUnit = (unit: string) => `Per ${unit}`
export const clinicCount = (count: number) => `${count} ${count === 1 ? 'clinic' : 'clinics'}`

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
        rows={byClinics.map((row) => ({
          key: row.unit,
          label: perUnit(row.unit),
          min: row.minPrice,
          max: row.maxPrice,
          middle: row.middlePrice,
          note: clinicCount(row.clinics),
        }))}
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
