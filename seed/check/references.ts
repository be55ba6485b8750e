import type { Issue, SeedFiles } from '../load/load.ts'
import { findRemovedAreas, toRemovedAreaWarning } from '../load/removed-areas.ts'
import { collectNames, type LocatedName, namesInList } from './names.ts'

const EDITORS_ESTIMATE = 'editors-estimate'

export function checkReferences(files: SeedFiles): Issue[] {
  const { areas, comparisons, facts, groups, prices, prose, reviews, services, treatments, zips } = files
  return [
    ...unknownNameIssues('a treatment', slugsOf(treatments), [
      ...namesInList('services', services, 'treatment'),
      ...[...groups.list, ...groups.dropdown].flatMap((group) =>
        collectNames('data/groups.json', group.slug, group.treatments),
      ),
      ...namesInList('prices', prices, 'treatment').filter(({ name }) => name !== 'default'),
      ...namesInList('comparisons', comparisons, 'treatment'),
      ...namesInList('reviews', reviews, 'treatment'),
      ...[...prose.guides, ...prose.local].flatMap(({ file, front }) =>
        collectNames(file, 'treatment', front.treatment),
      ),
    ]),
    ...unknownNameIssues(
      'the name of a treatment or service',
      [...treatments, ...services].map(({ name }) => name),
      areas.flatMap(({ subAreas }, index) =>
        collectNames(
          'data/areas.json',
          `${index}.subAreas`,
          subAreas.flatMap(({ popularServices }) => popularServices),
        ),
      ),
    ),
    ...clinicReferenceIssues(files),
    ...unknownAreaIssues(files, [
      ...namesInList('areas', areas, 'neighbors'),
      ...[...prose.local, ...prose.areas].flatMap(({ file, front }) => collectNames(file, 'area', front.area)),
    ]),
    ...unknownNameIssues(
      'a zip code',
      zips.zips.map(({ zip }) => zip),
      namesInList('areas', areas, 'zips'),
    ),
    ...unknownNameIssues(
      'a source',
      [...files.sources.map(({ id }) => id), EDITORS_ESTIMATE],
      [
        ...namesInList('prices', prices, 'source'),
        ...namesInList('facts', facts, 'source'),
        ...namesInList('areas', areas, 'medspaCountSource'),
        ...groups.finder.flatMap(({ doctorFirst }, index) =>
          collectNames('data/groups.json', `${index}.finder`, doctorFirst?.sources),
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
    files.clinics.flatMap(({ file, services }) => collectNames(file, 'services', services)),
  ),
  ...unknownAreaIssues(
    files,
    files.clinics.flatMap(({ file, location }) => collectNames(file, 'location', location)),
  ),
  ...files.clinics.flatMap(({ file, services, prices = [] }) =>
    unknownNameIssues(
      'a service of this clinic',
      services,
      prices.flatMap(({ service }) => collectNames(file, 'prices', service)),
    ),
  ),
]

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

export const unknownNameIssues = <T extends { name: string }>(
  expected: string,
  known: readonly string[],
  used: readonly T[],
) =>
  used
    .filter(({ name }) => !known.includes(name))
    .map(({ name, ...place }) => ({ ...place, message: `'${name}' is not ${expected}` }))

function unknownAreaIssues(
  files: Pick<SeedFiles, 'areas'> & Partial<SeedFiles>,
  used: readonly LocatedName[],
): Issue[] {
  const removed = findRemovedAreas(files)
  return used.flatMap((reference) => {
    const issues = unknownNameIssues('an area', slugsOf(files.areas), [reference])
    return removed.has(reference.name) ? issues.map(toRemovedAreaWarning) : issues
  })
}
