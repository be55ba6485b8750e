import { toSlug } from '../../src/domain/slug.ts'
import type { Issue, SeedFiles, Treatment } from '../load/load.ts'
import { isValueKind } from '../load/values.ts'

type SourcedField = { path: string; sources: readonly string[] }

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

/** Includes concerns and values that are listed twice. */
function referenceIssues(treatment: Treatment, { groups, sources, facts }: SeedFiles): RecordIssue[] {
  const record = treatment.facts
  const concernSlugs = groups.finder.map(({ slug }) => slug)
  const unknownNameIssues = (
    validNames: readonly string[],
    expected: string,
    names: readonly { path: string; name: string }[],
  ) =>
    names
      .filter(({ name }) => !validNames.includes(name))
      .map(({ path, name }) => ({ path: `facts.${path}`, message: `'${name}' is not ${expected}` }))
  const concerns = (['treats', 'doesNotTreat'] as const).flatMap((list) =>
    record[list].map(({ concern }, index) => ({ path: `${list}.${index}.concern`, name: concern })),
  )
  const duplicates = concerns.filter(({ name }, index) => concerns.findIndex((other) => other.name === name) < index)
  const variants = entriesOf(treatment).map(({ kind, path, entry }) => {
    const name = entry.for ?? ''
    return { path, name, key: `${kind}.${toSlug(name)}` }
  })
  return [
    ...unknownNameIssues(concernSlugs, 'a concern of data/groups.json', concerns),
    ...duplicates.map(({ path, name }) => ({ path: `facts.${path}`, message: `'${name}' is already in this record` })),
    ...variants
      .filter(({ key }, index) => variants.findIndex((other) => other.key === key) < index)
      .map(({ path, name }) => ({
        path: `facts.${path}.for`,
        message: name
          ? `'${name}' is already used for this kind`
          : 'is missing: two values of this kind need different `for` names',
      })),
    ...unknownNameIssues(
      sources.map(({ id }) => id),
      'a source',
      sourcedFieldsOf(treatment).flatMap(({ path, sources: ids }) =>
        ids.map((name) => ({ path: `${path}.sources`, name })),
      ),
    ),
    ...unknownNameIssues(
      facts.map(({ id }) => id),
      'a fact',
      entriesOf(treatment).flatMap(({ path, entry }) => ('fact' in entry ? [{ path, name: entry.fact }] : [])),
    ),
    ...treatment.quickFacts
      .filter((kind) => !record.values[kind])
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
  Object.entries(facts.values).flatMap(([kind, entries]) =>
    (entries ?? []).map((entry, index) => ({ kind, path: `values.${kind}.${index}`, entry })),
  )

const sourcedFieldsOf = (treatment: Treatment): SourcedField[] => [
  ...(['treats', 'doesNotTreat'] as const).flatMap((list) =>
    treatment.facts[list].map(({ sources }, index) => ({ path: `${list}.${index}`, sources })),
  ),
  ...(['label', 'risk', 'performers'] as const).map((path) => ({ path, sources: treatment.facts[path].sources })),
  ...entriesOf(treatment).flatMap(({ path, entry }) => ('sources' in entry ? [{ path, sources: entry.sources }] : [])),
]

function guideIssues(treatment: Treatment, guide: string): RecordIssue[] {
  const safety = sectionOf(guide, 'Safety')
  const places: Record<string, [text: string, place: string]> = {
    risk: [safety, "the guide's section Safety"],
    performers: [sectionOf(guide, 'Who may perform it'), "the guide's section Who may perform it"],
  }
  const uncited = sourcedFieldsOf(treatment).flatMap(({ path, sources }) => {
    const [text, place] = places[path] ?? [guide, 'the guide']
    const cited = sourcesCited(text, treatment)
    return sources
      .filter((id) => !cited.has(id))
      .map((id) => ({ path: `facts.${path}.sources`, message: `'${id}' is not cited in ${place}` }))
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
  const viaValues = [...text.matchAll(/\{([a-z]+)(?:\.([a-z0-9-]+))?\}/g)].flatMap(([, kind = '', variant]) => {
    const entries = isValueKind(kind) ? (treatment.facts.values[kind] ?? []) : []
    const chosen = entries.filter((entry) => !variant || toSlug(entry.for ?? '') === variant)
    return chosen.flatMap((entry) => ('sources' in entry ? entry.sources : []))
  })
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
