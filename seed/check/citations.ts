import type { Fault, SeedFiles } from '../load/load.ts'

interface Text {
  file: string
  path: string
  text: string
  /** Matches references that would be displayed literally; null where all are compiled. */
  literal: RegExp | null
}

/** Reports figures without a source or a fact, references that would be displayed literally, and unused sources. */
export function checkCitations(files: SeedFiles): Fault[] {
  const texts = textsOf(files)
  return [...texts.flatMap(textFaults), ...unusedFaults(files, texts)]
}

const REFERENCE = /\[\^[a-z0-9-]+\]|\{[a-z0-9-]+\}/
const FIGURE = /\$ ?\d|\d ?%/

/** The texts that a page shows. Those of `options.json` have lists of sources, which `check/options.ts` checks. */
const DISPLAYED = ['site', 'treatments', 'groups', 'services', 'areas', 'clinics', 'prices', 'comparisons', 'reviews']

const textsOf = (files: SeedFiles): Text[] => [
  ...Object.values(files.prose)
    .flat()
    .flatMap(({ file, front, body, bodyLine }): Text[] => [
      ...stringsOf(file, front),
      ...body.split('\n').map((text, index) => ({ file, path: `line ${bodyLine + index}`, text, literal: null })),
    ]),
  ...DISPLAYED.flatMap((name) => stringsOf(`data/${name}.json`, files[name as keyof SeedFiles])),
]

/** Returns every string of a data file or front matter with its path, such as `3.insights.0.title`. */
function stringsOf(file: string, data: unknown, path = ''): Text[] {
  if (typeof data === 'string') return [{ file, path, text: data, literal: literalIn(path) }]
  return Object.entries(data ?? {}).flatMap(([key, entry]) => stringsOf(file, entry, path ? `${path}.${key}` : key))
}

function literalIn(path: string): RegExp | null {
  if (/^insights\.\d+\.description$/.test(path)) return null
  return /\.(?:value|option[12]Value)$/.test(path) ? /\[\^[a-z0-9-]+\]/ : REFERENCE
}

function textFaults({ file, path, text, literal }: Text): Fault[] {
  const [found] = literal?.exec(text) ?? []
  const message = `refers to ${found} where references are not supported, so it would be displayed literally`
  return [
    ...(found ? [{ file, path, message }] : []),
    ...(FIGURE.test(text) && !REFERENCE.test(text)
      ? [{ file, path, message: `has a figure without a source or a fact: '${text.slice(0, 90)}'` }]
      : []),
  ]
}

function unusedFaults(files: SeedFiles, texts: readonly Text[]): Fault[] {
  const used = new Set([
    ...texts.flatMap(({ text }) => text.match(new RegExp(REFERENCE, 'g')) ?? []),
    ...[...files.facts, ...files.prices].map(({ source }) => `[^${source}]`),
  ])
  const unused = (file: string, entries: readonly { id: string }[], reference: (id: string) => string) =>
    entries.flatMap(({ id }, index) =>
      used.has(reference(id)) ? [] : [{ file, path: `${index}.id`, message: `'${id}' is never cited` }],
    )
  return [
    ...unused('data/sources.json', files.sources, (id) => `[^${id}]`),
    ...unused('data/facts.json', files.facts, (id) => `{${id}}`),
  ]
}
