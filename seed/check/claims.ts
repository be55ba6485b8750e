import type { Fault, SeedFiles } from '../load/load.ts'
import { claimFaults, claimsIn } from './claim-rules.ts'

export const checkClaims = (files: SeedFiles): Fault[] => [
  ...textsOf(files).flatMap((text) => faultsOf(files, text)),
  ...unusedFaults(files),
]

export function countSupportedClaims(files: SeedFiles): { source: number; fact: number } {
  const supports = textsOf(files).flatMap(({ text }) => claimsIn(text).map(({ support }) => support))
  const count = (kind: string) => supports.filter((support) => support === kind).length
  return { source: count('source'), fact: count('fact') }
}

interface DisplayedText {
  file: string
  text: string
  /** The line on which it starts; null if not determined yet. */
  line: number | null
  /** The kinds of references that are compiled here. Any other reference would be displayed literally. */
  references: 'nothing' | 'facts' | 'sources and facts'
}

const DISPLAYED_DATA = [
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

const textsOf = (files: SeedFiles): DisplayedText[] => [
  ...Object.values(files.prose)
    .flat()
    .flatMap(({ file, front, body, bodyLine }): DisplayedText[] => [
      ...stringsOf(files, file, front),
      { file, text: body, line: bodyLine, references: 'sources and facts' },
    ]),
  ...DISPLAYED_DATA.flatMap((name) => stringsOf(files, `data/${name}.json`, files[name])),
]

const NEVER_DISPLAYED = new Set(['aliases', 'keywords', 'sources', 'alsoCalled'])

/** A row label of the Botox comparison that the specification prescribes. */
const EXEMPT_LABELS = new Set(['Best for'])

const referencesIn = (path: string): DisplayedText['references'] => {
  if (path.endsWith('.insights.description')) return 'sources and facts'
  return /\.(?:value|option1Value|option2Value)$/.test(path) ? 'facts' : 'nothing'
}

const isSourced = (entry: object) => 'sources' in entry && Array.isArray(entry.sources) && entry.sources.length > 0

/** Collects every string of a data file or front matter. `path` consists of keys, without array indexes. */
function stringsOf(files: SeedFiles, file: string, data: unknown, path = ''): DisplayedText[] {
  if (typeof data === 'string') {
    if (EXEMPT_LABELS.has(data)) return []
    return [{ file, text: data, line: null, references: referencesIn(path) }]
  }
  if (Array.isArray(data)) return data.flatMap((entry) => stringsOf(files, file, entry, path))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, entry]) =>
    NEVER_DISPLAYED.has(name) || (name === 'text' && isSourced(data))
      ? []
      : stringsOf(files, file, entry, `${path}.${name}`),
  )
}

/** Finds the line of a string in its file: as JSON, verbatim, or by its first words where YAML has folded it. */
function lineOf(files: SeedFiles, file: string, text: string): number {
  const source = files.texts.get(file) ?? ''
  const at = [JSON.stringify(text), text, text.split(' ').slice(0, 3).join(' ')]
    .map((needle) => source.indexOf(needle))
    .find((index) => index >= 0)
  return source.slice(0, at ?? 0).split('\n').length
}

function faultsOf(files: SeedFiles, { file, text, line, references }: DisplayedText): Fault[] {
  const disallowed = {
    nothing: /\[\^[a-z0-9-]+\]|\{[a-z0-9-]+\}/,
    facts: /\[\^[a-z0-9-]+\]/,
    'sources and facts': null,
  }[references]
  const found = disallowed?.exec(text)
  const message = `refers to ${found?.[0]} where references are not supported, so it would be displayed literally`
  const faults = [...(found ? [{ file, path: 'line 1', message }] : []), ...claimFaults(file, text, line ?? 1)]
  return line === null && faults.length > 0
    ? faults.map((fault) => ({ ...fault, path: `line ${lineOf(files, file, text)}` }))
    : faults
}

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
      .map(({ id }) => ({ file, path: `line ${lineOf(files, file, id)}`, message: `'${id}' is never cited` }))
  return [...unused('data/sources.json', files.sources, sources), ...unused('data/facts.json', files.facts, facts)]
}
