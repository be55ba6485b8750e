import { serviceKey } from '../../src/domain/treatment/service.ts'
import { describePath } from '../load/describe-issues.ts'
import type { Issue, SeedFiles } from '../load/load.ts'

export interface LocatedName {
  file: string
  path: string
  name: string
}

type Names = string | readonly string[] | null | undefined

export const collectNames = (file: string, path: string, names: Names): LocatedName[] =>
  [names ?? []].flat().map((name) => ({ file, path, name }))

/** Collects the names that a field has in each entry of a list, such as `slug` in `data/areas.json`. */
export const namesInList = <K extends string>(
  list: string,
  entries: readonly { readonly [field in K]?: Names }[],
  field: K,
): LocatedName[] =>
  entries.flatMap((entry, index) => collectNames(`data/${list}.json`, `${index}.${field}`, entry[field]))

/** Ignores case. Includes former slugs. */
export function checkNames(files: SeedFiles): Issue[] {
  const { guides, local, areas, faq, pages, shared } = files.prose
  const services = files.services.map(({ slug }) => ({ slug: serviceKey(slug) }))
  return [
    [
      ...files.treatments.flatMap(({ file, slug }) => collectNames(file, 'slug', serviceKey(slug))),
      ...namesInList('services', services, 'slug'),
    ],
    namesInList('areas', files.areas, 'slug'),
    ...files.areas.map(({ subAreas }, index) =>
      subAreas.flatMap(({ slug }) => collectNames('data/areas.json', `${index}.subAreas`, slug)),
    ),
    namesInList('prices', files.prices, 'treatment'),
    namesInList('comparisons', files.comparisons, 'treatment'),
    files.zips.zips.flatMap(({ zip }, index) => collectNames('data/zips.json', `zips.${index}`, zip)),
    namesInList('sources', files.sources, 'id'),
    namesInList('facts', files.facts, 'id'),
    namesInList('redirects', files.redirects, 'from'),
    guides.flatMap(({ file, front }) => collectNames(file, 'treatment', front.treatment)),
    local.flatMap(({ file, front }) => collectNames(file, 'treatment, area', `${front.treatment}/${front.area}`)),
    areas.flatMap(({ file, front }) => collectNames(file, 'area', front.area)),
    ...[faq, pages, shared].map((texts) => texts.flatMap(({ file, front }) => collectNames(file, 'slug', front.slug))),
  ]
    .flatMap(duplicateIssues)
    .concat(clinicNameIssues(files))
}

/** Includes services that a clinic lists twice. */
export const clinicNameIssues = ({ clinics }: Pick<SeedFiles, 'clinics'>): Issue[] => [
  ...duplicateIssues(
    clinics.flatMap(({ file, id, slug, previousSlugs }) => [
      ...collectNames(file, 'id', id),
      ...collectNames(file, 'slug', slug === id ? null : slug),
      ...collectNames(file, 'previousSlugs', previousSlugs),
    ]),
  ),
  ...clinics.flatMap(({ file, services }) => duplicateIssues(collectNames(file, 'services', services.map(serviceKey)))),
]

const duplicateIssues = (names: readonly LocatedName[]): Issue[] =>
  [...Map.groupBy(names, ({ name }) => name.toLowerCase()).values()].flatMap(([first, ...others]) =>
    others.map(({ file, path, name }) => ({
      file,
      path,
      message: `'${name}' is already used by ${first?.file} · ${describePath(first?.path ?? '')}`,
    })),
  )
