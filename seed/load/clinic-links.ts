import { urls } from '../../src/urls.ts'
import type { PlannedClinic } from './load.ts'

export interface ClinicLink {
  /** The URL path of the clinic's page, or null if the clinic is closed or unknown. */
  path: string | null
  /** Whether the link uses the clinic's current slug and one of its areas. */
  isPresent: boolean
}

type Named = Pick<PlannedClinic, 'id' | 'slug' | 'previousSlugs' | 'status'>

/** Finds an open clinic by its id or slug, otherwise by a former slug. */
export function findOpenClinic<T extends Named>(
  clinics: readonly T[],
  name: string,
): { clinic: T; isFormerName: boolean } | null {
  const open = clinics.filter(({ status }) => status?.kind !== 'closed')
  const present = open.find(({ id, slug }) => id === name || slug === name)
  const clinic = present ?? open.find(({ previousSlugs }) => previousSlugs.includes(name))
  return clinic ? { clinic, isFormerName: !present } : null
}

/**
 * Returns a function that resolves a link to a clinic. The function returns null unless the path has two segments and
 * the first one is in `places`.
 */
export const clinicLinkReader =
  (clinics: readonly PlannedClinic[], places: ReadonlySet<string>) =>
  (href: string): ClinicLink | null => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
    const [start, place = '', name, ...more] = path.split('/')
    if (start !== '' || !name || more.length > 0 || !places.has(place)) return null
    const clinic = findOpenClinic(clinics, name)?.clinic
    if (!clinic) return { path: null, isPresent: false }
    return {
      path: urls.clinic(clinic) + rest,
      isPresent: clinic.segment === name && clinic.areas.includes(place),
    }
  }
