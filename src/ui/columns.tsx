import type { ReactNode } from 'react'

/** Lays out text with a sidebar, which is below the text on narrow screens. Later elements are below the text. */
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
