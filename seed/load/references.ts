import type { Source } from '../../src/domain/content.ts'
import type { ResolvedClinicLink } from './clinic-links.ts'
import type { ProseFile } from './load.ts'
import type { FindOutdatedName } from './outdated-names.ts'
import type { ValuesByReference } from './values.ts'

export interface References {
  sources: ReadonlyMap<string, Source>
  values: ValuesByReference
  sharedTexts: ReadonlyMap<string, ProseFile<unknown>>
  resolveClinicLink: (path: string) => ResolvedClinicLink | null
  findOutdatedName: FindOutdatedName
  leadsToRemovedArea: (path: string) => boolean
}

export const REFERENCE = /\{([^{}\n]*)\}/g

export const describeUnknownReference = (id: string) =>
  `refers to '${id}', which is neither a fact in data/facts.json (sample-only facts do not count outside a sample) nor a value in data/treatments/: correct the name, or add the value`
