import type { ReactNode } from 'react'
import type { PageMeta } from '../seo/meta.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

/** The top of a page: where one is, its heading, and what stands below it. */
export const Banner = ({
  meta,
  title,
  lead,
  cover,
  chart,
  children,
}: {
  meta: PageMeta
  title: string
  lead?: string
  cover?: ReactNode
  /** A drawn map as its ground. It comes behind the text, which can be shown before a map of several KB is there. */
  chart?: ReactNode
  children?: ReactNode
}) => (
  <div className={chart ? 'on-navy hero hero-chart' : 'on-navy hero'}>
    {cover}
    <div className="wrap">
      <Breadcrumbs meta={meta} />
      <div className="hero-text">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
    {chart}
  </div>
)
