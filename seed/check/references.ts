import type { Issue, SeedFiles } from '../load/load.ts'
import { removedAreas, toRemovedAreaWarning } from '../load/removed-areas.ts'

const EDITORS_ESTIMATE = 'editors-estimate'

interface Reference {
  file: string
  path: string
  name: string
}

export function checkReferences(files: SeedFiles): Issue[] {
  const { areas, comparisons, facts, groups, prices, prose, reviews, services, treatments, zips } = files
  return [
    ...unknownNameIssues('a treatment', slugsOf(treatments), [
      ...referencesInList('services', services, 'treatment'),
      ...[...groups.list, ...groups.dropdown].flatMap((group) =>
        referencesAt('data/groups.json', group.slug, group.treatments),
      ),
      ...referencesInList('prices', prices, 'treatment').filter(({ name }) => name !== 'default'),
      ...referencesInList('comparisons', comparisons, 'treatment'),
      ...referencesInList('reviews', reviews, 'treatment'),
      ...[...prose.guides, ...prose.local].flatMap(({ file, front }) =>
        referencesAt(file, 'treatment', front.treatment),
      ),
    ]),
    ...unknownNameIssues(
      'the name of a treatment or service',
      [...treatments, ...services].map(({ name }) => name),
      areas.flatMap(({ subAreas }, index) =>
        referencesAt(
          'data/areas.json',
          `${index}.subAreas`,
          subAreas.flatMap(({ popularServices }) => popularServices),
        ),
      ),
    ),
    ...clinicReferenceIssues(files),
    ...unknownAreaIssues(files, [
      ...referencesInList('areas', areas, 'neighbors'),
      ...[...prose.local, ...prose.areas].flatMap(({ file, front }) => referencesAt(file, 'area', front.area)),
    ]),
    ...unknownNameIssues(
      'a zip code',
      zips.zips.map(({ zip }) => zip),
      referencesInList('areas', areas, 'zips'),
    ),
    ...unknownNameIssues(
      'a source',
      [...files.sources.map(({ id }) => id), EDITORS_ESTIMATE],
      [
        ...referencesInList('prices', prices, 'source'),
        ...referencesInList('facts', facts, 'source'),
        ...referencesInList('areas', areas, 'medspaCountSource'),
        ...groups.finder.flatMap(({ doctorFirst }, index) =>
          referencesAt('data/groups.json', `${index}.finder`, doctorFirst?.sources),
        ),
      ],
    ),
  ]
}

type ClinicReferenceFiles = Pick<SeedFiles, 'areas' | 'clinics' | 'services' | 'treatments'> & Partial<SeedFiles>

export const clinicReferenceIssues = (files: ClinicReferenceFiles): Issue[] => [
  ...unknownNameIssues(
    'a service',
    slugsOf([...files.treatments, ...files.services]),
    files.clinics.flatMap(({ file, services }) => referencesAt(file, 'services', services)),
  ),
  ...unknownAreaIssues(
    files,
    files.clinics.flatMap(({ file, location }) => referencesAt(file, 'location', location)),
  ),
  ...files.clinics.flatMap(({ file, services, prices = [] }) =>
    unknownNameIssues(
      'a service of this clinic',
      services,
      prices.flatMap(({ service }) => referencesAt(file, 'prices', service)),
    ),
  ),
]

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

type Names = string | readonly string[] | null | undefined

const referencesAt = (file: string, path: string, names: Names): Reference[] =>
  [names ?? []].flat().map((name) => ({ file, path, name }))

const referencesInList = <K extends string>(
  name: string,
  entries: readonly { readonly [field in K]?: Names }[],
  field: K,
): Reference[] =>
  entries.flatMap((entry, index) => referencesAt(`data/${name}.json`, `${index}.${field}`, entry[field]))

export const unknownNameIssues = <T extends { name: string }>(
  expected: string,
  known: readonly string[],
  used: readonly T[],
) =>
  used
    .filter(({ name }) => !known.includes(name))
    .map(({ name, ...place }) => ({ ...place, message: `'${name}' is not ${expected}` }))

function unknownAreaIssues(files: Pick<SeedFiles, 'areas'> & Partial<SeedFiles>, used: readonly Reference[]): Issue[] {
  const removed = removedAreas(files)
  return used.flatMap((reference) => {
    const issues = unknownNameIssues('an area', slugsOf(files.areas), [reference])
    return removed.has(reference.name) ? issues.map(toRemovedAreaWarning) : issues
  })
}
