import type { ReactNode } from 'react'
import type { PageMeta } from '../../seo/meta.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

interface BannerProps {
  meta: PageMeta
  title: string
  lead?: string
  backdrop?: { kind: 'map' | 'contours' | 'clinic'; picture: ReactNode } | null
  /** Reduces the height on a phone, so that a list below the banner begins on the first screen. */
  brief?: boolean
  children?: ReactNode
}

/** The backdrop comes last in the markup, so that the text paints first and nothing shifts. */
export const Banner = ({ meta, title, lead, backdrop, brief = false, children }: BannerProps) => (
  <div className={backdrop ? `on-navy hero hero-${backdrop.kind}` : 'on-navy hero'}>
    <div className="wrap">
      <Breadcrumbs meta={meta} />
      <div className={brief ? 'hero-text brief' : 'hero-text'}>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
    {backdrop?.picture}
  </div>
)
