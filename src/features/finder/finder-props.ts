import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import type { Area, Catalog, Treatment, TreatmentGroup } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import type { TreatmentOption } from '../../domain/treatment/option.ts'
import type { PageMeta } from '../../seo/meta.ts'

export interface FinderProps {
  meta: PageMeta
  catalog: Catalog
  claim: ClaimDialogProps
  concern: TreatmentGroup | null
  /** Error message if the chosen concern is missing or unknown. */
  problem: string | undefined
  treatment: Treatment | null
  area: Area | null
  options: { treatment: Treatment; option: TreatmentOption }[]
  clinics: ClinicCard[]
}
