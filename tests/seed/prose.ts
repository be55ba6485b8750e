import type { Fault } from '../../seed/load/load.ts'
import { compilerFor, type References } from '../../seed/load/markdown.ts'

const source = (id: string, title: string, publisher: string) => ({
  id,
  title,
  publisher,
  url: `https://example.org/${id}`,
  date: null,
  opened: '2026-11-01',
  supports: ['something'],
})

const facts = [
  { id: 'price', text: '$12–25 per unit', note: "Editor's estimate." },
  { id: 'dearer', text: '$700', note: "Editor's estimate." },
  { id: 'onset', text: '5–7 days', source: 'study' },
  { id: 'odd', text: '<b> & "c"', note: 'Looks like HTML.' },
]

export const references: References = {
  sources: new Map(
    [source('label', 'A label', 'A maker'), source('study', 'A study', 'A journal')].map((s) => [s.id, s]),
  ),
  facts: new Map(facts.map((fact) => [fact.id, fact])),
}

/** Compiles a body that begins on line 5 of its file. */
export function compiled(body: string, options: { termIds?: boolean } = {}) {
  const faults: Fault[] = []
  const compiler = compilerFor({ file: 'content/x.md', body, bodyLine: 5 }, references, faults)
  return { parts: compiler.compile(body, options), compiler, sources: compiler.sources, links: compiler.links, faults }
}
