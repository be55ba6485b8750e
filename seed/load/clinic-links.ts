import { urls } from '../../src/urls.ts'
import type { PlannedClinic } from './load.ts'

export interface ClinicLink {
  /** Null if the clinic is closed or unknown. */
  path: string | null
  /** Whether the link has the clinic's current slug and one of its areas. */
  isCurrent: boolean
}

type NamedClinic = Pick<PlannedClinic, 'id' | 'slug' | 'previousSlugs' | 'status'>

export function findOpenClinic<T extends NamedClinic>(
  clinics: readonly T[],
  idOrSlug: string,
): { clinic: T; isFormerSlug: boolean } | null {
  const open = clinics.filter(({ status }) => status?.kind !== 'closed')
  const current = open.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug)
  const clinic = current ?? open.find(({ previousSlugs }) => previousSlugs.includes(idOrSlug))
  return clinic ? { clinic, isFormerSlug: !current } : null
}

/** The function returns null for paths other than `/place/clinic`, with a place in `places`. */
export const clinicLinkResolver =
  (clinics: readonly PlannedClinic[], places: ReadonlySet<string>) =>
  (href: string): ClinicLink | null => {
    const [, path = '', queryAndHash = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
    const [start, place = '', name, ...more] = path.split('/')
    if (start !== '' || !name || more.length > 0 || !places.has(place)) return null
    const clinic = findOpenClinic(clinics, name)?.clinic
    if (!clinic) return { path: null, isCurrent: false }
    return {
      path: urls.clinic(clinic) + queryAndHash,
      isCurrent: clinic.segment === name && clinic.areas.includes(place),
    }
  }
