import { normalizeAreaAlias } from './area.ts'
import { matchService } from './service.ts'

/** The two fields of the search form that choose a page. */
export type SearchField = 'treatment' | 'location'

/** Where the search form leads; `unknown` names the fields whose value is no page, so that the search page can say so. */
export type SearchDestination =
  | { kind: 'treatment-in-area'; treatment: string; area: string }
  | { kind: 'treatment'; treatment: string }
  | { kind: 'area'; area: string }
  | { kind: 'locations' }
  | { kind: 'unknown'; fields: SearchField[] }

/**
 * Search routing (specification §2, "Home page"): both, treatment only, location only, neither.
 * An empty field is one not chosen. Case, hyphens and spaces do not count, and what comes out is always a known slug,
 * so a destination is always a page that exists.
 */
export function searchDestination(
  input: { treatment: string | null; location: string | null },
  known: { treatments: Iterable<string>; areas: Iterable<string> },
): SearchDestination {
  const wanted = { treatment: input.treatment?.trim() ?? '', location: input.location?.trim() ?? '' }
  const treatment = matchService(wanted.treatment, known.treatments)
  const area = matchService(normalizeAreaAlias(wanted.location), known.areas)

  const fields: SearchField[] = []
  if (wanted.treatment !== '' && treatment === null) fields.push('treatment')
  if (wanted.location !== '' && area === null) fields.push('location')
  if (fields.length > 0) return { kind: 'unknown', fields }

  if (treatment !== null && area !== null) return { kind: 'treatment-in-area', treatment, area }
  if (treatment !== null) return { kind: 'treatment', treatment }
  return area === null ? { kind: 'locations' } : { kind: 'area', area }
}
