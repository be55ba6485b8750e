import type { Clinic, ClinicService } from '../../domain/clinic/clinic-record.ts'
import { ALL_TREATMENTS, COMPARISON_SIZE } from '../../domain/comparison.ts'

/** Null if the visitor has chosen nothing, or a treatment that none of the clinics offers. */
export type ComparedTreatment = ClinicService | typeof ALL_TREATMENTS | null

export const getSingleTreatment = (comparedTreatment: ComparedTreatment): ClinicService | null =>
  comparedTreatment === ALL_TREATMENTS ? null : comparedTreatment

export const getTreatmentParameter = (comparedTreatment: ComparedTreatment): string | null =>
  getSingleTreatment(comparedTreatment)?.slug ?? (comparedTreatment && ALL_TREATMENTS)

export function listSharedTreatments(clinics: readonly Clinic[]): (ClinicService & { count: number })[] {
  const servicesBySlug = new Map<string, ClinicService & { count: number }>()
  for (const service of clinics.flatMap(({ services }) => services))
    servicesBySlug.set(service.slug, { ...service, count: (servicesBySlug.get(service.slug)?.count ?? 0) + 1 })
  return [...servicesBySlug.values()]
    .filter(({ count }) => count >= COMPARISON_SIZE.min)
    .sort((a, b) => b.count - a.count)
}

export const getDefaultComparedTreatment = (clinics: readonly Clinic[]): ComparedTreatment =>
  listSharedTreatments(clinics).length === 0 ? ALL_TREATMENTS : null
