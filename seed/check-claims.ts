import { claimFaults, claimsIn, isClaim } from './claims.ts'
import type { Fault, SeedFiles } from './load.ts'

/** Claims without a source, in everything a visitor reads, and sources and facts that nothing cites. */
export const checkClaims = (files: SeedFiles): Fault[] => [...textsOf(files).flatMap(faultsOf), ...unusedFaults(files)]

/** How many claims there are, by what stands behind them. */
export function countClaims(files: SeedFiles): { source: number; fact: number } {
  const supports = textsOf(files)
    .filter((text) => !text.plain)
    .flatMap(({ text }) => claimsIn(text).map(({ support }) => support))
  return {
    source: supports.filter((support) => support === 'source').length,
    fact: supports.filter((support) => support === 'fact').length,
  }
}

/** A text that is printed, and the line it begins on. */
interface Text {
  file: string
  text: string
  line: number
  /** Printed as it stands: no source and no fact can be named in it. */
  plain: boolean
}

const textsOf = (files: SeedFiles): Text[] => [
  ...Object.values(files.prose)
    .flat()
    .flatMap(({ file, front, body, bodyLine }) => [
      ...stringsOf(files, file, front),
      { file, text: body, line: bodyLine, plain: false },
    ]),
  ...PRINTED_DATA.flatMap((name) => stringsOf(files, `data/${name}.json`, files[name])),
]

const PRINTED_DATA = ['site', 'treatments', 'groups', 'services', 'areas', 'clinics', 'prices', 'comparisons', 'reviews'] as const

/** They feed the search index and are never printed. */
const SEARCHED_ONLY = new Set(['aliases', 'keywords'])

/** Where a fact can be named, and a source too in the last of them. */
const WITH_FACTS = new Set(['value', 'option1Value', 'option2Value'])
const COMPILED = 'insights.description'

/** A row of the Botox comparison that the specification names so; its cells say for whom. */
const GIVEN_LABELS = new Set(['Best for'])

/** Every string of a data file or of front matter, with its line. */
function stringsOf(files: SeedFiles, file: string, data: unknown): Text[] {
  const source = files.texts.get(file) ?? ''
  const found: Text[] = []
  const walk = (value: unknown, key: string, plain: boolean): void => {
    if (typeof value === 'string' && !GIVEN_LABELS.has(value)) {
      found.push({ file, text: value, line: lineOf(source, value), plain: plain && !WITH_FACTS.has(key) })
    } else if (Array.isArray(value)) {
      for (const entry of value) walk(entry, key, plain)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, entry] of Object.entries(value)) {
        if (!SEARCHED_ONLY.has(name)) walk(entry, name, plain && key !== COMPILED)
      }
    }
  }
  walk(data, '', true)
  return found
}

/** Where a string stands in its file: as JSON writes it, or by its first words where YAML has folded it. */
function lineOf(source: string, text: string): number {
  const at = [JSON.stringify(text).slice(1, -1), text, text.split(' ').slice(0, 3).join(' ')]
    .map((needle) => source.indexOf(needle))
    .find((index) => index >= 0)
  return source.slice(0, at ?? 0).split('\n').length
}

function faultsOf({ file, text, line, plain }: Text): Fault[] {
  if (!plain) return claimFaults(file, text, line)
  const reference = /\[\^[a-z0-9-]+\]|\{[a-z0-9-]+\}/.exec(text)
  if (reference) return [{ file, path: `line ${line}`, message: `has ${reference[0]} where it would be printed as it stands` }]
  if (!isClaim(text)) return []
  return [{ file, path: `line ${line}`, message: `claims something where no source can stand: '${text.slice(0, 160)}'` }]
}

/** A source that nothing cites any more, and a fact that nothing names, are left over from a text that changed. */
function unusedFaults(files: SeedFiles): Fault[] {
  const texts = textsOf(files).map(({ text }) => text)
  const named = (pattern: RegExp) => new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1])))
  const facts = named(/\{([a-z0-9-]+)\}/g)
  const sources = named(/\[\^([a-z0-9-]+)\]/g)
  for (const fact of files.facts) sources.add(fact.source)
  for (const table of files.prices) sources.add(table.source)
  const unused = (file: string, all: { id: string }[], used: ReadonlySet<string | undefined>) =>
    all
      .filter(({ id }) => !used.has(id))
      .map(({ id }) => ({ file, path: `line ${lineOf(files.texts.get(file) ?? '', id)}`, message: `'${id}' is cited nowhere` }))
  return [...unused('data/sources.json', files.sources, sources), ...unused('data/facts.json', files.facts, facts)]
}
