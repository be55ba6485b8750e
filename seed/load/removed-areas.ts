import { SPECIFIED_AREAS } from '../../src/domain/area.ts'
import type { Issue, SeedFiles } from './load.ts'

/** Returns the slugs in SPECIFIED_AREAS or `content/areas/` that are neither an area nor a prose page. */
export function findRemovedAreas({ areas, prose }: Pick<SeedFiles, 'areas'> & Partial<SeedFiles>): ReadonlySet<string> {
  const known = new Set([...areas.map(({ slug }) => slug), ...(prose?.pages ?? []).map(({ front }) => front.slug)])
  // A file whose name differs from its `area` is a mistake, not the text of a removed area.
  const texts = (prose?.areas ?? []).filter(({ file, front }) => file === `content/areas/${front.area}.md`)
  const slugs = [...SPECIFIED_AREAS.map(({ slug }) => slug), ...texts.map(({ front }) => front.area)]
  return new Set(slugs.filter((slug) => !known.has(slug)))
}

/** Matches paths such as `/soho`, `/soho/linden-skin` and `/treatments/botox/soho`. */
export function isOfRemovedArea(path: string, removed: ReadonlySet<string>): boolean {
  const [first = '', second = '', third = ''] = path
    .replace(/[?#].*/, '')
    .split('/')
    .slice(1)
  if (first === 'locations') return removed.has(second)
  return removed.has(first === 'treatments' ? third : first)
}

/** Omits the content of removed areas, so that new areas can be loaded before all content is rewritten. */
export function withoutRemovedAreas(files: SeedFiles): SeedFiles {
  const removed = findRemovedAreas(files)
  if (removed.size === 0) return files
  const { local, areas } = files.prose
  const isKept = ({ front }: { front: { area: string } }) => !removed.has(front.area)
  return {
    ...files,
    clinics: files.clinics.map(({ location, ...clinic }) =>
      location === undefined || removed.has(location) ? clinic : { ...clinic, location },
    ),
    areas: files.areas.map((area) => ({ ...area, neighbors: area.neighbors.filter((slug) => !removed.has(slug)) })),
    prose: {
      ...files.prose,
      areas: areas.filter(isKept),
      local: local.filter(isKept).map((text) => ({
        ...text,
        front: { ...text.front, nearby: text.front.nearby.filter((path) => !removed.has(path.split('/')[0] ?? '')) },
      })),
    },
  }
}

/** How a load handles a reference to a removed area, by the last segment of the issue's path. */
const CONSEQUENCES: Readonly<Record<string, string>> = {
  neighbors: 'left out',
  location: 'the area of its address is used',
  area: 'the file is left out',
}

export const toRemovedAreaWarning = (issue: Issue): Issue => ({
  ...issue,
  message: `${issue.message}: ${CONSEQUENCES[issue.path.split('.').at(-1) ?? ''] ?? 'left out'}`,
  warning: true,
})
