import type { Issue, SeedFiles } from '../load/load.ts'
import { removedAreas, toRemovedAreaWarning } from '../load/removed-areas.ts'

const EDITORS_ESTIMATE = 'editors-estimate'

interface Use {
  file: string
  path: string
  name: string
}

/** Reports references to slugs and ids that do not exist. */
export function checkReferences(files: SeedFiles): Issue[] {
  const { areas, comparisons, facts, groups, prices, prose, reviews, services } = files
  const treatmentSlugs = files.treatments.map(({ slug }) => slug)
  const sourceIds = [...files.sources.map(({ id }) => id), EDITORS_ESTIMATE]

  return [
    ...unknownIssues('a treatment', treatmentSlugs, [
      ...collectUses('services', 'treatment', services, ({ treatment }) => treatment),
      ...[...groups.list, ...groups.dropdown].flatMap(({ slug, treatments }) =>
        treatments.map((name) => ({ file: 'data/groups.json', path: slug, name })),
      ),
      ...collectUses('prices', 'treatment', prices, ({ treatment }) => (treatment === 'default' ? null : treatment)),
      ...collectUses('comparisons', 'treatment', comparisons, ({ treatment }) => treatment),
      ...collectUses('reviews', 'treatment', reviews, ({ treatment }) => treatment),
      ...[...prose.guides, ...prose.local].map(({ file, front }) => ({
        file,
        path: 'treatment',
        name: front.treatment,
      })),
    ]),
    ...unknownIssues(
      'the name of a treatment or service',
      [...files.treatments, ...services].map(({ name }) => name),
      [...collectUses('areas', 'subAreas', areas, ({ subAreas }) => subAreas.flatMap((sub) => sub.popularServices))],
    ),
    ...clinicReferenceIssues(files),
    ...unknownAreas(files, [
      ...collectUses('areas', 'neighbors', areas, ({ neighbors }) => neighbors),
      ...[...prose.local, ...prose.areas].map(({ file, front }) => ({ file, path: 'area', name: front.area })),
    ]),
    ...unknownIssues(
      'a zip code',
      files.zips.zips.map(({ zip }) => zip),
      [...collectUses('areas', 'zips', areas, ({ zips }) => zips)],
    ),
    ...unknownIssues('a source', sourceIds, [
      ...collectUses('prices', 'source', prices, ({ source }) => source),
      ...collectUses('facts', 'source', facts, ({ source }) => source),
      ...collectUses('areas', 'medspaCountSource', areas, ({ medspaCountSource }) => medspaCountSource),
      ...collectUses('groups', 'finder', groups.finder, ({ doctorFirst }) => doctorFirst?.sources),
    ]),
  ]
}

/** Checks that clinics' services and areas exist, and that a clinic offers each service that it lists a price for. */
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
    usesOfClinics('services', clinics, (clinic) => clinic.services),
  ),
  ...unknownAreas(
    { areas, ...(prose && { prose }) },
    usesOfClinics('location', clinics, ({ location }) => location),
  ),
  ...clinics.flatMap((clinic) =>
    unknownIssues(
      'a service of this clinic',
      clinic.services,
      (clinic.prices ?? []).map(({ service }) => ({ file: clinic.file, path: 'prices', name: service })),
    ),
  ),
]

const usesOfClinics = (
  path: string,
  clinics: SeedFiles['clinics'],
  namesOf: (clinic: SeedFiles['clinics'][number]) => string | readonly string[] | undefined,
): Use[] =>
  clinics.flatMap((clinic) => [namesOf(clinic) ?? []].flat().map((name) => ({ file: clinic.file, path, name })))

/** Returns the references in one field of each entry of a data file. */
const collectUses = <T>(
  file: string,
  field: string,
  entries: readonly T[],
  namesOf: (entry: T) => string | readonly string[] | null | undefined,
): Use[] =>
  entries.flatMap((entry, index) =>
    [namesOf(entry) ?? []].flat().map((name) => ({ file: `data/${file}.json`, path: `${index}.${field}`, name })),
  )

const unknownIssues = (expected: string, known: readonly string[], used: readonly Use[]): Issue[] =>
  used
    .filter(({ name }) => !known.includes(name))
    .map(({ file, path, name }) => ({ file, path, message: `'${name}' is not ${expected}` }))

/** Reports unknown areas. A removed area is only a warning, because the load omits it. */
function unknownAreas(files: Pick<SeedFiles, 'areas'> & Partial<SeedFiles>, used: readonly Use[]): Issue[] {
  const removed = removedAreas(files)
  const slugs = files.areas.map(({ slug }) => slug)
  return used.flatMap((use) => {
    const issues = unknownIssues('an area', slugs, [use])
    return removed.has(use.name) ? issues.map((issue) => toRemovedAreaWarning(issue)) : issues
  })
}
