import type { Issue, SeedFiles } from '../load/load.ts'
import { removedAreas, toRemovedAreaWarning } from '../load/removed-areas.ts'

const EDITORS_ESTIMATE = 'editors-estimate'

interface Reference {
  file: string
  path: string
  name: string
}

export function checkReferences(files: SeedFiles): Issue[] {
  const { areas, comparisons, facts, groups, prices, prose, reviews, services } = files
  const treatmentSlugs = files.treatments.map(({ slug }) => slug)
  const sourceIds = [...files.sources.map(({ id }) => id), EDITORS_ESTIMATE]

  return [
    ...unknownIssues('a treatment', treatmentSlugs, [
      ...collectReferences('services', 'treatment', services, ({ treatment }) => treatment),
      ...[...groups.list, ...groups.dropdown].flatMap(({ slug, treatments }) =>
        treatments.map((name) => ({ file: 'data/groups.json', path: slug, name })),
      ),
      ...collectReferences('prices', 'treatment', prices, ({ treatment }) =>
        treatment === 'default' ? null : treatment,
      ),
      ...collectReferences('comparisons', 'treatment', comparisons, ({ treatment }) => treatment),
      ...collectReferences('reviews', 'treatment', reviews, ({ treatment }) => treatment),
      ...[...prose.guides, ...prose.local].map(({ file, front }) => ({
        file,
        path: 'treatment',
        name: front.treatment,
      })),
    ]),
    ...unknownIssues(
      'the name of a treatment or service',
      [...files.treatments, ...services].map(({ name }) => name),
      [
        ...collectReferences('areas', 'subAreas', areas, ({ subAreas }) =>
          subAreas.flatMap((sub) => sub.popularServices),
        ),
      ],
    ),
    ...clinicReferenceIssues(files),
    ...unknownAreaIssues(files, [
      ...collectReferences('areas', 'neighbors', areas, ({ neighbors }) => neighbors),
      ...[...prose.local, ...prose.areas].map(({ file, front }) => ({ file, path: 'area', name: front.area })),
    ]),
    ...unknownIssues(
      'a zip code',
      files.zips.zips.map(({ zip }) => zip),
      [...collectReferences('areas', 'zips', areas, ({ zips }) => zips)],
    ),
    ...unknownIssues('a source', sourceIds, [
      ...collectReferences('prices', 'source', prices, ({ source }) => source),
      ...collectReferences('facts', 'source', facts, ({ source }) => source),
      ...collectReferences('areas', 'medspaCountSource', areas, ({ medspaCountSource }) => medspaCountSource),
      ...collectReferences('groups', 'finder', groups.finder, ({ doctorFirst }) => doctorFirst?.sources),
    ]),
  ]
}

export const clinicReferenceIssues = ({
  areas,
  clinics,
  services,
  treatments,
  prose,
}: Pick<SeedFiles, 'areas' | 'clinics' | 'services' | 'treatments'> & Partial<SeedFiles>): Issue[] => [
  ...unknownIssues(
    'a service',
    [...treatments, ...services].map(({ slug }) => slug),
    referencesOfClinics('services', clinics, (clinic) => clinic.services),
  ),
  ...unknownAreaIssues(
    { areas, ...(prose && { prose }) },
    referencesOfClinics('location', clinics, ({ location }) => location),
  ),
  ...clinics.flatMap((clinic) =>
    unknownIssues(
      'a service of this clinic',
      clinic.services,
      (clinic.prices ?? []).map(({ service }) => ({ file: clinic.file, path: 'prices', name: service })),
    ),
  ),
]

const referencesOfClinics = (
  path: string,
  clinics: SeedFiles['clinics'],
  namesOf: (clinic: SeedFiles['clinics'][number]) => string | readonly string[] | undefined,
): Reference[] =>
  clinics.flatMap((clinic) => [namesOf(clinic) ?? []].flat().map((name) => ({ file: clinic.file, path, name })))

const collectReferences = <T>(
  file: string,
  field: string,
  entries: readonly T[],
  namesOf: (entry: T) => string | readonly string[] | null | undefined,
): Reference[] =>
  entries.flatMap((entry, index) =>
    [namesOf(entry) ?? []].flat().map((name) => ({ file: `data/${file}.json`, path: `${index}.${field}`, name })),
  )

const unknownIssues = (expected: string, known: readonly string[], used: readonly Reference[]): Issue[] =>
  used
    .filter(({ name }) => !known.includes(name))
    .map(({ file, path, name }) => ({ file, path, message: `'${name}' is not ${expected}` }))

function unknownAreaIssues(files: Pick<SeedFiles, 'areas'> & Partial<SeedFiles>, used: readonly Reference[]): Issue[] {
  const removed = removedAreas(files)
  const slugs = files.areas.map(({ slug }) => slug)
  return used.flatMap((use) => {
    const issues = unknownIssues('an area', slugs, [use])
    return removed.has(use.name) ? issues.map((issue) => toRemovedAreaWarning(issue)) : issues
  })
}
