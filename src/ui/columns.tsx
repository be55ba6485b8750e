import type { ReactNode } from 'react'

/** Lays out text (the first child) beside a sidebar (the second), which is below the text on narrow screens. */
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
