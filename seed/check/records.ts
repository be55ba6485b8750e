import { toSlug } from '../../src/domain/slug.ts'
import type { Issue, SeedFiles, Treatment } from '../load/load.ts'
import { findUnknownValueIssues } from './references.ts'

export const checkTreatmentRecords = (files: SeedFiles): Issue[] => [
  ...files.treatments.flatMap((treatment) => {
    const issues = [
      ...checkFileName(treatment),
      ...checkRecordReferences(treatment, files),
      ...checkCostFacts(treatment, files),
      ...checkGuide(treatment, files.prose.guides.find(({ front }) => front.treatment === treatment.slug)?.body ?? ''),
    ]
    return issues.map((issue) => ({ file: treatment.file, ...issue }))
  }),
  ...checkConcerns(files),
]

type RecordIssue = Omit<Issue, 'file'>

const checkFileName = ({ slug, file }: Treatment): RecordIssue[] =>
  file === `data/treatments/${slug}.json`
    ? []
    : [{ path: 'slug', message: `is '${slug}': rename the file to ${slug}.json` }]

const findRepeated = <T>(records: readonly T[], toKey: (record: T) => string): T[] =>
  records.filter((record, index) => records.findIndex((other) => toKey(other) === toKey(record)) < index)

function checkRecordReferences(treatment: Treatment, { groups, sources, facts }: SeedFiles): RecordIssue[] {
  const { treats, doesNotTreat, values } = treatment.facts
  const valueEntries = listValues(treatment)
  const concerns = Object.entries({ treats, doesNotTreat }).flatMap(([field, fieldConcerns]) =>
    fieldConcerns.map(({ concern }, index) => ({ path: `facts.${field}.${index}.concern`, value: concern })),
  )
  return [
    ...findUnknownValueIssues(
      'a concern of data/groups.json',
      groups.finder.map(({ slug }) => slug),
      concerns,
    ),
    ...findRepeated(concerns, ({ value }) => value).map(({ path, value }) => ({
      path,
      message: `'${value}' is already in this record`,
    })),
    ...findRepeated(valueEntries, ({ kind, variant }) => `${kind}.${variant}`).map(({ path, entry }) => ({
      path: `${path}.for`,
      message: entry.for
        ? `'${entry.for}' is already used for this kind`
        : 'is missing: two values of this kind need different `for` names',
    })),
    ...findUnknownValueIssues(
      'a source',
      sources.map(({ id }) => id),
      listSourcedFields(treatment).flatMap(({ path, sources: ids }) =>
        ids.map((value) => ({ path: `${path}.sources`, value })),
      ),
    ),
    ...findUnknownValueIssues(
      'a fact',
      facts.map(({ id }) => id),
      valueEntries.flatMap(({ path, entry }) => ('fact' in entry ? { path, value: entry.fact } : [])),
    ),
    ...treatment.quickFacts
      .filter((kind) => !values[kind])
      .map((kind) => ({ path: 'quickFacts', message: `'${kind}' is not among facts.values` })),
  ]
}

function checkCostFacts({ slug, facts: treatmentFacts }: Treatment, { facts, prices }: SeedFiles): RecordIssue[] {
  const rows = prices
    .find(({ treatment }) => treatment === slug)
    ?.rows.filter(({ unit }) => unit === treatmentFacts.priceUnit)
  if (!rows || rows.length === 0) return []
  const tablePrices = rows.flatMap(({ minPrice, maxPrice }) => [minPrice, maxPrice])
  return treatmentFacts.values.cost.flatMap(({ fact: id }, index) => {
    const text = facts.find((fact) => fact.id === id)?.text ?? ''
    const figures = (/\$([\d,]+)–([\d,]+)/.exec(text)?.slice(1) ?? []).map((figure) =>
      Number(figure.replaceAll(',', '')),
    )
    return figures
      .filter((figure) => !tablePrices.includes(figure))
      .map((figure) => ({
        path: `facts.values.cost.${index}`,
        message: `the fact '${id}' says $${figure}, but no row per ${treatmentFacts.priceUnit} in data/prices.json has this price`,
      }))
  })
}

const listValues = ({ facts }: Treatment) =>
  Object.entries(facts.values).flatMap(([kind, entries = []]) =>
    entries.map((entry, index) => ({
      kind,
      variant: toSlug(entry.for ?? ''),
      path: `facts.values.${kind}.${index}`,
      entry,
    })),
  )

const listSourcedFields = (treatment: Treatment): { path: string; sources: readonly string[] }[] => {
  const { treats, doesNotTreat, label, risk, performers } = treatment.facts
  return [
    ...Object.entries({ treats, doesNotTreat }).flatMap(([field, concerns]) =>
      concerns.map(({ sources }, index) => ({ path: `facts.${field}.${index}`, sources })),
    ),
    ...Object.entries({ label, risk, performers }).map(([key, { sources }]) => ({ path: `facts.${key}`, sources })),
    ...listValues(treatment).flatMap(({ path, entry }) => ('sources' in entry ? { path, sources: entry.sources } : [])),
  ]
}

function checkGuide(treatment: Treatment, guide: string): RecordIssue[] {
  const safety = readSection(guide, 'Safety')
  const guideTextByPath: Record<string, [text: string, textDescription: string]> = {
    'facts.risk': [safety, "the guide's section Safety"],
    'facts.performers': [readSection(guide, 'Who may perform it'), "the guide's section Who may perform it"],
  }
  const citationIssues = listSourcedFields(treatment).flatMap(({ path, sources }) => {
    const [text, textDescription] = guideTextByPath[path] ?? [guide, 'the guide']
    const citedIds = findCitedSources(text, treatment)
    return sources
      .filter((id) => !citedIds.has(id))
      .map((id) => ({ path: `${path}.sources`, message: `'${id}' is not cited in ${textDescription}` }))
  })
  const isRiskTooLow = safety.includes('### Boxed warning') && treatment.facts.risk.level !== 'higher'
  return [
    ...citationIssues,
    ...(isRiskTooLow ? [{ path: 'facts.risk.level', message: "must be 'higher': the guide has a boxed warning" }] : []),
  ]
}

function findCitedSources(text: string, treatment: Treatment): Set<string> {
  const idsInText = [...text.matchAll(/\[\^([a-z0-9-]+)\]/g)].map(([, id = '']) => id)
  const idsOfValues = [...text.matchAll(/\{([a-z]+)(?:\.([a-z0-9-]+))?\}/g)].flatMap(([, kind, variant]) =>
    listValues(treatment)
      .filter((value) => value.kind === kind && (!variant || value.variant === variant))
      .flatMap(({ entry }) => ('sources' in entry ? entry.sources : [])),
  )
  return new Set([...idsInText, ...idsOfValues])
}

const readSection = (body: string, heading: string) =>
  body.split(/^## /m).find((section) => section.split('\n', 1)[0]?.trim() === heading) ?? ''

const checkConcerns = ({ groups, treatments }: SeedFiles): Issue[] =>
  groups.finder.flatMap(({ slug, doctorFirst }, index) => {
    const isTreated = treatments.some(({ facts }) => facts.treats.some(({ concern }) => concern === slug))
    const message = `'${slug}' is not treated by any treatment in data/treatments: add doctorFirst, or remove the concern`
    return isTreated || doctorFirst ? [] : [{ file: 'data/groups.json', path: `finder.${index}.slug`, message }]
  })
