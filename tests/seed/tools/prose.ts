import type { Issue } from '../../../seed/load/load.ts'
import { compilerFor } from '../../../seed/load/markdown.ts'
import type { References } from '../../../seed/load/references.ts'
import { toSource } from '../../../seed/load/source.ts'

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

const sourcedValue = (text: string, id: string) => ({ text, sources: [toSource(source(id, `A ${id}`, 'A maker'))] })

export const references: References = {
  isOfRemovedArea: (path) => path === '/gone',
  findFormerName: (text) =>
    text.includes('Gone Skin') ? { name: 'Gone Skin', fate: 'which is closed', isGone: true } : null,
  resolveClinicLink: (path) => (path === '/soho/gone' ? { path: null, isCurrent: false } : null),
  sources: new Map(
    [source('label', 'A label', 'A maker'), source('study', 'A study', 'A journal')].map((record) => [
      record.id,
      record,
    ]),
  ),
  facts: new Map(facts.map((fact) => [fact.id, fact])),
  values: new Map([
    ['laser.sessions', [sourcedValue('non-ablative: 2–4', 'label'), sourcedValue('ablative: usually 1', 'study')]],
    ['laser.sessions.ablative', [sourcedValue('usually 1', 'study')]],
    ['peel.downtime', [sourcedValue('a week', 'label')]],
    ['peel.cost', [{ text: '$90', sources: [], note: "Editor's estimate." }]],
  ]),
  shared: new Map([['reporting', '- Call **911** first.\n- Then the [state](https://www.ny.gov/).\n']]),
}

/** Compiles the body of a file about the treatment 'laser'. The body begins on line 5 of the file. */
export function compiled(
  body: string,
  options: { addTermIds?: boolean } = {},
  customReferences: References = references,
) {
  const issues: Issue[] = []
  const compiler = compilerFor(
    { file: 'content/x.md', front: { treatment: 'laser' }, body, bodyLine: 5 },
    customReferences,
    issues,
  )
  return {
    sections: compiler.compile(body, options),
    compiler,
    sources: compiler.sources,
    links: compiler.links,
    issues,
  }
}
