import type { ReactNode } from 'react'
import { formatRange, formatUsd } from '../../domain/price.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import { Table } from '../table.tsx'
import { type PriceScale, RangeBar } from './range-bar.tsx'

export interface RangeRow {
  key: string
  label: ReactNode
  note: ReactNode
  min: number
  max: number
  median?: number
  /** The scale of the bar. If null, the row has no bar. If absent, the row uses the scale of the table. */
  scale?: PriceScale | null
}

interface RangeTableProps {
  caption: string
  labelHeading: string
  noteHeading?: string
  rows: readonly RangeRow[]
  /** The scale and marked median of rows without their own. If absent or null, the scale starts at 0. */
  cityStatistic?: PriceStatistic | null | undefined
}

export const RangeTable = ({
  caption,
  labelHeading,
  noteHeading = 'Based on',
  rows,
  cityStatistic,
}: RangeTableProps) => {
  if (rows.length === 0) return null
  const sharedScale = cityStatistic ?? { minPrice: 0, maxPrice: Math.max(...rows.map(({ max }) => max)) }
  const hasOwnScales = rows.some((row) => row.scale !== undefined)
  const hasMedian = rows.some(({ median }) => median !== undefined)
  return (
    <Table
      label={caption}
      stacked
      className="ranges"
      columns={[
        labelHeading,
        hasOwnScales
          ? 'Range'
          : `Range, on a scale from ${formatUsd(sharedScale.minPrice)} to ${formatUsd(sharedScale.maxPrice)}`,
        ...(hasMedian ? [{ figure: 'Median' }] : []),
        noteHeading,
      ]}
    >
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.label}</th>
          <td className="max-sm:contents">
            {formatRange(row.min, row.max)}
            {row.scale !== null && (
              <RangeBar
                scale={row.scale ?? sharedScale}
                min={row.min}
                max={row.max}
                median={row.median ?? cityStatistic?.medianPrice}
              />
            )}
          </td>
          {hasMedian && (
            <td className="figure max-sm:text-start" data-label={row.median === undefined ? undefined : 'median'}>
              {row.median !== undefined && formatUsd(row.median)}
            </td>
          )}
          <td className={hasMedian ? 'max-sm:text-end' : 'max-sm:col-span-full'}>{row.note}</td>
        </tr>
      ))}
    </Table>
  )
}
