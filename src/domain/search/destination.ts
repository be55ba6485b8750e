import { normalizeAreaAlias } from '../area.ts'
import { matchService } from '../treatment/service.ts'

export type SearchField = 'treatment' | 'location'

export type SearchDestination =
  | { kind: 'treatment-in-area'; treatment: string; area: string }
  | { kind: 'treatment'; treatment: string }
  | { kind: 'area'; area: string }
  | { kind: 'locations' }
  | { kind: 'unknown'; fields: SearchField[] }

export function searchDestination(
  input: { treatment: string | null; location: string | null },
  known: { treatments: Iterable<string>; areas: Iterable<string> },
): SearchDestination {
  const typed = { treatment: input.treatment?.trim() ?? '', location: input.location?.trim() ?? '' }
  const treatment = matchService(typed.treatment, known.treatments)
  const area = matchService(normalizeAreaAlias(typed.location), known.areas)

  const fields: SearchField[] = []
  if (typed.treatment !== '' && treatment === null) fields.push('treatment')
  if (typed.location !== '' && area === null) fields.push('location')
  if (fields.length > 0) return { kind: 'unknown', fields }

  if (treatment !== null && area !== null) return { kind: 'treatment-in-area', treatment, area }
  if (treatment !== null) return { kind: 'treatment', treatment }
  return area === null ? { kind: 'locations' } : { kind: 'area', area }
}
