import type { ReactNode } from 'react'
import { formatRange, formatUsd } from '../domain/price.ts'
import { Table } from './table.tsx'

export interface RangeRow {
  key: string
  label: ReactNode
  note?: ReactNode
  min: number
  max: number
  median?: number
}

interface RangeTableProps {
  caption: string
  of: string
  /** Header of the notes column. Omit to hide it. */
  noted?: string
  rows: readonly RangeRow[]
}

/** A table that draws each range as a bar on a shared scale from 0 to the highest price. */
export const RangeTable = ({ caption, of, noted, rows }: RangeTableProps) => {
  if (rows.length === 0) return null
  const top = Math.max(...rows.map(({ max }) => max))
  const hasMedian = rows.some(({ median }) => median !== undefined)
  return (
    <Table
      label={caption}
      stacked
      className="ranges"
      head={
        <>
          <th scope="col">{of}</th>
          <th scope="col">{`Range, on a scale from ${formatUsd(0)} to ${formatUsd(top)}`}</th>
          {hasMedian && (
            <th scope="col" className="figure">
              Middle
            </th>
          )}
          {noted && <th scope="col">{noted}</th>}
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.label}</th>
          <td className="max-sm:contents max-sm:text-end">
            {formatRange(row.min, row.max)}
            <RangeBar row={row} top={top} />
          </td>
          {hasMedian && (
            <td className="figure max-sm:text-start" data-label="middle">
              {row.median !== undefined && formatUsd(row.median)}
            </td>
          )}
          {noted && <td className={hasMedian ? 'max-sm:text-end' : 'max-sm:col-span-full'}>{row.note}</td>}
        </tr>
      ))}
    </Table>
  )
}

const WIDTH = 200
const HEIGHT = 8

const RangeBar = ({ row: { min, max, median }, top }: { row: RangeRow; top: number }) => {
  const at = (amount: number) => Math.round((amount / top) * WIDTH * 10) / 10
  return (
    <svg
      className="range-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <rect x={at(min)} y="1" width={Math.max(at(max) - at(min), 2)} height={HEIGHT - 2} />
      {median !== undefined && <path className="middle" d={`M${at(median)} 0V${HEIGHT}`} />}
    </svg>
  )
}
