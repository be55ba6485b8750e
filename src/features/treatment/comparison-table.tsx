import type { ComparisonTable as Comparison } from '../../domain/content.ts'
import { Table } from '../../ui/table.tsx'

export const ComparisonTable = ({ comparison }: { comparison: Comparison }) => (
  <div>
    <Table label={comparison.title} columns={[null, comparison.option1, comparison.option2]}>
      {comparison.rows.map((row) => (
        <tr key={row.category}>
          <th scope="row">{row.category}</th>
          <td>{row.option1Value}</td>
          <td>{row.option2Value}</td>
        </tr>
      ))}
    </Table>
    {comparison.footnote && <p className="text-sm text-muted">{comparison.footnote}</p>}
  </div>
)
