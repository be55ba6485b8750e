import { toSlug } from '../../src/domain/slug.ts'
import type { Issue, SeedFiles, Treatment } from '../load/load.ts'
import { unknownNameIssues } from './references.ts'

export const checkRecords = (files: SeedFiles): Issue[] => [
  ...files.treatments.flatMap((treatment) => {
    const issues = [
      ...fileNameAndPositionIssues(treatment, files),
      ...referenceIssues(treatment, files),
      ...priceIssues(treatment, files),
      ...guideIssues(treatment, files.prose.guides.find(({ front }) => front.treatment === treatment.slug)?.body ?? ''),
    ]
    return issues.map((issue) => ({ file: treatment.file, ...issue }))
  }),
  ...concernIssues(files),
]

type RecordIssue = Omit<Issue, 'file'>

function fileNameAndPositionIssues({ slug, position, file }: Treatment, { treatments }: SeedFiles): RecordIssue[] {
  const other = treatments.find((candidate) => candidate.position === position && candidate.file < file)
  return [
    ...(file === `data/treatments/${slug}.json`
      ? []
      : [{ path: 'slug', message: `is '${slug}': rename the file to ${slug}.json` }]),
    ...(other ? [{ path: 'position', message: `${position} is already used by ${other.file}` }] : []),
  ]
}

const repeated = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] =>
  entries.filter((entry, index) => entries.findIndex((other) => keyOf(other) === keyOf(entry)) < index)

function referenceIssues(treatment: Treatment, { groups, sources, facts }: SeedFiles): RecordIssue[] {
  const { treats, doesNotTreat, values } = treatment.facts
  const entries = entriesOf(treatment)
  const concerns = Object.entries({ treats, doesNotTreat }).flatMap(([list, listed]) =>
    listed.map(({ concern }, index) => ({ path: `facts.${list}.${index}.concern`, name: concern })),
  )
  return [
    ...unknownNameIssues(
      'a concern of data/groups.json',
      groups.finder.map(({ slug }) => slug),
      concerns,
    ),
    ...repeated(concerns, ({ name }) => name).map(({ path, name }) => ({
      path,
      message: `'${name}' is already in this record`,
    })),
    ...repeated(entries, ({ kind, variant }) => `${kind}.${variant}`).map(({ path, entry }) => ({
      path: `${path}.for`,
      message: entry.for
        ? `'${entry.for}' is already used for this kind`
        : 'is missing: two values of this kind need different `for` names',
    })),
    ...unknownNameIssues(
      'a source',
      sources.map(({ id }) => id),
      sourcedFieldsOf(treatment).flatMap(({ path, sources: ids }) =>
        ids.map((name) => ({ path: `${path}.sources`, name })),
      ),
    ),
    ...unknownNameIssues(
      'a fact',
      facts.map(({ id }) => id),
      entries.flatMap(({ path, entry }) => ('fact' in entry ? { path, name: entry.fact } : [])),
    ),
    ...treatment.quickFacts
      .filter((kind) => !values[kind])
      .map((kind) => ({ path: 'quickFacts', message: `'${kind}' is not among facts.values` })),
  ]
}

function priceIssues({ slug, facts: record }: Treatment, { facts, prices }: SeedFiles): RecordIssue[] {
  const rows = prices.find(({ treatment }) => treatment === slug)?.rows.filter(({ unit }) => unit === record.priceUnit)
  if (!rows || rows.length === 0) return []
  const tablePrices = rows.flatMap(({ minPrice, maxPrice }) => [minPrice, maxPrice])
  return record.values.cost.flatMap(({ fact: id }, index) => {
    const text = facts.find((fact) => fact.id === id)?.text ?? ''
    const figures = (/\$([\d,]+)–([\d,]+)/.exec(text)?.slice(1) ?? []).map((figure) =>
      Number(figure.replaceAll(',', '')),
    )
    return figures
      .filter((figure) => !tablePrices.includes(figure))
      .map((figure) => ({
        path: `facts.values.cost.${index}`,
        message: `the fact '${id}' says $${figure}, but no row per ${record.priceUnit} in data/prices.json has this price`,
      }))
  })
}

const entriesOf = ({ facts }: Treatment) =>
  Object.entries(facts.values).flatMap(([kind, entries = []]) =>
    entries.map((entry, index) => ({
      kind,
      variant: toSlug(entry.for ?? ''),
      path: `facts.values.${kind}.${index}`,
      entry,
    })),
  )

const sourcedFieldsOf = (treatment: Treatment): { path: string; sources: readonly string[] }[] => {
  const { treats, doesNotTreat, label, risk, performers } = treatment.facts
  return [
    ...Object.entries({ treats, doesNotTreat }).flatMap(([list, concerns]) =>
      concerns.map(({ sources }, index) => ({ path: `facts.${list}.${index}`, sources })),
    ),
    ...Object.entries({ label, risk, performers }).map(([key, { sources }]) => ({ path: `facts.${key}`, sources })),
    ...entriesOf(treatment).flatMap(({ path, entry }) => ('sources' in entry ? { path, sources: entry.sources } : [])),
  ]
}

function guideIssues(treatment: Treatment, guide: string): RecordIssue[] {
  const safety = sectionOf(guide, 'Safety')
  const places: Record<string, [text: string, place: string]> = {
    'facts.risk': [safety, "the guide's section Safety"],
    'facts.performers': [sectionOf(guide, 'Who may perform it'), "the guide's section Who may perform it"],
  }
  const uncited = sourcedFieldsOf(treatment).flatMap(({ path, sources }) => {
    const [text, place] = places[path] ?? [guide, 'the guide']
    const cited = sourcesCited(text, treatment)
    return sources
      .filter((id) => !cited.has(id))
      .map((id) => ({ path: `${path}.sources`, message: `'${id}' is not cited in ${place}` }))
  })
  const lacksHigherRisk = safety.includes('### Boxed warning') && treatment.facts.risk.level !== 'higher'
  return [
    ...uncited,
    ...(lacksHigherRisk
      ? [{ path: 'facts.risk.level', message: "must be 'higher': the guide has a boxed warning" }]
      : []),
  ]
}

function sourcesCited(text: string, treatment: Treatment): Set<string> {
  const direct = [...text.matchAll(/\[\^([a-z0-9-]+)\]/g)].map(([, id = '']) => id)
  const viaValues = [...text.matchAll(/\{([a-z]+)(?:\.([a-z0-9-]+))?\}/g)].flatMap(([, kind, variant]) =>
    entriesOf(treatment)
      .filter((value) => value.kind === kind && (!variant || value.variant === variant))
      .flatMap(({ entry }) => ('sources' in entry ? entry.sources : [])),
  )
  return new Set([...direct, ...viaValues])
}

const sectionOf = (body: string, heading: string) =>
  body.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

const concernIssues = ({ groups, treatments }: SeedFiles): Issue[] =>
  groups.finder.flatMap(({ slug, doctorFirst }, index) => {
    const isTreated = treatments.some(({ facts }) => facts.treats.some(({ concern }) => concern === slug))
    const message = `'${slug}' is not treated by any treatment in data/treatments: add doctorFirst, or remove the concern`
    return isTreated || doctorFirst ? [] : [{ file: 'data/groups.json', path: `finder.${index}.slug`, message }]
  })
