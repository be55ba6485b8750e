import { serviceKey } from '../../src/domain/treatment/service.ts'
import { describePath } from '../load/describe-issues.ts'
import type { Issue, SeedFiles } from '../load/load.ts'

interface Name {
  file: string
  path: string
  name: string
}

/** Ignores case. Includes former slugs. */
export function checkNames(files: SeedFiles): Issue[] {
  const { guides, local, areas, faq, pages, shared } = files.prose
  return [
    [
      ...files.treatments.map(({ file, slug }) => ({ file, path: 'slug', name: serviceKey(slug) })),
      ...namesInFile('services', 'slug', files.services, ({ slug }) => serviceKey(slug)),
    ],
    namesInFile('areas', 'slug', files.areas, ({ slug }) => slug),
    ...files.areas.map(({ subAreas }, index) =>
      subAreas.map(({ slug }) => ({ file: 'data/areas.json', path: `${index}.subAreas`, name: slug })),
    ),
    namesInFile('prices', 'treatment', files.prices, ({ treatment }) => treatment),
    namesInFile('comparisons', 'treatment', files.comparisons, ({ treatment }) => treatment),
    files.zips.zips.map(({ zip }, index) => ({ file: 'data/zips.json', path: `zips.${index}`, name: zip })),
    namesInFile('sources', 'id', files.sources, ({ id }) => id),
    namesInFile('facts', 'id', files.facts, ({ id }) => id),
    namesInFile('redirects', 'from', files.redirects, ({ from }) => from),
    guides.map(({ file, front }) => ({ file, path: 'treatment', name: front.treatment })),
    local.map(({ file, front }) => ({ file, path: 'treatment, area', name: `${front.treatment}/${front.area}` })),
    areas.map(({ file, front }) => ({ file, path: 'area', name: front.area })),
    faq.map(({ file, front }) => ({ file, path: 'slug', name: front.slug })),
    pages.map(({ file, front }) => ({ file, path: 'slug', name: front.slug })),
    shared.map(({ file, front }) => ({ file, path: 'slug', name: front.slug })),
  ]
    .flatMap(duplicateIssues)
    .concat(clinicNameIssues(files))
}

/** Includes services that a clinic lists twice. */
export const clinicNameIssues = ({ clinics }: Pick<SeedFiles, 'clinics'>): Issue[] => [
  ...duplicateIssues(namesInUrls(clinics)),
  ...clinics.flatMap(({ file, services }) =>
    duplicateIssues(services.map((slug) => ({ file, path: 'services', name: serviceKey(slug) }))),
  ),
]

const namesInUrls = (clinics: SeedFiles['clinics']): Name[] =>
  clinics.flatMap(({ file, id, slug, previousSlugs }) => [
    { file, path: 'id', name: id },
    ...(slug && slug !== id ? [{ file, path: 'slug', name: slug }] : []),
    ...previousSlugs.map((name) => ({ file, path: 'previousSlugs', name })),
  ])

const namesInFile = <T>(file: string, key: string, entries: readonly T[], nameOf: (entry: T) => string): Name[] =>
  entries.map((entry, index) => ({ file: `data/${file}.json`, path: `${index}.${key}`, name: nameOf(entry) }))

const duplicateIssues = (names: readonly Name[]): Issue[] =>
  [...Map.groupBy(names, ({ name }) => name.toLowerCase()).values()].flatMap(([first, ...others]) =>
    others.map(({ file, path, name }) => ({
      file,
      path,
      message: `'${name}' is already used by ${first?.file} · ${describePath(first?.path ?? '')}`,
    })),
  )
