import type { ReactNode } from 'react'
import type { PageMeta } from '../seo/meta.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

/** The top of a page: where one is, its heading, and what stands below it. */
export const Banner = ({
  meta,
  title,
  lead,
  cover,
  children,
}: {
  meta: PageMeta
  title: string
  lead?: string
  cover?: ReactNode
  children?: ReactNode
}) => (
  <div className="on-navy hero">
    {cover}
    <div className="wrap">
      <Breadcrumbs meta={meta} />
      <div className="hero-text">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  </div>
)
