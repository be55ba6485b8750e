import type { Source } from '../../src/domain/content.ts'
import { toSlug } from '../../src/domain/slug.ts'
import type { SourcedText } from '../../src/domain/treatment/option.ts'
import { VALUE_KINDS, type ValueKind } from '../../src/domain/treatment/treatment-value.ts'
import type { SeedFiles, Treatment } from './load.ts'
import { toSource } from './source.ts'

type ValueEntry = NonNullable<Treatment['facts']['values'][ValueKind]>[number]

/** A value of a treatment's record, with its fact and sources resolved. */
export interface SourcedValue extends SourcedText {
  /** Note of a fact, such as "Editor's estimate". */
  note?: string
}

/** Values by reference: `{treatment}.{kind}.{variant}`, and `{treatment}.{kind}` for all variants. */
export type ValuesByReference = ReadonlyMap<string, readonly SourcedValue[]>

export const isValueKind = (name: string): name is ValueKind => (VALUE_KINDS as string[]).includes(name)

/** Omits values whose fact is missing, as sample-only facts are outside a sample. */
export function readSourcedValues({
  treatments,
  facts,
  sources,
}: Pick<SeedFiles, 'treatments' | 'facts' | 'sources'>): ValuesByReference {
  const factById = new Map(facts.map((fact) => [fact.id, fact]))
  const sourceById = new Map(sources.map((source) => [source.id, source]))
  const toSources = (ids: readonly (string | undefined)[]): Source[] =>
    ids.flatMap((id) => {
      const source = id === undefined ? undefined : sourceById.get(id)
      return source ? [toSource(source)] : []
    })
  const resolveEntry = (entry: ValueEntry): SourcedValue[] => {
    if (!('fact' in entry)) return [{ text: entry.text, sources: toSources(entry.sources) }]
    const fact = factById.get(entry.fact)
    return fact ? [{ text: fact.text, sources: toSources([fact.source]), ...(fact.note && { note: fact.note }) }] : []
  }
  const values = new Map<string, SourcedValue[]>()
  for (const { slug, facts: record } of treatments) {
    for (const kind of VALUE_KINDS) {
      for (const entry of record.values[kind] ?? []) {
        const sourcedValues = resolveEntry(entry)
        const labeledValues = sourcedValues.map((value) => ({
          ...value,
          text: entry.for ? `${entry.for}: ${value.text}` : value.text,
        }))
        values.set(`${slug}.${kind}`, [...(values.get(`${slug}.${kind}`) ?? []), ...labeledValues])
        if (entry.for) values.set(`${slug}.${kind}.${toSlug(entry.for)}`, sourcedValues)
      }
    }
  }
  return values
}

/** Joins the values of one kind, such as 'non-ablative: 2–4; ablative: usually 1'. Null if there are none. */
export function joinValues(values: readonly SourcedValue[]): (SourcedText & { notes: string[] }) | null {
  if (values.length === 0) return null
  const sources = new Map(values.flatMap((value) => value.sources).map((source) => [source.id, source]))
  return {
    text: values.map(({ text }) => text).join('; '),
    sources: [...sources.values()],
    notes: values.flatMap(({ note }) => note ?? []),
  }
}
