import { AREA_OPTIONS } from '../../src/domain/area.ts'
import type { Fault, SeedFiles } from '../load/load.ts'

/** Every slug that a file names must exist. */
export function checkReferences(files: SeedFiles): Fault[] {
  const treatments = new Set(files.treatments.map((treatment) => treatment.slug))
  const services = new Set([...treatments, ...files.services.map((service) => service.slug)])
  const areas = new Set(files.areas.map((area) => area.slug))
  const sources = new Set([...files.sources.map((source) => source.id), EDITORS_ESTIMATE])
  const findUnknown = (
    file: string,
    expected: string,
    set: ReadonlySet<string>,
    uses: { file?: string; path: string; name: string }[],
  ): Fault[] =>
    uses
      .filter(({ name }) => !set.has(name))
      .map(({ path, name, ...own }) => ({ file, path, ...own, message: `'${name}' is not ${expected}` }))
  const missingAreas = AREA_OPTIONS.filter((option) => !areas.has(option.slug))

  return [
    ...missingAreas.map((option) => ({
      file: 'data/areas.json',
      path: '',
      message: `has no '${option.slug}', which src/domain/area.ts requires`,
    })),
    ...findUnknown(
      'data/areas.json',
      'an area in src/domain/area.ts',
      new Set(AREA_OPTIONS.map((option) => option.slug)),
      files.areas.map((area, i) => ({ path: `${i}.slug`, name: area.slug })),
    ),
    ...findUnknown(
      'data/areas.json',
      'an area',
      areas,
      files.areas.flatMap((area, i) => area.neighbours.map((name) => ({ path: `${i}.neighbours`, name }))),
    ),
    ...findUnknown(
      'data/clinics.json',
      'a service',
      services,
      files.clinics.flatMap((clinic, i) => clinic.services.map((name) => ({ path: `${i}.services`, name }))),
    ),
    ...findUnknown(
      'data/clinics.json',
      'an area',
      areas,
      files.clinics.map((clinic, i) => ({ path: `${i}.location`, name: clinic.location })),
    ),
    ...files.clinics.flatMap((clinic, i) =>
      findUnknown(
        'data/clinics.json',
        'a service of this clinic',
        new Set(clinic.services),
        (clinic.prices ?? []).map((price) => ({ path: `${i}.prices`, name: price.service })),
      ),
    ),
    ...findUnknown(
      'data/phones.json',
      'a clinic',
      new Set(files.clinics.map((clinic) => clinic.id)),
      Object.keys(files.phones).map((name) => ({ path: name, name })),
    ),
    ...findUnknown(
      'data/services.json',
      'a treatment',
      treatments,
      files.services.flatMap((service, i) =>
        service.treatment ? [{ path: `${i}.treatment`, name: service.treatment }] : [],
      ),
    ),
    ...findUnknown(
      'data/groups.json',
      'a treatment',
      treatments,
      Object.values(files.groups)
        .flat()
        .flatMap((group) => group.treatments.map((name) => ({ path: group.slug, name }))),
    ),
    ...findUnknown(
      'data/prices.json',
      'a treatment',
      new Set([...treatments, 'default']),
      files.prices.map((table, i) => ({ path: `${i}.treatment`, name: table.treatment })),
    ),
    ...findUnknown(
      'data/prices.json',
      'a source',
      sources,
      files.prices.map((table, i) => ({ path: `${i}.source`, name: table.source })),
    ),
    ...findUnknown(
      'data/comparisons.json',
      'a treatment',
      treatments,
      files.comparisons.map((table, i) => ({ path: `${i}.treatment`, name: table.treatment })),
    ),
    ...findUnknown(
      'data/reviews.json',
      'a treatment',
      treatments,
      files.reviews.map((review, i) => ({ path: `${i}.treatment`, name: review.treatment })),
    ),
    ...findUnknown(
      'data/facts.json',
      'a source',
      sources,
      files.facts.flatMap((fact, i) => (fact.source ? [{ path: `${i}.source`, name: fact.source }] : [])),
    ),
    ...findUnknown(
      'content/guides',
      'a treatment',
      treatments,
      files.prose.guides.map((guide) => ({ file: guide.file, path: 'treatment', name: guide.front.treatment })),
    ),
    ...findUnknown(
      'content/local',
      'a treatment',
      treatments,
      files.prose.local.map((local) => ({ file: local.file, path: 'treatment', name: local.front.treatment })),
    ),
    ...findUnknown(
      'content/local',
      'an area',
      areas,
      files.prose.local.map((local) => ({ file: local.file, path: 'area', name: local.front.area })),
    ),
    ...findUnknown(
      'content/areas',
      'an area',
      areas,
      files.prose.areas.map((area) => ({ file: area.file, path: 'area', name: area.front.area })),
    ),
  ]
}

const EDITORS_ESTIMATE = 'editors-estimate'
