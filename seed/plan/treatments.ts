import * as t from '../../src/db/schema.ts'
import type { TreatmentFacts } from '../../src/domain/treatment/option.ts'
import { VALUE_KINDS, VALUE_LABELS } from '../../src/domain/treatment/treatment-value.ts'
import { addOgImage } from '../draw/og-images.ts'
import type { SeedFiles, Treatment } from '../load/load.ts'
import { toSource } from '../load/source.ts'
import { joinValues, type ValuesByReference } from '../load/values.ts'
import type { PlannedRows } from './rows.ts'

export function planTreatments(files: SeedFiles, rows: PlannedRows, values: ValuesByReference): void {
  files.treatments.forEach((treatment, position) => {
    const { slug, name, category, description, listed, popular, icon } = treatment
    const ogImage = addOgImage(rows.ogImages, {
      site: files.site,
      title: name,
      subtitle: 'What it is, what it costs, what can go wrong, and who does it in New York',
      center: { lat: 40.745, lng: -73.985 },
      widthKm: 22,
      icon,
    })
    const treatmentValues = joinValuesByKind(slug, values)
    const quickFacts = treatment.quickFacts.flatMap((kind) => {
      const { text, note } = treatmentValues[kind] ?? {}
      return text ? [{ label: VALUE_LABELS[kind], value: text, ...(note && { note }) }] : []
    })
    rows.add(t.treatments, { slug, name, category, description, listed, popular, icon, ogImage, position, quickFacts })
    rows.add(t.services, { slug, name, treatment: slug })
    rows.add(t.treatmentOptions, createTreatmentOptionRow(treatment, files, treatmentValues))
  })
  rows.add(t.services, ...files.services.map(({ slug, name, treatment }) => ({ slug, name, treatment })))
  for (const grouping of ['list', 'dropdown'] as const)
    rows.add(t.treatmentGroups, ...files.groups[grouping].map((group, position) => ({ grouping, position, ...group })))
  rows.add(t.treatmentGroups, ...createConcernRows(files))
}

function joinValuesByKind(slug: string, values: ValuesByReference): TreatmentFacts['values'] {
  const valueEntries = VALUE_KINDS.flatMap((kind) => {
    const value = joinValues(values.get(`${slug}.${kind}`) ?? [])
    if (!value) return []
    const note = value.notes.join(' ')
    return [[kind, { text: capitalize(value.text), sources: value.sources, ...(note && { note }) }]]
  })
  return Object.fromEntries(valueEntries)
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const resolveSources = <T extends { sources: string[] }>(statement: T, files: SeedFiles) => ({
  ...statement,
  sources: statement.sources.flatMap((id) => files.sources.filter((source) => source.id === id).map(toSource)),
})

function createTreatmentOptionRow({ slug, facts }: Treatment, files: SeedFiles, values: TreatmentFacts['values']) {
  const label = resolveSources(facts.label, files)
  return {
    treatment: slug,
    downtime: values.downtime?.text ?? 'Not known',
    sessions: values.sessions?.text ?? 'Not known',
    labelStatement: { text: label.text, sources: label.sources },
    risk: resolveSources(facts.risk, files),
    performers: resolveSources(facts.performers, files),
    facts: {
      treats: facts.treats.map((statement) => resolveSources(statement, files)),
      doesNotTreat: facts.doesNotTreat.map((statement) => resolveSources(statement, files)),
      values,
      priceUnit: facts.priceUnit,
      label,
    },
  }
}

const createConcernRows = (files: SeedFiles): (typeof t.treatmentGroups.$inferInsert)[] =>
  files.groups.finder.map(({ slug, name, doctorFirst }, position) => ({
    grouping: 'finder',
    position,
    slug,
    name,
    treatments: files.treatments
      .filter(({ facts }) => facts.treats.some(({ concern }) => concern === slug))
      .map((treatment) => treatment.slug),
    doctorFirst: doctorFirst ? resolveSources(doctorFirst, files) : null,
    unsuited: files.treatments.flatMap((treatment) =>
      treatment.facts.doesNotTreat
        .filter(({ concern }) => concern === slug)
        .map(({ text, sources }) => ({ treatment: treatment.slug, ...resolveSources({ text, sources }, files) })),
    ),
  }))
