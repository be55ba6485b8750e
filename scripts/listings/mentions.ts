import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml'
import { FRONT_MATTER } from '../../seed/load/front-matter.ts'
import { readText } from '../../seed/load/read-text.ts'

const RECOMMENDATION_LISTS = ['featuredClinics', 'popularProviders']

/** Replaces the clinic's slugs with `newSlug`. If it is null, removes the clinic from lists of recommendations. */
export function createRecommendationEdits(
  folder: string,
  clinicSlugs: readonly string[],
  newSlug: string | null,
): Map<string, string> {
  const edits = new Map<string, string>()
  for (const path of globSync('content/local/**/*.md', { cwd: folder }).map((file) => join(folder, file))) {
    const text = readText(path, () => {}) ?? ''
    const [frontMatterBlock = '', frontMatter = ''] = FRONT_MATTER.exec(text) ?? []
    const editedFrontMatter = editFrontMatter(frontMatter, clinicSlugs, newSlug)
    if (editedFrontMatter !== null)
      edits.set(path, `---\n${editedFrontMatter}---\n${text.slice(frontMatterBlock.length)}`)
  }
  return edits
}

function editFrontMatter(frontMatter: string, clinicSlugs: readonly string[], newSlug: string | null): string | null {
  const document = parseDocument(frontMatter, { schema: 'core' })
  let hasItemOfClinic = false
  for (const recommendations of RECOMMENDATION_LISTS.map((key) => document.get(key))) {
    if (!isSeq<ParsedNode>(recommendations)) continue
    const isOfClinic = (item: ParsedNode) => clinicSlugs.includes(String(findClinicNode(item)?.value))
    const itemsOfClinic = recommendations.items.filter(isOfClinic)
    hasItemOfClinic ||= itemsOfClinic.length > 0
    if (newSlug === null) recommendations.items = recommendations.items.filter((item) => !isOfClinic(item))
    else for (const node of itemsOfClinic.map(findClinicNode)) if (node) node.value = newSlug
  }
  return hasItemOfClinic ? document.toString({ lineWidth: 0 }) : null
}

function findClinicNode(item: ParsedNode) {
  const node = isMap(item) ? item.get('clinic', true) : item
  return isScalar(node) ? node : null
}

export const describeMentions = (folder: string, name: string): string[] =>
  globSync('content/**/*.md', { cwd: folder })
    .map((file) => join(folder, file))
    .filter((path) => readFileSync(path, 'utf8').includes(name))
    .sort()
    .map((path) => `! ${path} still names ${name}: rewrite the sentence`)
