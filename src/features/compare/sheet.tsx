import { hasDifferences } from '../../domain/comparison.ts'
import { SampleMark } from '../../ui/marks.tsx'
import { urls } from '../../urls.ts'
import { type Compared, comparisonRows, type Row } from './rows.tsx'

interface SheetProps extends Compared {
  /** As in the URL, so that links keep it. */
  typed: string
}

export const ComparisonSheet = ({ clinics, catalog, place, typed }: SheetProps) => {
  const groups = comparisonRows({ clinics, catalog, place })
  const segments = clinics.map(({ clinic }) => clinic.segment)
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label="Comparison">
      <table className={`compare compare-${clinics.length}`}>
        <caption className="visually-hidden">Clinics side by side</caption>
        <thead>
          <tr>
            <td />
            {clinics.map(({ clinic }) => (
              <th key={clinic.id} scope="col">
                <a className="h3" href={urls.clinic(clinic)} data-clinic>
                  {clinic.name}
                </a>{' '}
                {catalog.site.sample && <SampleMark />}{' '}
                <a
                  className="button button-quiet"
                  href={urls.compare(
                    segments.filter((segment) => segment !== clinic.segment),
                    typed,
                  )}
                >
                  Remove<span className="visually-hidden"> {clinic.name}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr className="group">
              <th scope="rowgroup" colSpan={clinics.length + 1}>
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <SheetRow key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const SheetRow = ({ row: { name, said, shown, own } }: { row: Row }) => {
  const different = !own && hasDifferences(said)
  return (
    <tr className={different ? 'differs' : undefined}>
      <th scope="row">
        {name}
        {different && (
          <>
            {' '}
            <span className="mark-differs">Differs</span>
          </>
        )}
      </th>
      {said.map((text, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={column}>{shown?.[column] ?? text}</td>
      ))}
    </tr>
  )
}
