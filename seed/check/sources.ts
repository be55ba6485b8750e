import type { Issue, SeedFiles } from '../load/load.ts'
import { listStatements } from './statements.ts'

type HostClass = keyof SeedFiles['hosts']

export const PRIMARY_CLASSES: readonly HostClass[] = ['label', 'fda', 'cdc', 'nih', 'statute-or-agency']

const MIN_PRIMARY_SHARE = 0.7

export const checkSources = (files: SeedFiles): Issue[] => [...checkHosts(files), ...checkPrimaryShare(files)]

const checkHosts = ({ sources, hosts }: SeedFiles): Issue[] =>
  sources.flatMap(({ url }, index) => {
    const issueText = ISSUE_TEXT_BY_HOST_CLASS.get(classifyHost(url, hosts))
    return issueText
      ? { file: 'data/sources.json', path: `${index}.url`, message: `'${readHost(url)}' ${issueText}` }
      : []
  })

const ISSUE_TEXT_BY_HOST_CLASS = new Map<HostClass | null, string>([
  [
    null,
    "is in no class of data/hosts.json: open the document, and add its host to the class of its publisher, or to 'refused'",
  ],
  [
    'refused',
    "is refused as a source: cite the original, such as the label, the agency's page or the article, or drop what only this page says",
  ],
])

function checkPrimaryShare(files: SeedFiles): Issue[] {
  const { statementCount, primaryCount } = countStatements(files)
  if (primaryCount >= statementCount * MIN_PRIMARY_SHARE) return []
  const message = `${primaryCount} of ${statementCount} cited statements cite a primary source (${PRIMARY_CLASSES.join(', ')}), but at least ${MIN_PRIMARY_SHARE * 100}% must: cite a primary source in more statements (npm run content:report counts the statements)`
  return [{ file: 'content', path: '', message, warning: true }]
}

/** Returns the class of a URL's host, or null. A host in `hosts` includes its subdomains, and the longest match counts. */
export function classifyHost(url: string, hosts: SeedFiles['hosts']): HostClass | null {
  const host = readHost(url)
  const [longestMatch] = Object.entries(hosts)
    .flatMap(([hostClass, listedHosts]) =>
      listedHosts.map((listedHost) => ({ hostClass: hostClass as HostClass, listedHost })),
    )
    .filter(({ listedHost }) => host === listedHost || host.endsWith(`.${listedHost}`))
    .sort((a, b) => b.listedHost.length - a.listedHost.length)
  return longestMatch?.hostClass ?? null
}

const readHost = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** Counts the statements that cite sources. In `countByClass`, a statement that cites two classes counts twice. */
export function countStatements(files: Pick<SeedFiles, 'prose' | 'sources' | 'hosts'>) {
  const classBySource = new Map(files.sources.map(({ id, url }) => [id, classifyHost(url, files.hosts)]))
  const citedClasses = listStatements(files).map(
    ({ sources }) => new Set(sources.flatMap((id) => classBySource.get(id) ?? [])),
  )
  const countByClass = new Map<HostClass, number>()
  for (const name of citedClasses.flatMap((names) => [...names]))
    countByClass.set(name, (countByClass.get(name) ?? 0) + 1)
  return {
    statementCount: citedClasses.length,
    primaryCount: citedClasses.filter((names) => PRIMARY_CLASSES.some((name) => names.has(name))).length,
    countByClass,
  }
}
