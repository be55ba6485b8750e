import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import type { BrowseProps } from '../../domain/list/browse-page.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { ClaimSection } from '../../ui/clinic/claim.tsx'
import { Banner } from '../../ui/page/banner.tsx'
import { DataLinks } from '../../ui/page/data-links.tsx'
import { Browse } from './browse.tsx'

interface ClinicListProps {
  meta: PageMeta
  browse: BrowseProps
  claim: ClaimDialogProps
  title: string
  lead: string
}

export const ClinicListPage = ({ meta, browse, claim, title, lead }: ClinicListProps) => (
  <>
    <Banner meta={meta} title={title} lead={lead} brief />
    <div className="wrap section max-md:pt-3 max-xs:pt-2">
      <Browse {...browse} />
      <DataLinks list={meta.canonical.split('?')[0] ?? meta.canonical} />
    </div>
    <ClaimSection {...claim} />
  </>
)
