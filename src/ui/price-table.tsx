import { formatRange, formatUsd } from '../domain/price.ts'
import type { PricingTable } from '../domain/price-record.ts'
import { formatDate } from '../domain/time.ts'

export const PriceTable = ({ caption, table }: { caption: string; table: PricingTable }) => (
  <div>
    <div className="table-scroll prices" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Treatment</th>
            <th scope="col">Unit</th>
            <th scope="col" className="figure">
              Average
            </th>
            <th scope="col" className="figure">
              Range
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.type}>
              <th scope="row">{row.type}</th>
              <td className="unit">{`per ${row.unit}`}</td>
              <td className="figure" data-label="average">
                {formatUsd(row.averagePrice)}
              </td>
              <td className="figure price">{formatRange(row.minPrice, row.maxPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className="small muted">
      {`These ${inSentence(table.note ?? 'Prices are approximate.')} `}
      {`Source: ${table.source}, ${formatDate(table.asOf)}; clinics may ask less or more.`}
    </p>
  </div>
)

/** Lowercases the first letter: each note begins 'Prices are approximate' (specification §9). */
const inSentence = (note: string) => note.charAt(0).toLowerCase() + note.slice(1)
