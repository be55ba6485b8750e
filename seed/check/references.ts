import type { Issue, SeedFiles } from '../load/load.ts'
import { findRemovedAreas, toRemovedAreaWarning } from '../load/removed-areas.ts'
import { type LocatedName, locateNames, locateNamesInField } from './names.ts'

const EDITORS_ESTIMATE = 'editors-estimate'

export function checkReferences(files: SeedFiles): Issue[] {
  const { areas, comparisons, facts, groups, prices, prose, reviews, services, treatments, zips } = files
  return [
    ...findUnknownNameIssues('a treatment', listSlugs(treatments), [
      ...locateNamesInField('services', services, 'treatment'),
      ...[...groups.list, ...groups.dropdown].flatMap((group) =>
        locateNames('data/groups.json', group.slug, group.treatments),
      ),
      ...locateNamesInField('prices', prices, 'treatment').filter(({ name }) => name !== 'default'),
      ...locateNamesInField('comparisons', comparisons, 'treatment'),
      ...locateNamesInField('reviews', reviews, 'treatment'),
      ...[...prose.guides, ...prose.local].flatMap(({ file, front }) =>
        locateNames(file, 'treatment', front.treatment),
      ),
    ]),
    ...findUnknownNameIssues(
      'the name of a treatment or service',
      [...treatments, ...services].map(({ name }) => name),
      areas.flatMap(({ subAreas }, index) =>
        locateNames(
          'data/areas.json',
          `${index}.subAreas`,
          subAreas.flatMap(({ popularServices }) => popularServices),
        ),
      ),
    ),
    ...checkClinicReferences(files),
    ...findUnknownAreaIssues(files, [
      ...locateNamesInField('areas', areas, 'neighbors'),
      ...[...prose.local, ...prose.areas].flatMap(({ file, front }) => locateNames(file, 'area', front.area)),
    ]),
    ...findUnknownNameIssues(
      'a zip code',
      zips.zips.map(({ zip }) => zip),
      locateNamesInField('areas', areas, 'zips'),
    ),
    ...findUnknownNameIssues(
      'a source',
      [...files.sources.map(({ id }) => id), EDITORS_ESTIMATE],
      [
        ...locateNamesInField('prices', prices, 'source'),
        ...locateNamesInField('facts', facts, 'source'),
        ...locateNamesInField('areas', areas, 'medspaCountSource'),
        ...groups.finder.flatMap(({ doctorFirst }, index) =>
          locateNames('data/groups.json', `finder.${index}.doctorFirst.sources`, doctorFirst?.sources),
        ),
      ],
    ),
  ]
}

type ClinicReferenceFiles = Pick<SeedFiles, 'areas' | 'clinics' | 'services' | 'treatments'> & Partial<SeedFiles>

export const checkClinicReferences = (files: ClinicReferenceFiles): Issue[] => [
  ...findUnknownNameIssues(
    'a service',
    listSlugs([...files.treatments, ...files.services]),
    files.clinics.flatMap(({ file, services }) => locateNames(file, 'services', services)),
  ),
  ...findUnknownAreaIssues(
    files,
    files.clinics.flatMap(({ file, location }) => locateNames(file, 'location', location)),
  ),
  ...files.clinics.flatMap(({ file, services, prices = [] }) =>
    findUnknownNameIssues(
      'a service of this clinic',
      services,
      prices.flatMap(({ service }) => locateNames(file, 'prices', service)),
    ),
  ),
]

const listSlugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)

export const findUnknownNameIssues = <T extends { name: string }>(
  expectedKind: string,
  knownNames: readonly string[],
  usedNames: readonly T[],
) =>
  usedNames
    .filter(({ name }) => !knownNames.includes(name))
    .map(({ name, ...location }) => ({ ...location, message: `'${name}' is not ${expectedKind}` }))

function findUnknownAreaIssues(
  files: Pick<SeedFiles, 'areas'> & Partial<SeedFiles>,
  usedNames: readonly LocatedName[],
): Issue[] {
  const removedAreas = findRemovedAreas(files)
  return usedNames.flatMap((reference) => {
    const issues = findUnknownNameIssues('an area', listSlugs(files.areas), [reference])
    return removedAreas.has(reference.name) ? issues.map(toRemovedAreaWarning) : issues
  })
}
