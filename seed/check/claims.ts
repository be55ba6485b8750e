import type { Fault, SeedFiles } from '../load/load.ts'
import { claimFaults, claimsIn } from './claim-rules.ts'

/** Claims without a source, in everything a visitor reads, and sources and facts that nothing cites. */
export const checkClaims = (files: SeedFiles): Fault[] => [
  ...textsOf(files).flatMap((text) => faultsOf(files, text)),
  ...unusedFaults(files),
]

/** How many claims there are, by what stands behind them. */
export function countClaims(files: SeedFiles): { source: number; fact: number } {
  const supports = textsOf(files).flatMap(({ text }) => claimsIn(text).map(({ support }) => support))
  const count = (kind: string) => supports.filter((support) => support === kind).length
  return { source: count('source'), fact: count('fact') }
}

/** A text that is printed. */
interface Text {
  file: string
  text: string
  /** The line it begins on; null while nobody has looked for it. */
  line: number | null
  /** What can be named in it. What cannot would be printed as it is written. */
  names: 'nothing' | 'facts' | 'sources and facts'
}

const PRINTED_DATA = [
  'site',
  'treatments',
  'groups',
  'services',
  'areas',
  'clinics',
  'prices',
  'options',
  'comparisons',
  'reviews',
] as const

const textsOf = (files: SeedFiles): Text[] => [
  ...Object.values(files.prose)
    .flat()
    .flatMap(({ file, front, body, bodyLine }): Text[] => [
      ...stringsOf(files, file, front),
      { file, text: body, line: bodyLine, names: 'sources and facts' },
    ]),
  ...PRINTED_DATA.flatMap((name) => stringsOf(files, `data/${name}.json`, files[name])),
]

/** They feed the search index, name documents or recognize a clinic's price, and are never printed. */
const NEVER_PRINTED = new Set(['aliases', 'keywords', 'sources', 'alsoCalled'])

/** A row of the Botox comparison that the specification names so; its cells say for whom. */
const GIVEN_LABELS = new Set(['Best for'])

const namesIn = (path: string): Text['names'] => {
  if (path.endsWith('.insights.description')) return 'sources and facts'
  return /\.(?:value|option1Value|option2Value)$/.test(path) ? 'facts' : 'nothing'
}

/** A text that stands beside a list of `sources`: `check-options.ts` sees to it that the guide cites each of them. */
const isSourced = (entry: object) => 'sources' in entry && Array.isArray(entry.sources) && entry.sources.length > 0

/** Every string of a data file or of front matter. `path` is made of names, without the places in lists. */
function stringsOf(files: SeedFiles, file: string, data: unknown, path = ''): Text[] {
  if (typeof data === 'string') {
    if (GIVEN_LABELS.has(data)) return []
    return [{ file, text: data, line: null, names: namesIn(path) }]
  }
  if (Array.isArray(data)) return data.flatMap((entry) => stringsOf(files, file, entry, path))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, entry]) =>
    NEVER_PRINTED.has(name) || (name === 'text' && isSourced(data))
      ? []
      : stringsOf(files, file, entry, `${path}.${name}`),
  )
}

/** Where a string stands in its file: as JSON writes it, or by its first words where YAML has folded it. */
function lineOf(files: SeedFiles, file: string, text: string): number {
  const source = files.texts.get(file) ?? ''
  const at = [JSON.stringify(text), text, text.split(' ').slice(0, 3).join(' ')]
    .map((needle) => source.indexOf(needle))
    .find((index) => index >= 0)
  return source.slice(0, at ?? 0).split('\n').length
}

function faultsOf(files: SeedFiles, { file, text, line, names }: Text): Fault[] {
  const foreign = { nothing: /\[\^[a-z0-9-]+\]|\{[a-z0-9-]+\}/, facts: /\[\^[a-z0-9-]+\]/, 'sources and facts': null }[
    names
  ]
  const found = foreign?.exec(text)
  const message = `names ${found?.[0]} where it would be printed as it is written`
  const faults = [...(found ? [{ file, path: 'line 1', message }] : []), ...claimFaults(file, text, line ?? 1)]
  return line === null && faults.length > 0
    ? faults.map((fault) => ({ ...fault, path: `line ${lineOf(files, file, text)}` }))
    : faults
}

/** A source that nothing cites any more, and a fact that nothing names, are left over from a text that changed. */
function unusedFaults(files: SeedFiles): Fault[] {
  const texts = textsOf(files).map(({ text }) => text)
  const named = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]))
  const facts = new Set(named(/\{([a-z0-9-]+)\}/g))
  const sources = new Set([
    ...named(/\[\^([a-z0-9-]+)\]/g),
    ...files.facts.map((fact) => fact.source),
    ...files.prices.map((table) => table.source),
  ])
  const unused = (file: string, all: readonly { id: string }[], used: ReadonlySet<string | undefined>): Fault[] =>
    all
      .filter(({ id }) => !used.has(id))
      .map(({ id }) => ({ file, path: `line ${lineOf(files, file, id)}`, message: `'${id}' is cited nowhere` }))
  return [...unused('data/sources.json', files.sources, sources), ...unused('data/facts.json', files.facts, facts)]
}
