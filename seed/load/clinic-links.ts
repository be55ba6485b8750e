import { urls } from '../../src/urls.ts'
import type { PlannedClinic } from './load.ts'

export interface ResolvedClinicLink {
  /** Null if the clinic is closed or not in the directory. */
  path: string | null
  /** Whether the link contains one of the clinic's `areas` and its `segment`, not a former slug. */
  isCurrent: boolean
}

type FindableClinic = Pick<PlannedClinic, 'id' | 'slug' | 'previousSlugs' | 'status'>

export function findOpenClinic<T extends FindableClinic>(clinics: readonly T[], idOrSlug: string) {
  const openClinics = clinics.filter(({ status }) => status?.kind !== 'closed')
  const clinicByIdOrSlug = openClinics.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug)
  const clinic = clinicByIdOrSlug ?? openClinics.find(({ previousSlugs }) => previousSlugs.includes(idOrSlug))
  return clinic ? { clinic, isFormerSlug: !clinicByIdOrSlug } : null
}

export const createClinicLinkResolver =
  (clinics: readonly PlannedClinic[], placeSlugs: ReadonlySet<string>) =>
  (href: string): ResolvedClinicLink | null => {
    const [, path = '', queryAndHash = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
    const [beforeSlash, placeSlug = '', clinicSegment, ...extraSegments] = path.split('/')
    if (beforeSlash !== '' || !clinicSegment || extraSegments.length > 0 || !placeSlugs.has(placeSlug)) return null
    const clinic = findOpenClinic(clinics, clinicSegment)?.clinic
    if (!clinic) return { path: null, isCurrent: false }
    return {
      path: urls.clinic(clinic) + queryAndHash,
      isCurrent: clinic.segment === clinicSegment && clinic.areas.includes(placeSlug),
    }
  }
