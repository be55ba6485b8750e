import type { Issue, SeedFiles } from '../load/load.ts'
import { statementsOf } from './statements.ts'

export type HostClass = keyof SeedFiles['hosts']

export const PRIMARY_CLASSES: readonly HostClass[] = ['label', 'fda', 'cdc', 'nih', 'statute-or-agency']

const MIN_PRIMARY_SHARE = 0.7

export function checkSources(files: SeedFiles): Issue[] {
  return [...files.sources.flatMap((source, index) => hostIssues(source, index, files)), ...shareIssues(files)]
}

function hostIssues({ url }: SeedFiles['sources'][number], index: number, { hosts }: SeedFiles): Issue[] {
  const issue = (message: string) => [{ file: 'data/sources.json', path: `${index}.url`, message }]
  const host = hostOf(url)
  const foundClass = hostClass(url, hosts)
  if (foundClass === null)
    return issue(
      `'${host}' is in no class of data/hosts.json: open the document, and add its host to the class of its publisher, or to 'refused'`,
    )
  if (foundClass !== 'refused') return []
  return issue(
    `'${host}' is refused as a source: cite the original, such as the label, the agency's page or the article, or drop what only this page says`,
  )
}

function shareIssues(files: SeedFiles): Issue[] {
  const { statements, primary } = countStatements(files)
  if (primary >= statements * MIN_PRIMARY_SHARE) return []
  const message = `${primary} of ${statements} cited statements cite a primary source (${PRIMARY_CLASSES.join(', ')}), and at least ${MIN_PRIMARY_SHARE * 100}% must: cite one beside or instead of the others (npm run content:report counts them)`
  return [{ file: 'content', path: '', message, warning: true }]
}

/** A listed host includes its subdomains. Of several matches, the longest counts. Null if none matches. */
export function hostClass(url: string, hosts: SeedFiles['hosts']): HostClass | null {
  const host = hostOf(url)
  const [best] = Object.entries(hosts)
    .flatMap(([name, listed]) => listed.map((entry) => ({ name: name as HostClass, entry })))
    .filter(({ entry }) => host === entry || host.endsWith(`.${entry}`))
    .sort((a, b) => b.entry.length - a.entry.length)
  return best?.name ?? null
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

export interface StatementCounts {
  statements: number
  primary: number
  /** Number of statements that cite each class of source. A statement that cites two classes counts in both. */
  byClass: Map<HostClass, number>
}

export function countStatements(files: Pick<SeedFiles, 'prose' | 'sources' | 'hosts'>): StatementCounts {
  const classes = new Map(files.sources.map(({ id, url }) => [id, hostClass(url, files.hosts)]))
  const citedClasses = statementsOf(files).map(({ sources }) => new Set(sources.flatMap((id) => classes.get(id) ?? [])))
  const byClass = new Map<HostClass, number>()
  for (const name of citedClasses.flatMap((names) => [...names])) byClass.set(name, (byClass.get(name) ?? 0) + 1)
  return {
    statements: citedClasses.length,
    primary: citedClasses.filter((names) => PRIMARY_CLASSES.some((name) => names.has(name))).length,
    byClass,
  }
}
