import type { ReactNode } from 'react'

/**
 * Lays out its first child, the text, beside its second, the sidebar. Further children are below the text. On narrow
 * screens, all are in one column.
 */
export const Columns = ({ children }: { children: ReactNode }) => <div className="columns wrap section">{children}</div>

export const Sidebar = ({
  label,
  as: Tag = 'aside',
  children,
}: {
  label: string
  as?: 'aside' | 'nav'
  children: ReactNode
}) => (
  <Tag className="sidebar" aria-label={label}>
    {children}
  </Tag>
)
