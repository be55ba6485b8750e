import type { ReactNode } from 'react'
import type { Catalog } from '../../domain/catalog.ts'
import type { ClaimDialogProps } from '../../domain/clinic/claim-form.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

interface PageHeaderProps {
  meta: PageMeta
  title: string
  lead?: string
  backdrop?: { kind: 'map' | 'contours' | 'clinic'; picture: ReactNode } | null
  /** Reduces the height on a phone, so that a list below begins on the first screen. */
  compact?: boolean
  children?: ReactNode
}

const COMPACT_CLASSES = [
  'hero-text max-md:pt-1 max-md:pb-3 max-md:*:not-first:mt-2 max-xs:pt-0 max-xs:pb-2 max-xs:*:not-first:mt-1',
  'max-xs:[&_p]:text-[0.8125rem] max-xs:[&_p]:[line-height:1.25] max-xs:[&_.badge]:p-0 max-xs:[&_.badge]:[border:0]',
].join(' ')

/** The backdrop comes last in the markup, so that the text paints first and nothing shifts. */
export const PageHeader = ({ meta, title, lead, backdrop, compact = false, children }: PageHeaderProps) => (
  <div className={backdrop ? `on-navy hero hero-${backdrop.kind}` : 'on-navy hero'}>
    <div className="wrap">
      <Breadcrumbs meta={meta} />
      <div className={compact ? COMPACT_CLASSES : 'hero-text'}>
        <h1 className={compact ? 'max-md:text-[clamp(1.5rem,7.5vw,1.75rem)]' : undefined}>{title}</h1>
        {lead && <p className={compact ? 'lead max-md:text-md max-md:[line-height:1.375]' : 'lead'}>{lead}</p>}
        {children}
      </div>
    </div>
    {backdrop?.picture}
  </div>
)

export interface PageProps {
  meta: PageMeta
  catalog: Catalog
  claimDialogProps: ClaimDialogProps
}

export function Breadcrumbs({ meta: { name, crumbs = [] } }: { meta: PageMeta }) {
  if (!name) return null
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={urls.home()}>Home</a>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{name}</span>
        </li>
      </ol>
    </nav>
  )
}

/** Lays out its first child beside its second, the sidebar. Further children are below the first. */
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

interface SectionProps {
  id: string
  title: string
  className?: string
  children: ReactNode
}

export const Section = ({ id, title, className = 'stack', children }: SectionProps) => (
  <section className={className} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

interface PanelProps {
  title: string
  headingTag?: 'h2' | 'h3'
  children: ReactNode
}

export const Panel = ({ title, headingTag: Heading = 'h2', children }: PanelProps) => (
  <div className="panel">
    <Heading>{title}</Heading>
    {children}
  </div>
)
