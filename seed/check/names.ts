import { serviceKey } from '../../src/domain/service.ts'
import type { Fault, SeedFiles } from '../load/load.ts'

interface Name {
  file: string
  path: string
  name: string
}

/** Checks that slugs and ids are unique, ignoring case and hyphens, and including former slugs. */
export function checkNames(files: SeedFiles): Fault[] {
  const { guides, local, areas, faq, pages } = files.prose
  return [
    ...duplicates([
      ...namesIn('data/treatments.json', 'slug', files.treatments, ({ slug }) => serviceKey(slug)),
      ...namesIn('data/services.json', 'slug', files.services, ({ slug }) => serviceKey(slug)),
    ]),
    ...duplicates(namesIn('data/areas.json', 'slug', files.areas, ({ slug }) => slug)),
    ...files.areas.flatMap(({ subAreas }, index) =>
      duplicates(subAreas.map(({ slug }) => ({ file: 'data/areas.json', path: `${index}.subAreas`, name: slug }))),
    ),
    ...duplicates(clinicNames(files)),
    ...files.clinics.flatMap(({ services }, index) =>
      duplicates(
        services.map((slug) => ({ file: 'data/clinics.json', path: `${index}.services`, name: serviceKey(slug) })),
      ),
    ),
    ...duplicates(namesIn('data/prices.json', 'treatment', files.prices, ({ treatment }) => treatment)),
    ...duplicates(namesIn('data/comparisons.json', 'treatment', files.comparisons, ({ treatment }) => treatment)),
    ...duplicates(namesIn('data/sources.json', 'id', files.sources, ({ id }) => id)),
    ...duplicates(namesIn('data/facts.json', 'id', files.facts, ({ id }) => id)),
    ...duplicates(namesIn('data/redirects.json', 'from', files.redirects, ({ from }) => from)),
    ...duplicates(guides.map(({ file, front }) => ({ file, path: 'treatment', name: front.treatment }))),
    ...duplicates(
      local.map(({ file, front }) => ({ file, path: 'treatment, area', name: `${front.treatment}/${front.area}` })),
    ),
    ...duplicates(areas.map(({ file, front }) => ({ file, path: 'area', name: front.area }))),
    ...duplicates(faq.map(({ file, front }) => ({ file, path: 'slug', name: front.slug }))),
    ...duplicates(pages.map(({ file, front }) => ({ file, path: 'slug', name: front.slug }))),
  ]
}

/** Returns every name in a clinic's URL: its id, slug and former slugs must not belong to another clinic. */
const clinicNames = (files: SeedFiles): Name[] =>
  files.clinics.flatMap(({ id, slug, previousSlugs }, index) => {
    const file = 'data/clinics.json'
    return [
      { file, path: `${index}.id`, name: id },
      ...(slug && slug !== id ? [{ file, path: `${index}.slug`, name: slug }] : []),
      ...previousSlugs.map((name) => ({ file, path: `${index}.previousSlugs`, name })),
    ]
  })

const namesIn = <T>(file: string, key: string, entries: readonly T[], nameOf: (entry: T) => string): Name[] =>
  entries.map((entry, index) => ({ file, path: `${index}.${key}`, name: nameOf(entry) }))

function duplicates(names: readonly Name[]): Fault[] {
  const first = new Map<string, Name>()
  return names.flatMap(({ file, path, name }) => {
    const earlier = first.get(name.toLowerCase())
    if (earlier) return [{ file, path, message: `'${name}' is already used by ${earlier.file} · ${earlier.path}` }]
    first.set(name.toLowerCase(), { file, path, name })
    return []
  })
}
