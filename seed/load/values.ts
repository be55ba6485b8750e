import type { Source } from '../../src/domain/content.ts'
import type { SourcedText } from '../../src/domain/treatment/option.ts'
import { VALUE_KINDS, type ValueKind } from '../../src/domain/treatment/treatment-value.ts'
import type { SeedFiles, Treatment } from './load.ts'
import { toSource } from './source.ts'

type Entry = NonNullable<Treatment['facts']['values'][ValueKind]>[number]

/** An entry of a value, with its fact and sources resolved. `text` includes the variant. */
export interface StatedValue extends SourcedText {
  /** Note of a fact, such as "Editor's estimate". */
  note?: string
}

/** Values by the names that prose uses: `{treatment}.{kind}` and `{treatment}.{kind}.{variant}`. */
export type StatedValuesByName = ReadonlyMap<string, readonly StatedValue[]>

export const isValueKind = (name: string): name is ValueKind => (VALUE_KINDS as string[]).includes(name)

/** Returns the values of all treatments. Omits an entry whose fact is omitted, as in a directory of real clinics. */
export function readStatedValues({
  treatments,
  facts,
  sources,
}: Pick<SeedFiles, 'treatments' | 'facts' | 'sources'>): StatedValuesByName {
  const factById = new Map(facts.map((fact) => [fact.id, fact]))
  const sourceById = new Map(sources.map((source) => [source.id, source]))
  const cited = (ids: readonly (string | undefined)[]): Source[] =>
    ids.flatMap((id) => {
      const source = id === undefined ? undefined : sourceById.get(id)
      return source ? [toSource(source)] : []
    })
  const stated = (entry: Entry): StatedValue[] => {
    if (!('fact' in entry)) return [{ text: entry.text, sources: cited(entry.sources) }]
    const fact = factById.get(entry.fact)
    return fact ? [{ text: fact.text, sources: cited([fact.source]), ...(fact.note && { note: fact.note }) }] : []
  }
  const values = new Map<string, StatedValue[]>()
  for (const { slug, facts: record } of treatments) {
    for (const kind of VALUE_KINDS) {
      for (const entry of record.values[kind] ?? []) {
        const statedValues = stated(entry)
        const whole = statedValues.map((value) => ({
          ...value,
          text: entry.for ? `${entry.for}: ${value.text}` : value.text,
        }))
        values.set(`${slug}.${kind}`, [...(values.get(`${slug}.${kind}`) ?? []), ...whole])
        if (entry.for) values.set(`${slug}.${kind}.${variantKey(entry.for)}`, statedValues)
      }
    }
  }
  return values
}

/** Returns the variant's name in references: 'ultrasound, full face' becomes `ultrasound-full-face`. */
export const variantKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Joins a value's entries into one text with its sources, such as 'non-ablative: 2–4; ablative: usually 1'. Returns
 * null if it has no entry.
 */
export function joinValues(values: readonly StatedValue[]): (SourcedText & { notes: string[] }) | null {
  if (values.length === 0) return null
  const sources = new Map(values.flatMap((value) => value.sources).map((source) => [source.id, source]))
  return {
    text: values.map(({ text }) => text).join('; '),
    sources: [...sources.values()],
    notes: values.flatMap(({ note }) => note ?? []),
  }
}
