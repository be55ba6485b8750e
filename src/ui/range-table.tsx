import type { ReactNode } from 'react'
import { formatRange, formatUsd } from '../domain/price.ts'

/** One line of the chart: a range of US dollars, with its middle where there is one. */
export interface RangeRow {
  key: string
  label: ReactNode
  /** What stands beside it, e.g. how many clinics. */
  note?: ReactNode
  min: number
  max: number
  middle?: number
}

interface RangeTableProps {
  caption: string
  /** Head of the first column. */
  of: string
  /** Head of the column of notes; without it there is none. */
  noted?: string
  rows: readonly RangeRow[]
}

/** Ranges as a chart in a table: each row draws its bar on the scale that all share, from nothing to the dearest. */
export const RangeTable = ({ caption, of, noted, rows }: RangeTableProps) => {
  if (rows.length === 0) return null
  const top = Math.max(...rows.map(({ max }) => max))
  const hasMiddle = rows.some(({ middle }) => middle !== undefined)
  return (
    <div className="table-scroll ranges" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{`Range, on a scale from ${formatUsd(0)} to ${formatUsd(top)}`}</th>
            {hasMiddle && (
              <th scope="col" className="figure">
                Middle
              </th>
            )}
            {noted && <th scope="col">{noted}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td className="range">
                {formatRange(row.min, row.max)}
                <RangeBar row={row} top={top} />
              </td>
              {hasMiddle && <td className="figure">{row.middle !== undefined && formatUsd(row.middle)}</td>}
              {noted && <td>{row.note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Width of the drawing in its own units; it is stretched to the room it has. */
const WIDTH = 200
const HEIGHT = 8

/** The bar of one range: a line for the whole scale, a bar from the lowest to the highest, a tick at the middle. */
const RangeBar = ({ row: { min, max, middle }, top }: { row: RangeRow; top: number }) => {
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
      <path className="scale" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <rect className="span" x={at(min)} y="1" width={Math.max(at(max) - at(min), 2)} height={HEIGHT - 2} />
      {middle !== undefined && <path className="middle" d={`M${at(middle)} 0V${HEIGHT}`} />}
    </svg>
  )
}
