import type { ReactNode } from 'react'
import type { PageMeta } from '../../seo/meta.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

interface Backdrop {
  kind: 'map' | 'contours' | 'clinic'
  picture: ReactNode
}

interface BannerProps {
  meta: PageMeta
  title: string
  lead?: string
  backdrop?: Backdrop | null
  /** Lower on a phone, so that a list below it begins on the first screen. */
  brief?: boolean
  children?: ReactNode
}

const BRIEF = {
  text: ' max-md:pt-1 max-md:pb-3 max-md:*:not-first:mt-2',
  title: 'max-md:text-[clamp(1.5rem,7.5vw,1.75rem)]',
  lead: ' max-md:text-md max-md:leading-[1.375]',
}
const FULL = { text: '', title: undefined, lead: '' }

/** The backdrop comes last in the markup, so that the text paints first and nothing shifts. */
export const Banner = ({ meta, title, lead, backdrop, brief = false, children }: BannerProps) => {
  const own = brief ? BRIEF : FULL
  return (
    <div className={backdrop ? `on-navy hero hero-${backdrop.kind}` : 'on-navy hero'}>
      <div className="wrap">
        <Breadcrumbs meta={meta} />
        <div className={`hero-text${own.text}`}>
          <h1 className={own.title}>{title}</h1>
          {lead && <p className={`lead${own.lead}`}>{lead}</p>}
          {children}
        </div>
      </div>
      {backdrop?.picture}
    </div>
  )
}
