import type { ReactNode } from 'react'
import type { Prose } from '../../domain/content.ts'
import { formatDate } from '../../domain/time.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { Html } from '../../ui/page/html.tsx'
import { PageHeader } from '../../ui/page/layout.tsx'
import { Sources } from '../../ui/treatment/sources.tsx'

export const ProsePage = ({ meta, prose, children }: { meta: PageMeta; prose: Prose; children?: ReactNode }) => (
  <>
    <PageHeader meta={meta} title={prose.title} lead={prose.lead} />
    <div className="wrap section stack">
      <Html as="div" className="prose" html={prose.body} />
      {children}
      <Sources sources={prose.sources} />
      <p className="text-sm text-muted">{`Last updated ${formatDate(prose.updatedOn)}.`}</p>
    </div>
  </>
)
