import { formatRange, formatUsd } from '../../domain/price.ts'
import type { PricingTable } from '../../domain/price-record.ts'
import { formatDate } from '../../domain/time.ts'
import { Table } from '../table.tsx'

export const PriceTable = ({ caption, table }: { caption: string; table: PricingTable }) => (
  <div>
    <Table label={caption} stacked columns={['Treatment', 'Unit', { figure: 'Average' }, { figure: 'Range' }]}>
      {table.rows.map((row) => (
        <tr key={row.type}>
          <th scope="row">{row.type}</th>
          <td className="extra">{`per ${row.unit}`}</td>
          <td className="figure extra" data-label="average">
            {formatUsd(row.averagePrice)}
          </td>
          <td className="figure">{formatRange(row.minPrice, row.maxPrice)}</td>
        </tr>
      ))}
    </Table>
    <p className="mt-2 text-sm text-muted">
      {`These ${lowercaseFirstLetter(table.note ?? 'Prices are approximate.')} `}
      {`Source: ${table.source}, ${formatDate(table.asOf)}; clinics may ask less or more.`}
    </p>
  </div>
)

/** Lowercases the first letter, because the note continues a sentence that begins with 'These' (specification §9). */
const lowercaseFirstLetter = (note: string) => note.charAt(0).toLowerCase() + note.slice(1)
