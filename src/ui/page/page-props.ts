import type { Catalog } from '../../domain/catalog.ts'
import type { ClaimDialogProps } from '../../domain/clinic/claim-form.ts'
import type { PageMeta } from '../../seo/meta.ts'

export interface PageProps {
  meta: PageMeta
  catalog: Catalog
  claimDialogProps: ClaimDialogProps
}
