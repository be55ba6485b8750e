import type { ReactNode } from 'react'

interface TableFrameProps {
  label: string
  className?: string
  children: ReactNode
}

export const TableFrame = ({ label, className = '', children }: TableFrameProps) => (
  <div className={`table-scroll ${className}`} tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
)

interface TableProps {
  label: string
  captioned?: boolean
  captionId?: string
  /** Column headings. `{ figure }` is the heading of a column of numbers. Null is an empty heading. */
  columns: readonly (string | { figure: string } | null)[]
  /** On a phone, shows each row as a block and hides the heading row, except from screen readers. */
  stacked?: boolean
  className?: string
  children: ReactNode
}

export const Table = ({ label, captioned = true, captionId, columns, stacked, className, children }: TableProps) => (
  <TableFrame label={label} className={className}>
    <table>
      {captioned && (
        <caption id={captionId} className="font-display text-xl">
          {label}
        </caption>
      )}
      <thead className="text-sm text-muted">
        <tr>
          {columns.map((column) => {
            if (column === null) return <td key="" />
            const [heading, className] = typeof column === 'string' ? [column] : [column.figure, 'figure']
            return (
              <th key={heading} scope="col" className={className}>
                {heading}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody className={stacked ? 'stacked' : undefined}>{children}</tbody>
    </table>
  </TableFrame>
)
