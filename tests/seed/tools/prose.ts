import type { Issue } from '../../../seed/load/load.ts'
import { ProseCompiler } from '../../../seed/load/markdown.ts'
import type { References } from '../../../seed/load/references.ts'

const createSource = (id: string, title: string, publisher: string) => ({
  id,
  title,
  publisher,
  url: `https://example.org/${id}`,
  date: null,
})

const createSourcedValue = (text: string, id: string) => ({ text, sources: [createSource(id, `A ${id}`, 'A maker')] })

const createSharedFile = (body: string) => ({ file: 'content/shared/y.md', front: {}, body, bodyStartLine: 4 })

export const references: References = {
  leadsToRemovedArea: (path) => path === '/gone',
  findOutdatedName: (text) =>
    text.includes('Gone Skin') ? { name: 'Gone Skin', statusClause: 'which is closed', isClosedOrRemoved: true } : null,
  resolveClinicLink: (path) => (path === '/soho/gone' ? { path: null, isCurrent: false } : null),
  sources: new Map(
    [createSource('label', 'A label', 'A maker'), createSource('study', 'A study', 'A journal')].map((record) => [
      record.id,
      record,
    ]),
  ),
  values: new Map([
    ['price', [{ text: '$12–25 per unit', sources: [], note: "Editor's estimate." }]],
    ['dearer', [{ text: '$700', sources: [], note: "Editor's estimate." }]],
    ['onset', [createSourcedValue('5–7 days', 'study')]],
    ['odd', [{ text: '<b> & "c"', sources: [], note: 'Looks like HTML.' }]],
    [
      'laser.sessions',
      [createSourcedValue('non-ablative: 2–4', 'label'), createSourcedValue('ablative: usually 1', 'study')],
    ],
    ['laser.sessions.ablative', [createSourcedValue('usually 1', 'study')]],
    ['peel.downtime', [createSourcedValue('a week', 'label')]],
    ['peel.cost', [{ text: '$90', sources: [], note: "Editor's estimate." }]],
  ]),
  sharedTexts: new Map([
    ['reporting', createSharedFile('- Call **911** first.\n- Then the [state](https://www.ny.gov/).\n')],
    ['nested', createSharedFile('[[reporting]]\n')],
    ['wrong', createSharedFile('\nSee [this](/nowhere).\n\nIt heals.[^nobody]\n')],
  ]),
}

/** Compiles the body of a file about the treatment 'laser'. The body begins on line 5 of the file. */
export function compileProse(
  body: string,
  options: { addTermIds?: boolean } = {},
  customReferences: References = references,
) {
  const issues: Issue[] = []
  const links: { file: string; path: string }[] = []
  const file = { file: 'content/x.md', front: { treatment: 'laser' }, body, bodyStartLine: 5 }
  const compiler = new ProseCompiler(file, { references: customReferences, issues, links })
  return {
    sections: compiler.compile(options),
    compiler,
    sources: compiler.sources,
    links: links.map(({ path }) => path),
    issues,
  }
}
