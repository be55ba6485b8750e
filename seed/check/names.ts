import { toSlugKey } from '../../src/domain/treatment/service.ts'
import { describePath } from '../load/describe-issues.ts'
import type { Issue, SeedFiles } from '../load/load.ts'

export interface LocatedName {
  file: string
  path: string
  name: string
}

type Names = string | readonly string[] | null | undefined

export const locateNames = (file: string, path: string, names: Names): LocatedName[] =>
  [names ?? []].flat().map((name) => ({ file, path, name }))

/** Collects the names in a field of all records of a data file, such as `slug` in `data/areas.json`. */
export const locateNamesInField = <K extends string>(
  dataName: string,
  records: readonly { readonly [field in K]?: Names }[],
  field: K,
): LocatedName[] =>
  records.flatMap((record, index) => locateNames(`data/${dataName}.json`, `${index}.${field}`, record[field]))

/** Checks that no two records share a name that must be unique, such as an id, slug, position or host. Ignores case. */
export function checkNames(files: SeedFiles): Issue[] {
  const { guides, local, areas, faq, pages, shared } = files.prose
  const services = files.services.map(({ slug }) => ({ slug: toSlugKey(slug) }))
  return [
    [
      ...files.treatments.flatMap(({ file, slug }) => locateNames(file, 'slug', toSlugKey(slug))),
      ...locateNamesInField('services', services, 'slug'),
    ],
    files.treatments.flatMap(({ file, position }) => locateNames(file, 'position', String(position))),
    locateNamesInField('areas', files.areas, 'slug'),
    ...files.areas.map(({ subAreas }, index) =>
      subAreas.flatMap(({ slug }) => locateNames('data/areas.json', `${index}.subAreas`, slug)),
    ),
    locateNamesInField('prices', files.prices, 'treatment'),
    locateNamesInField('comparisons', files.comparisons, 'treatment'),
    files.zips.zips.flatMap(({ zip }, index) => locateNames('data/zips.json', `zips.${index}`, zip)),
    locateNamesInField('sources', files.sources, 'id'),
    locateNamesInField('facts', files.facts, 'id'),
    Object.entries(files.hosts).flatMap(([hostClass, hosts]) => locateNames('data/hosts.json', hostClass, hosts)),
    locateNamesInField('redirects', files.redirects, 'from'),
    guides.flatMap(({ file, front }) => locateNames(file, 'treatment', front.treatment)),
    local.flatMap(({ file, front }) => locateNames(file, 'treatment, area', `${front.treatment}/${front.area}`)),
    areas.flatMap(({ file, front }) => locateNames(file, 'area', front.area)),
    ...[faq, pages, shared].map((texts) => texts.flatMap(({ file, front }) => locateNames(file, 'slug', front.slug))),
  ]
    .flatMap(findDuplicates)
    .concat(checkClinicNames(files))
}

/** Checks that no two clinics share an id, slug or former slug, and that no clinic lists a service twice. */
export const checkClinicNames = ({ clinics }: Pick<SeedFiles, 'clinics'>): Issue[] => [
  ...findDuplicates(
    clinics.flatMap(({ file, id, slug, previousSlugs }) => [
      ...locateNames(file, 'id', id),
      ...locateNames(file, 'slug', slug === id ? null : slug),
      ...locateNames(file, 'previousSlugs', previousSlugs),
    ]),
  ),
  ...clinics.flatMap(({ file, services }) => findDuplicates(locateNames(file, 'services', services.map(toSlugKey)))),
]

const findDuplicates = (names: readonly LocatedName[]): Issue[] =>
  [...Map.groupBy(names, ({ name }) => name.toLowerCase()).values()].flatMap(([firstUse, ...duplicates]) =>
    duplicates.map(({ file, path, name }) => ({
      file,
      path,
      message: `'${name}' is already used by ${firstUse?.file} · ${describePath(firstUse?.path ?? '')}`,
    })),
  )
