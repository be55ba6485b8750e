import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import type { Catalog } from '../../domain/catalog.ts'
import type { PageMeta } from '../../seo/meta.ts'

/** What every page gets, in addition to its own data. */
export interface PageProps {
  meta: PageMeta
  catalog: Catalog
  claim: ClaimDialogProps
}
