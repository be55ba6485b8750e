import type { Area, Treatment, TreatmentGroup } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import type { TreatmentOption } from '../../domain/treatment/option.ts'
import type { PageProps } from '../../ui/page/layout.tsx'

export interface FinderProps extends PageProps {
  concern: TreatmentGroup | null
  concernError: string | undefined
  treatment: Treatment | null
  area: Area | null
  options: TreatmentOption[]
  clinics: ClinicCard[]
}
