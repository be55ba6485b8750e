import type { Clinic, ClinicService } from '../../domain/clinic/clinic-record.ts'
import { COMPARISON_SIZE } from '../../domain/comparison.ts'

export function listSharedTreatments(clinics: readonly Clinic[]): (ClinicService & { count: number })[] {
  const servicesBySlug = new Map<string, ClinicService & { count: number }>()
  for (const service of clinics.flatMap(({ services }) => services))
    servicesBySlug.set(service.slug, { ...service, count: (servicesBySlug.get(service.slug)?.count ?? 0) + 1 })
  return [...servicesBySlug.values()]
    .filter(({ count }) => count >= COMPARISON_SIZE.min)
    .sort((a, b) => b.count - a.count)
}
