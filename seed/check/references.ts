import type { Fault, SeedFiles } from '../load/load.ts'
import { removedAreas, toRemovedAreaWarning } from '../load/removed-areas.ts'

const EDITORS_ESTIMATE = 'editors-estimate'

interface Use {
  file: string
  path: string
  name: string
}

/** Reports slugs in a file that do not exist. */
export function checkReferences(files: SeedFiles): Fault[] {
  const { areas, comparisons, facts, groups, prices, prose, reviews, services } = files
  const treatmentSlugs = files.treatments.map(({ slug }) => slug)
  const sourceIds = [...files.sources.map(({ id }) => id), EDITORS_ESTIMATE]

  return [
    ...unknown('a treatment', treatmentSlugs, [
      ...uses('services', 'treatment', services, ({ treatment }) => treatment),
      ...[...groups.list, ...groups.dropdown].flatMap(({ slug, treatments }) =>
        treatments.map((name) => ({ file: 'data/groups.json', path: slug, name })),
      ),
      ...uses('prices', 'treatment', prices, ({ treatment }) => (treatment === 'default' ? null : treatment)),
      ...uses('comparisons', 'treatment', comparisons, ({ treatment }) => treatment),
      ...uses('reviews', 'treatment', reviews, ({ treatment }) => treatment),
      ...[...prose.guides, ...prose.local].map(({ file, front }) => ({
        file,
        path: 'treatment',
        name: front.treatment,
      })),
    ]),
    ...unknown(
      'the name of a treatment or service',
      [...files.treatments, ...services].map(({ name }) => name),
      [...uses('areas', 'subAreas', areas, ({ subAreas }) => subAreas.flatMap((sub) => sub.popularServices))],
    ),
    ...clinicReferenceFaults(files),
    ...unknownAreas(files, [
      ...uses('areas', 'neighbors', areas, ({ neighbors }) => neighbors),
      ...[...prose.local, ...prose.areas].map(({ file, front }) => ({ file, path: 'area', name: front.area })),
    ]),
    ...unknown(
      'a zip code',
      files.zips.zips.map(({ zip }) => zip),
      [...uses('areas', 'zips', areas, ({ zips }) => zips)],
    ),
    ...unknown('a source', sourceIds, [
      ...uses('prices', 'source', prices, ({ source }) => source),
      ...uses('facts', 'source', facts, ({ source }) => source),
      ...uses('areas', 'medspaCountSource', areas, ({ medspaCountSource }) => medspaCountSource),
      ...uses('groups', 'finder', groups.finder, ({ doctorFirst }) => doctorFirst?.sources),
    ]),
  ]
}

/** Checks that a clinic's services and area exist, and that it offers the services it has prices for. */
export const clinicReferenceFaults = ({
  areas,
  clinics,
  services,
  treatments,
  prose,
}: Pick<SeedFiles, 'areas' | 'clinics' | 'services' | 'treatments'> & Partial<SeedFiles>): Fault[] => [
  ...unknown(
    'a service',
    [...treatments, ...services].map(({ slug }) => slug),
    usesOfClinics('services', clinics, (clinic) => clinic.services),
  ),
  ...unknownAreas(
    { areas, ...(prose && { prose }) },
    usesOfClinics('location', clinics, ({ location }) => location),
  ),
  ...clinics.flatMap((clinic) =>
    unknown(
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

/** Returns the names in one field of each entry of a data file. */
const uses = <T>(
  file: string,
  field: string,
  entries: readonly T[],
  namesOf: (entry: T) => string | readonly string[] | null | undefined,
): Use[] =>
  entries.flatMap((entry, index) =>
    [namesOf(entry) ?? []].flat().map((name) => ({ file: `data/${file}.json`, path: `${index}.${field}`, name })),
  )

const unknown = (expected: string, known: readonly string[], used: readonly Use[]): Fault[] =>
  used
    .filter(({ name }) => !known.includes(name))
    .map(({ file, path, name }) => ({ file, path, message: `'${name}' is not ${expected}` }))

/** Reports unknown areas. A removed area is only a warning, because the load omits it. */
function unknownAreas(files: Pick<SeedFiles, 'areas'> & Partial<SeedFiles>, used: readonly Use[]): Fault[] {
  const removed = removedAreas(files)
  const slugs = files.areas.map(({ slug }) => slug)
  return used.flatMap((use) => {
    const faults = unknown('an area', slugs, [use])
    return removed.has(use.name) ? faults.map((fault) => toRemovedAreaWarning(fault)) : faults
  })
}
