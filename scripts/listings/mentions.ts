import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml'
import { readText } from '../../seed/load/read-text.ts'

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const RECOMMENDATION_LISTS = ['featuredClinics', 'popularProviders']

/** If `newSlug` is null, removes the recommendations of the clinic. */
export function editMentions(folder: string, names: readonly string[], newSlug: string | null): Map<string, string> {
  const edits = new Map<string, string>()
  for (const path of globSync('content/local/**/*.md', { cwd: folder }).map((file) => join(folder, file))) {
    const text = readText(path, () => {}) ?? ''
    const [whole = '', front = ''] = FRONT_MATTER.exec(text) ?? []
    const edited = editFrontMatter(front, names, newSlug)
    if (edited !== null) edits.set(path, `---\n${edited}---\n${text.slice(whole.length)}`)
  }
  return edits
}

function editFrontMatter(front: string, names: readonly string[], newSlug: string | null): string | null {
  const document = parseDocument(front, { schema: 'core' })
  let found = false
  for (const list of RECOMMENDATION_LISTS.map((key) => document.get(key))) {
    if (!isSeq<ParsedNode>(list)) continue
    const isNamed = (item: ParsedNode) => names.includes(String(nameNode(item)?.value))
    const namingItems = list.items.filter(isNamed)
    found ||= namingItems.length > 0
    if (newSlug === null) list.items = list.items.filter((item) => !isNamed(item))
    else for (const node of namingItems.map(nameNode)) if (node) node.value = newSlug
  }
  return found ? document.toString({ lineWidth: 0 }) : null
}

function nameNode(item: ParsedNode) {
  const node = isMap(item) ? item.get('clinic', true) : item
  return isScalar(node) ? node : null
}

export const describeMentions = (folder: string, name: string): string[] =>
  globSync('content/**/*.md', { cwd: folder })
    .map((file) => join(folder, file))
    .filter((path) => readFileSync(path, 'utf8').includes(name))
    .sort()
    .map((path) => `! ${path} still names ${name}: rewrite the sentence`)
