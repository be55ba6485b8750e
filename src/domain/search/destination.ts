import { normalizeAreaAlias } from '../area.ts'
import { matchSlug } from '../treatment/service.ts'

export type SearchField = 'treatment' | 'location'

export type SearchDestination =
  | { kind: 'treatment-in-area'; treatment: string; area: string }
  | { kind: 'treatment'; treatment: string }
  | { kind: 'area'; area: string }
  | { kind: 'locations' }
  | { kind: 'unknown'; fields: SearchField[] }

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
  if (unknownFields.length > 0) return { kind: 'unknown', fields: unknownFields }

  if (treatment !== null && area !== null) return { kind: 'treatment-in-area', treatment, area }
  if (treatment !== null) return { kind: 'treatment', treatment }
  return area === null ? { kind: 'locations' } : { kind: 'area', area }
}
