import { SPECIFIED_AREAS } from './area-rules.ts'
import type { Issue, SeedFiles } from './load.ts'

export function findRemovedAreas({ areas, prose }: Pick<SeedFiles, 'areas'> & Partial<SeedFiles>): ReadonlySet<string> {
  const slugsInUse = new Set([...areas.map(({ slug }) => slug), ...(prose?.pages ?? []).map(({ front }) => front.slug)])
  // A file whose name differs from its `area` is a mistake, not the text of a removed area.
  const areaFiles = (prose?.areas ?? []).filter(({ file, front }) => file === `content/areas/${front.area}.md`)
  const slugs = [...SPECIFIED_AREAS.map(({ slug }) => slug), ...areaFiles.map(({ front }) => front.area)]
  return new Set(slugs.filter((slug) => !slugsInUse.has(slug)))
}

/** Returns whether a path, such as `/soho/linden-skin` or `/treatments/botox/soho`, belongs to a removed area. */
export function leadsToRemovedArea(path: string, removedAreas: ReadonlySet<string>): boolean {
  const [firstSegment = '', secondSegment = '', thirdSegment = ''] = path
    .replace(/[?#].*/, '')
    .split('/')
    .slice(1)
  if (firstSegment === 'locations') return removedAreas.has(secondSegment)
  return removedAreas.has(firstSegment === 'treatments' ? thirdSegment : firstSegment)
}

/** Allows loading new areas before the editors have rewritten all content. */
export function omitRemovedAreas(files: SeedFiles): SeedFiles {
  const removedAreas = findRemovedAreas(files)
  if (removedAreas.size === 0) return files
  const { local, areas } = files.prose
  const isKept = ({ front }: { front: { area: string } }) => !removedAreas.has(front.area)
  return {
    ...files,
    clinics: files.clinics.map(({ location, ...clinic }) =>
      location === undefined || removedAreas.has(location) ? clinic : { ...clinic, location },
    ),
    areas: files.areas.map((area) => ({
      ...area,
      neighbors: area.neighbors.filter((slug) => !removedAreas.has(slug)),
    })),
    prose: {
      ...files.prose,
      areas: areas.filter(isKept),
      local: local.filter(isKept).map((localPage) => ({
        ...localPage,
        front: {
          ...localPage.front,
          nearby: localPage.front.nearby.filter((path) => !removedAreas.has(path.split('/')[0] ?? '')),
        },
      })),
    },
  }
}

const CONSEQUENCE_BY_FIELD: Readonly<Record<string, string>> = {
  neighbors: 'left out',
  location: 'the area of its address is used',
  area: 'the file is left out',
}

export const toRemovedAreaWarning = (issue: Issue): Issue => ({
  ...issue,
  message: `${issue.message}: ${CONSEQUENCE_BY_FIELD[issue.path.split('.').at(-1) ?? ''] ?? 'left out'}`,
  warning: true,
})
