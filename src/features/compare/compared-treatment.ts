import type { Clinic, ClinicService } from '../../domain/clinic/clinic-record.ts'
import { ALL_TREATMENTS, COMPARISON_SIZE } from '../../domain/comparison.ts'

/** Null if the visitor has chosen nothing, or a treatment that none of the clinics offers. */
export type ComparedTreatment = ClinicService | typeof ALL_TREATMENTS | null

export const treatmentOf = (comparedTreatment: ComparedTreatment): ClinicService | null =>
  comparedTreatment === ALL_TREATMENTS ? null : comparedTreatment

export const treatmentParameter = (comparedTreatment: ComparedTreatment): string | null =>
  treatmentOf(comparedTreatment)?.slug ?? (comparedTreatment && ALL_TREATMENTS)

export function sharedTreatments(clinics: readonly Clinic[]): (ClinicService & { count: number })[] {
  const shared = new Map<string, ClinicService & { count: number }>()
  for (const service of clinics.flatMap(({ services }) => services))
    shared.set(service.slug, { ...service, count: (shared.get(service.slug)?.count ?? 0) + 1 })
  return [...shared.values()].filter(({ count }) => count >= COMPARISON_SIZE.min).sort((a, b) => b.count - a.count)
}

export const defaultComparedTreatment = (clinics: readonly Clinic[]): ComparedTreatment =>
  sharedTreatments(clinics).length === 0 ? ALL_TREATMENTS : null
