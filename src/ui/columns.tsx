import type { ReactNode } from 'react'

/** Text with a sidebar: beside it with room, below it without. What follows the sidebar stands below the text. */
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
