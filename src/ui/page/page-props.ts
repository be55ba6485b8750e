import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import type { Catalog } from '../../domain/catalog.ts'
import type { PageMeta } from '../../seo/meta.ts'

export interface PageProps {
  meta: PageMeta
  catalog: Catalog
  claim: ClaimDialogProps
}
