import type { ComparisonTable as Comparison } from '../../domain/content.ts'

export const ComparisonTable = ({ comparison }: { comparison: Comparison }) => (
  <div>
    <div className="table-scroll" tabIndex={0} role="region" aria-label={comparison.title}>
      <table>
        <caption>{comparison.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{comparison.option1}</th>
            <th scope="col">{comparison.option2}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map((row) => (
            <tr key={row.category}>
              <th scope="row">{row.category}</th>
              <td>{row.option1Value}</td>
              <td>{row.option2Value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {comparison.footnote && <p className="small muted">{comparison.footnote}</p>}
  </div>
)
