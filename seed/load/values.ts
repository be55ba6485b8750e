import { toSlug } from '../../src/domain/slug.ts'
import type { SourcedText } from '../../src/domain/treatment/option.ts'
import { VALUE_KINDS } from '../../src/domain/treatment/treatment-value.ts'
import type { SeedFiles } from './load.ts'
import { toSource } from './source.ts'

export interface SourcedValue extends SourcedText {
  note?: string | undefined
}

/** The keys are ids of facts, `{treatment}.{kind}` for all values of a kind, and `{treatment}.{kind}.{variant}`. */
export type ValuesByReference = ReadonlyMap<string, readonly SourcedValue[]>

/** Omits values whose fact is missing, such as a sample-only fact outside a sample. */
export function readSourcedValues({
  treatments,
  facts,
  sources,
}: Pick<SeedFiles, 'treatments' | 'facts' | 'sources'>): ValuesByReference {
  const sourceById = new Map(sources.map((source) => [source.id, toSource(source)]))
  const findSources = (ids: readonly string[]) => ids.flatMap((id) => sourceById.get(id) ?? [])
  const values = new Map<string, SourcedValue[]>()
  for (const { id, text, note, source } of facts)
    values.set(id, [{ text, sources: findSources(source ? [source] : []), note }])
  for (const { slug, facts: treatmentFacts } of treatments) {
    for (const kind of VALUE_KINDS) {
      for (const entry of treatmentFacts.values[kind] ?? []) {
        const entryValues =
          'fact' in entry ? (values.get(entry.fact) ?? []) : [{ text: entry.text, sources: findSources(entry.sources) }]
        const labeledValues = entryValues.map((value) => ({
          ...value,
          text: entry.for ? `${entry.for}: ${value.text}` : value.text,
        }))
        values.set(`${slug}.${kind}`, [...(values.get(`${slug}.${kind}`) ?? []), ...labeledValues])
        if (entry.for) values.set(`${slug}.${kind}.${toSlug(entry.for)}`, entryValues)
      }
    }
  }
  return values
}

/** Joins values into text such as 'non-ablative: 2–4; ablative: usually 1'. Returns null if there are no values. */
export function joinValues(values: readonly SourcedValue[]): (SourcedText & { notes: string[] }) | null {
  if (values.length === 0) return null
  const sources = new Map(values.flatMap((value) => value.sources).map((source) => [source.id, source]))
  return {
    text: values.map(({ text }) => text).join('; '),
    sources: [...sources.values()],
    notes: values.flatMap(({ note }) => note ?? []),
  }
}
