import { normalizeAreaAlias } from '../area.ts'
import { matchSlug } from '../treatment/service.ts'

export type SearchField = 'treatment' | 'location'

export interface SearchDestination {
  treatment: string | null
  area: string | null
  unknownFields: SearchField[]
}

export function findSearchDestination(
  input: { treatment: string | null; location: string | null },
  knownSlugs: { treatments: Iterable<string>; areas: Iterable<string> },
): SearchDestination {
  const typed = { treatment: input.treatment?.trim() ?? '', location: input.location?.trim() ?? '' }
  const treatment = matchSlug(typed.treatment, knownSlugs.treatments)
  const area = matchSlug(normalizeAreaAlias(typed.location), knownSlugs.areas)
  const unknownFields: SearchField[] = []
  if (typed.treatment !== '' && treatment === null) unknownFields.push('treatment')
  if (typed.location !== '' && area === null) unknownFields.push('location')
  return { treatment, area, unknownFields }
}
