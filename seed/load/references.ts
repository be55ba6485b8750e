import type { ClinicLink } from './clinic-links.ts'
import type { FindFormerName } from './former-names.ts'
import type { SeedFiles } from './load.ts'
import type { StatedValuesByName } from './values.ts'

export interface References {
  sources: ReadonlyMap<string, SeedFiles['sources'][number]>
  facts: ReadonlyMap<string, SeedFiles['facts'][number]>
  /** The values of the treatments' records. */
  values: StatedValuesByName
  /** Texts that a paragraph `[[slug]]` includes. */
  shared: ReadonlyMap<string, string>
  /** Returns the clinic that a path leads to, or null for a path that is no clinic's. */
  clinicLink: (path: string) => ClinicLink | null
  findFormerName: FindFormerName
  /** Whether a path belongs to an area that was removed from data/areas.json. */
  isOfRemovedArea: (path: string) => boolean
}

/** Matches `{fact}`, `{treatment.kind}`, or `{kind}` in a text about one treatment. A kind may end in `.variant`. */
export const REFERENCE = /\{([^{}\n]*)\}/g

export const unknownReference = (id: string) =>
  `refers to '${id}', which is neither a fact in data/facts.json (or one for a sample only) nor a value of a record in data/treatments/: correct the name, or add the value`
