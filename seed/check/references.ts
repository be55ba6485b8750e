import { AREA_OPTIONS } from '../../src/domain/area.ts'
import type { Fault, SeedFiles } from '../load/load.ts'

const EDITORS_ESTIMATE = 'editors-estimate'

interface Use {
  file: string
  path: string
  name: string
}

/** Every slug that a file names must exist. */
export function checkReferences(files: SeedFiles): Fault[] {
  const { areas, clinics, comparisons, facts, groups, phones, prices, prose, reviews, services } = files
  const treatmentSlugs = files.treatments.map(({ slug }) => slug)
  const areaSlugs = areas.map(({ slug }) => slug)
  const sourceIds = [...files.sources.map(({ id }) => id), EDITORS_ESTIMATE]
  const missingAreas = AREA_OPTIONS.filter(({ slug }) => !areaSlugs.includes(slug))

  return [
    ...missingAreas.map(({ slug }) => ({
      file: 'data/areas.json',
      path: '',
      message: `has no '${slug}', which src/domain/area.ts requires`,
    })),
    ...unknown('a treatment', treatmentSlugs, [
      ...uses('services', 'treatment', services, ({ treatment }) => treatment),
      ...Object.values(groups)
        .flat()
        .flatMap(({ slug, treatments }) => treatments.map((name) => ({ file: 'data/groups.json', path: slug, name }))),
      ...uses('prices', 'treatment', prices, ({ treatment }) => (treatment === 'default' ? null : treatment)),
      ...uses('options', 'treatment', files.options, ({ treatment }) => treatment),
      ...uses('comparisons', 'treatment', comparisons, ({ treatment }) => treatment),
      ...uses('reviews', 'treatment', reviews, ({ treatment }) => treatment),
      ...[...prose.guides, ...prose.local].map(({ file, front }) => ({
        file,
        path: 'treatment',
        name: front.treatment,
      })),
    ]),
    ...unknown(
      'a service',
      [...treatmentSlugs, ...services.map(({ slug }) => slug)],
      [...uses('clinics', 'services', clinics, (clinic) => clinic.services)],
    ),
    ...unknown(
      'the name of a treatment or service',
      [...files.treatments, ...services].map(({ name }) => name),
      [...uses('areas', 'subAreas', areas, ({ subAreas }) => subAreas.flatMap((sub) => sub.popularServices))],
    ),
    ...clinics.flatMap(({ services, prices = [] }, index) =>
      unknown(
        'a service of this clinic',
        services,
        prices.map(({ service }) => ({ file: 'data/clinics.json', path: `${index}.prices`, name: service })),
      ),
    ),
    ...unknown(
      'an area in src/domain/area.ts',
      AREA_OPTIONS.map(({ slug }) => slug),
      uses('areas', 'slug', areas, ({ slug }) => slug),
    ),
    ...unknown('an area', areaSlugs, [
      ...uses('areas', 'neighbours', areas, ({ neighbours }) => neighbours),
      ...uses('clinics', 'location', clinics, ({ location }) => location),
      ...[...prose.local, ...prose.areas].map(({ file, front }) => ({ file, path: 'area', name: front.area })),
    ]),
    ...unknown(
      'a clinic',
      clinics.map(({ id }) => id),
      Object.keys(phones).map((name) => ({ file: 'data/phones.json', path: name, name })),
    ),
    ...unknown('a source', sourceIds, [
      ...uses('prices', 'source', prices, ({ source }) => source),
      ...uses('facts', 'source', facts, ({ source }) => source),
    ]),
  ]
}

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
