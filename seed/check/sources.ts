import type { Issue, SeedFiles } from '../load/load.ts'

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
  const { statementCount, primaryCount } = countCitedStatements(files)
  if (primaryCount >= statementCount * MIN_PRIMARY_SHARE) return []
  const message = `${primaryCount} of ${statementCount} cited statements cite a primary source (${PRIMARY_CLASSES.join(', ')}), but at least ${MIN_PRIMARY_SHARE * 100}% must: cite a primary source in more statements (npm run content:report counts the statements)`
  return [{ file: 'content', path: '', message, warning: true }]
}

export function classifyHost(url: string, hosts: SeedFiles['hosts']): HostClass | null {
  const labels = readHost(url).split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  const hostClasses = Object.keys(hosts) as HostClass[]
  const findClass = (domain: string) => hostClasses.find((hostClass) => hosts[hostClass].includes(domain))
  return domains.map(findClass).find((hostClass) => hostClass !== undefined) ?? null
}

const readHost = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** Matches one or more consecutive citations. They end a statement, which is a sentence or part of a sentence. */
const CITATIONS = /(?:\[\^[a-z0-9-]+\])+/g

/** Counts the statements that cite sources. In `countByClass`, a statement counts once for each class that it cites. */
export function countCitedStatements({ prose, sources, hosts }: Pick<SeedFiles, 'prose' | 'sources' | 'hosts'>) {
  const classBySource = new Map(sources.map(({ id, url }) => [id, classifyHost(url, hosts)]))
  const citedClassesByStatement = Object.values(prose)
    .flat()
    .flatMap(({ body }) => body.match(CITATIONS) ?? [])
    .map((citations) => citations.slice('[^'.length, -']'.length).split('][^'))
    .map((ids) => new Set(ids.flatMap((id) => classBySource.get(id) ?? [])))
  const countByClass = new Map<HostClass, number>()
  for (const hostClass of citedClassesByStatement.flatMap((classes) => [...classes]))
    countByClass.set(hostClass, (countByClass.get(hostClass) ?? 0) + 1)
  return {
    statementCount: citedClassesByStatement.length,
    primaryCount: citedClassesByStatement.filter((classes) =>
      PRIMARY_CLASSES.some((hostClass) => classes.has(hostClass)),
    ).length,
    countByClass,
  }
}
