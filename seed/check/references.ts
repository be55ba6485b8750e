import type { Issue, SeedFiles } from '../load/load.ts'
import { findRemovedAreas, toRemovedAreaWarning } from '../load/removed-areas.ts'
import { type FieldValue, listFieldValues, toFieldValues } from './unique-values.ts'

const EDITORS_ESTIMATE = 'editors-estimate'

export function checkReferences(files: SeedFiles): Issue[] {
  const { areas, comparisons, facts, groups, prices, prose, reviews, services, treatments, zips } = files
  return [
    ...findUnknownValueIssues('a treatment', listSlugs(treatments), [
      ...listFieldValues('services', services, 'treatment'),
      ...(['list', 'dropdown'] as const).flatMap((grouping) =>
        groups[grouping].flatMap((group, index) =>
          toFieldValues('data/groups.json', `${grouping}.${index}.treatments`, group.treatments),
        ),
      ),
      ...listFieldValues('prices', prices, 'treatment').filter(({ value }) => value !== 'default'),
      ...listFieldValues('comparisons', comparisons, 'treatment'),
      ...listFieldValues('reviews', reviews, 'treatment'),
      ...[...prose.guides, ...prose.local].flatMap(({ file, front }) =>
        toFieldValues(file, 'treatment', front.treatment),
      ),
    ]),
    ...findUnknownValueIssues(
      'the name of a treatment or service',
      [...treatments, ...services].map(({ name }) => name),
      areas.flatMap(({ subAreas }, index) =>
        toFieldValues(
          'data/areas.json',
          `${index}.subAreas`,
          subAreas.flatMap(({ popularServices }) => popularServices),
        ),
      ),
    ),
    ...checkClinicReferences(files),
    ...findUnknownAreaIssues(files, [
      ...listFieldValues('areas', areas, 'neighbors'),
      ...[...prose.local, ...prose.areas].flatMap(({ file, front }) => toFieldValues(file, 'area', front.area)),
    ]),
    ...findUnknownValueIssues(
      'a zip code',
      zips.zips.map(({ zip }) => zip),
      listFieldValues('areas', areas, 'zips'),
    ),
    ...findUnknownValueIssues(
      'a source',
      [...files.sources.map(({ id }) => id), EDITORS_ESTIMATE],
      [
        ...listFieldValues('prices', prices, 'source'),
        ...listFieldValues('facts', facts, 'source'),
        ...listFieldValues('areas', areas, 'medspaCountSource'),
        ...groups.finder.flatMap(({ doctorFirst }, index) =>
          toFieldValues('data/groups.json', `finder.${index}.doctorFirst.sources`, doctorFirst?.sources),
        ),
      ],
    ),
  ]
}

type ClinicReferenceFiles = Pick<SeedFiles, 'areas' | 'clinics' | 'services' | 'treatments'> & Partial<SeedFiles>

export const checkClinicReferences = (files: ClinicReferenceFiles): Issue[] => [
  ...findUnknownValueIssues(
    'a service',
    listSlugs([...files.treatments, ...files.services]),
    files.clinics.flatMap(({ file, services }) => toFieldValues(file, 'services', services)),
  ),
  ...findUnknownAreaIssues(
    files,
    files.clinics.flatMap(({ file, location }) => toFieldValues(file, 'location', location)),
  ),
  ...files.clinics.flatMap(({ file, services, prices = [] }) =>
    findUnknownValueIssues(
      'a service of this clinic',
      services,
      prices.flatMap(({ service }) => toFieldValues(file, 'prices', service)),
    ),
  ),
]

const listSlugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)

export const findUnknownValueIssues = <T extends { value: string }>(
  expectedKind: string,
  knownValues: readonly string[],
  usedValues: readonly T[],
) =>
  usedValues
    .filter(({ value }) => !knownValues.includes(value))
    .map(({ value, ...location }) => ({ ...location, message: `'${value}' is not ${expectedKind}` }))

function findUnknownAreaIssues(
  files: Pick<SeedFiles, 'areas'> & Partial<SeedFiles>,
  usedValues: readonly FieldValue[],
): Issue[] {
  const removedAreas = findRemovedAreas(files)
  return usedValues.flatMap((reference) => {
    const issues = findUnknownValueIssues('an area', listSlugs(files.areas), [reference])
    return removedAreas.has(reference.value) ? issues.map(toRemovedAreaWarning) : issues
  })
}
