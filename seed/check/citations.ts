import type { ValueKind } from '../../src/domain/treatment/treatment-value.ts'
import type { Issue, SeedFiles, Treatment } from '../load/load.ts'
import { stringsIn } from '../load/strings-in.ts'

interface DisplayedText {
  file: string
  path: string
  text: string
  /** Matches references that would be displayed literally. Null if all references are supported. */
  unsupported: RegExp | null
  /** If set, issues are only warnings, so that they do not keep the clinic from loading. */
  isOfClinic?: true
}

export function checkCitations(files: SeedFiles): Issue[] {
  const texts = displayedTexts(files)
  return [...texts.flatMap(textIssues), ...unusedIssues(files, texts)]
}

const REFERENCE = /\[\^[a-z0-9-]+\]|\{[a-z0-9.-]+\}/
const FIGURE = /\$ ?\d|\d ?%/

const DISPLAYED_FILES = ['site', 'services', 'areas', 'prices', 'comparisons', 'reviews']

/** Omits the `facts` of treatments, because their values list their sources. */
const displayedTexts = (files: SeedFiles): DisplayedText[] => [
  ...Object.values(files.prose)
    .flat()
    .flatMap(({ file, front, body, bodyLine }): DisplayedText[] => [
      ...stringsOf(file, front),
      ...body.split('\n').map((text, index) => ({ file, path: `line ${bodyLine + index}`, text, unsupported: null })),
    ]),
  ...files.clinics.flatMap(({ file, ...clinic }) =>
    stringsOf(file, clinic).map((text): DisplayedText => ({ ...text, isOfClinic: true })),
  ),
  ...files.treatments.flatMap(({ file, slug: _, facts: __, ...treatment }) => stringsOf(file, treatment)),
  ...stringsOf(
    'data/groups.json',
    files.groups.finder.map(({ name }) => name),
    'finder',
  ),
  ...DISPLAYED_FILES.flatMap((name) => stringsOf(`data/${name}.json`, files[name as keyof SeedFiles])),
]

const stringsOf = (file: string, data: unknown, path?: string): DisplayedText[] =>
  stringsIn(data, path).map((string) => ({ file, ...string, unsupported: unsupportedReferences(string.path) }))

function unsupportedReferences(path: string): RegExp | null {
  if (/^insights\.\d+\.description$/.test(path)) return null
  return /\.(?:option[12]Value|footnote)$/.test(path) ? /\[\^[a-z0-9-]+\]/ : REFERENCE
}

function textIssues({ file, path, text, unsupported, isOfClinic }: DisplayedText): Issue[] {
  const [reference] = unsupported?.exec(text) ?? []
  const message = `refers to ${reference} where references are not supported, so it would be displayed literally`
  const hasFigure = FIGURE.test(text) && !REFERENCE.test(text)
  return [
    ...(reference ? [message] : []),
    ...(hasFigure ? [`has a figure without a source or a fact: '${text.slice(0, 90)}'`] : []),
  ].map((text) => ({ file, path, message: text, ...(isOfClinic && { warning: true as const }) }))
}

type ValueEntry = NonNullable<Treatment['facts']['values'][ValueKind]>[number]

const referencesIn = (entry: ValueEntry) =>
  'fact' in entry ? [`{${entry.fact}}`] : entry.sources.map((id) => `[^${id}]`)

function unusedIssues(files: SeedFiles, texts: readonly DisplayedText[]): Issue[] {
  const used = new Set([
    ...texts.flatMap(({ text }) => text.match(new RegExp(REFERENCE, 'g')) ?? []),
    ...[...files.facts, ...files.prices].map(({ source }) => `[^${source}]`),
    ...files.areas.map(({ medspaCountSource }) => `[^${medspaCountSource}]`),
    ...files.groups.finder.flatMap(({ doctorFirst }) => doctorFirst?.sources ?? []).map((id) => `[^${id}]`),
    ...files.treatments.flatMap(({ facts }) => Object.values(facts.values).flat()).flatMap(referencesIn),
  ])
  const unused = (file: string, entries: readonly { id: string }[], reference: (id: string) => string) =>
    entries.flatMap(({ id }, index) =>
      used.has(reference(id))
        ? []
        : [{ file, path: `${index}.id`, message: `'${id}' is never cited`, warning: true as const }],
    )
  return [
    ...unused('data/sources.json', files.sources, (id) => `[^${id}]`),
    ...unused('data/facts.json', files.facts, (id) => `{${id}}`),
  ]
}
