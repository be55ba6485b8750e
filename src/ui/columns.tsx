import type { ReactNode } from 'react'

/** Text with a sidebar, which is below the text on narrow screens. Elements after the sidebar are below the text. */
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
