import { toSlugKey } from '../../src/domain/treatment/service.ts'
import { describePath } from '../load/describe-issues.ts'
import type { Issue, SeedFiles } from '../load/load.ts'

export interface FieldValue {
  file: string
  path: string
  value: string
}

type Values = string | readonly string[] | null | undefined

export const toFieldValues = (file: string, path: string, values: Values): FieldValue[] =>
  [values ?? []].flat().map((value) => ({ file, path, value }))

export const listFieldValues = <K extends string>(
  dataName: string,
  records: readonly { readonly [field in K]?: Values }[],
  field: K,
): FieldValue[] =>
  records.flatMap((record, index) => toFieldValues(`data/${dataName}.json`, `${index}.${field}`, record[field]))

export function checkUniqueValues(files: SeedFiles): Issue[] {
  const { guides, local, areas, faq, pages, shared } = files.prose
  const services = files.services.map(({ slug }) => ({ slug: toSlugKey(slug) }))
  return [
    [
      ...files.treatments.flatMap(({ file, slug }) => toFieldValues(file, 'slug', toSlugKey(slug))),
      ...listFieldValues('services', services, 'slug'),
    ],
    files.treatments.flatMap(({ file, position }) => toFieldValues(file, 'position', String(position))),
    listFieldValues('areas', files.areas, 'slug'),
    ...files.areas.map(({ subAreas }, index) =>
      subAreas.flatMap(({ slug }) => toFieldValues('data/areas.json', `${index}.subAreas`, slug)),
    ),
    listFieldValues('prices', files.prices, 'treatment'),
    listFieldValues('comparisons', files.comparisons, 'treatment'),
    files.zips.zips.flatMap(({ zip }, index) => toFieldValues('data/zips.json', `zips.${index}`, zip)),
    listFieldValues('sources', files.sources, 'id'),
    listFieldValues('facts', files.facts, 'id'),
    Object.entries(files.hosts).flatMap(([hostClass, hosts]) => toFieldValues('data/hosts.json', hostClass, hosts)),
    listFieldValues('redirects', files.redirects, 'from'),
    guides.flatMap(({ file, front }) => toFieldValues(file, 'treatment', front.treatment)),
    local.flatMap(({ file, front }) => toFieldValues(file, 'treatment, area', `${front.treatment}/${front.area}`)),
    areas.flatMap(({ file, front }) => toFieldValues(file, 'area', front.area)),
    ...[faq, pages, shared].map((proseFiles) =>
      proseFiles.flatMap(({ file, front }) => toFieldValues(file, 'slug', front.slug)),
    ),
  ]
    .flatMap(findDuplicates)
    .concat(checkUniqueClinicValues(files))
}

export const checkUniqueClinicValues = ({ clinics }: Pick<SeedFiles, 'clinics'>): Issue[] => [
  ...findDuplicates(
    clinics.flatMap(({ file, id, slug, previousSlugs }) => [
      ...toFieldValues(file, 'id', id),
      ...toFieldValues(file, 'slug', slug === id ? null : slug),
      ...toFieldValues(file, 'previousSlugs', previousSlugs),
    ]),
  ),
  ...clinics.flatMap(({ file, services }) => findDuplicates(toFieldValues(file, 'services', services.map(toSlugKey)))),
]

const findDuplicates = (values: readonly FieldValue[]): Issue[] =>
  [...Map.groupBy(values, ({ value }) => value.toLowerCase()).values()].flatMap(([firstUse, ...duplicates]) =>
    duplicates.map(({ file, path, value }) => ({
      file,
      path,
      message: `'${value}' is already used by ${firstUse?.file} · ${describePath(firstUse?.path ?? '')}`,
    })),
  )
