import type { ReactNode } from 'react'
import type { PageMeta } from '../seo/meta.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

/** What is drawn behind a banner's text: a map, a treatment's contour lines, or a clinic's monogram. */
interface Backdrop {
  kind: 'map' | 'contours' | 'clinic'
  picture: ReactNode
}

/**
 * The top of a page: breadcrumbs, heading and lead over a backdrop. The backdrop comes last in the markup, so that a
 * browser that paints what has arrived shows the text first and moves nothing; the class says what is to come.
 */
export const Banner = ({
  meta,
  title,
  lead,
  backdrop,
  children,
}: {
  meta: PageMeta
  title: string
  lead?: string
  backdrop?: Backdrop | null
  children?: ReactNode
}) => (
  <div className={backdrop ? `on-navy hero hero-${backdrop.kind}` : 'on-navy hero'}>
    <div className="wrap">
      <Breadcrumbs meta={meta} />
      <div className="hero-text">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
    {backdrop?.picture}
  </div>
)
