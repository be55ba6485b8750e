import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import type { BrowseProps } from '../../domain/browse-page.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { ClaimSection } from '../../ui/claim.tsx'
import { DataLinks } from '../../ui/data-links.tsx'
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
    <Banner meta={meta} title={title} lead={lead} />
    <div className="wrap section max-md:pt-5">
      <Browse {...browse} />
      <DataLinks list={meta.canonical.split('?')[0] ?? meta.canonical} />
    </div>
    <ClaimSection {...claim} />
  </>
)
