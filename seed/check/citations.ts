import type { ValueKind } from '../../src/domain/treatment/treatment-value.ts'
import { listStrings } from '../load/list-strings.ts'
import type { Issue, SeedFiles, Treatment } from '../load/load.ts'

interface DisplayedText {
  file: string
  path: string
  text: string
}

export function checkCitations(files: SeedFiles): Issue[] {
  const texts = listDisplayedTexts(files)
  return [
    ...texts.flatMap(checkText),
    ...findUnusedSourcesAndFacts(files, texts),
    ...findUnusedSharedTexts(files, texts),
  ]
}

const CITATION_OR_REFERENCE = /\[\^[a-z0-9-]+\]|\{[a-z0-9.-]+\}/
const FIGURE = /\$ ?\d|\d ?%/

const DISPLAYED_FILES = ['site', 'services', 'areas', 'prices', 'comparisons', 'reviews']

/** Omits facts and `doctorFirst`, which name their sources in fields instead of citing them in the text. */
const listDisplayedTexts = (files: SeedFiles): DisplayedText[] => [
  ...Object.values(files.prose)
    .flat()
    .flatMap(({ file, front, body, bodyStartLine }) => [
      ...listDisplayedStrings(file, front),
      ...body.split('\n').map((text, index) => ({ file, path: `line ${bodyStartLine + index}`, text })),
    ]),
  ...files.clinics.flatMap(({ file, ...clinic }) => listDisplayedStrings(file, clinic)),
  ...files.treatments.flatMap(({ file, slug: _, facts: __, ...treatment }) => listDisplayedStrings(file, treatment)),
  ...listDisplayedStrings(
    'data/groups.json',
    files.groups.finder.map(({ name }) => name),
    'finder',
  ),
  ...DISPLAYED_FILES.flatMap((name) => listDisplayedStrings(`data/${name}.json`, files[name as keyof SeedFiles])),
]

const listDisplayedStrings = (file: string, data: unknown, path?: string): DisplayedText[] =>
  listStrings(data, path).map((string) => ({ file, ...string }))

/** Returns a pattern for the citations and references that `path` does not support, or null if it supports all. */
function getUnsupportedReferencePattern(path: string): RegExp | null {
  if (/^line \d+$|^insights\.\d+\.description$/.test(path)) return null
  return /\.(?:option[12]Value|footnote)$/.test(path) ? /\[\^[a-z0-9-]+\]/ : CITATION_OR_REFERENCE
}

function checkText({ file, path, text }: DisplayedText): Issue[] {
  const [unsupported] = getUnsupportedReferencePattern(path)?.exec(text) ?? []
  const unsupportedMessage = `refers to ${unsupported} where references are not supported, so it would be displayed literally`
  const hasUnsourcedFigure = FIGURE.test(text) && !CITATION_OR_REFERENCE.test(text)
  // In a clinic's record, these issues are only warnings, so that they do not stop the load.
  const warning = file.startsWith('data/clinics/') ? true : undefined
  return [
    ...(unsupported ? [unsupportedMessage] : []),
    ...(hasUnsourcedFigure ? [`has a figure without a source or a fact: '${text.slice(0, 90)}'`] : []),
  ].map((message) => ({ file, path, message, warning }))
}

type TreatmentValue = NonNullable<Treatment['facts']['values'][ValueKind]>[number]

const listReferences = (value: TreatmentValue) =>
  'fact' in value ? [`{${value.fact}}`] : value.sources.map((id) => `[^${id}]`)

function findUnusedSourcesAndFacts(files: SeedFiles, texts: readonly DisplayedText[]): Issue[] {
  const usedReferences = new Set([
    ...texts.flatMap(({ text }) => text.match(new RegExp(CITATION_OR_REFERENCE, 'g')) ?? []),
    ...[...files.facts, ...files.prices].map(({ source }) => `[^${source}]`),
    ...files.areas.map(({ medspaCountSource }) => `[^${medspaCountSource}]`),
    ...files.groups.finder.flatMap(({ doctorFirst }) => doctorFirst?.sources ?? []).map((id) => `[^${id}]`),
    ...files.treatments.flatMap(({ facts }) => Object.values(facts.values).flat()).flatMap(listReferences),
    ...files.treatments
      .flatMap(({ facts }) => [...facts.treats, ...facts.doesNotTreat, facts.label, facts.risk, facts.performers])
      .flatMap(({ sources }) => sources.map((id) => `[^${id}]`)),
  ])
  const findUnusedRecords = (file: string, records: readonly { id: string }[], toReference: (id: string) => string) =>
    records.flatMap(({ id }, index) =>
      usedReferences.has(toReference(id))
        ? []
        : [{ file, path: `${index}.id`, message: `'${id}' is never cited`, warning: true as const }],
    )
  return [
    ...findUnusedRecords('data/sources.json', files.sources, (id) => `[^${id}]`),
    ...findUnusedRecords('data/facts.json', files.facts, (id) => `{${id}}`),
  ]
}

const findUnusedSharedTexts = ({ prose }: SeedFiles, texts: readonly DisplayedText[]): Issue[] =>
  prose.shared
    .filter(({ front }) => !texts.some(({ text }) => text.trim() === `[[${front.slug}]]`))
    .map(({ file, front }) => ({
      file,
      path: 'slug',
      message: `is not included anywhere, so its text is neither shown nor checked: write [[${front.slug}]] as a paragraph of a text, or delete the file`,
      warning: true,
    }))
