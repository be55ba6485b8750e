import { AREA_OPTIONS } from '../../src/domain/area.ts'
import type { Fault, SeedFiles } from '../load/load.ts'
import { addressFaults, zipFaults } from './addresses.ts'
import { checkClaims } from './claims.ts'
import { checkListings } from './listings.ts'
import { checkLocal } from './local.ts'
import { checkNames } from './names.ts'
import { checkOptions } from './options.ts'
import { checkSynonyms } from './synonyms.ts'

/** What files must agree on with each other: names that exist, names that are used once, claims with sources, addresses the rules can read, people who may do what is offered. */
export function checkFiles(files: SeedFiles): Fault[] {
  return [
    ...checkNames(files),
    ...checkReferences(files),
    ...checkSynonyms(files),
    ...checkClaims(files),
    ...checkOptions(files),
    ...checkListings(files),
    ...checkLocal(files),
    ...[...addressFaults(files.clinics), ...zipFaults(files)].map(({ index, message }) => ({
      file: 'data/clinics.json',
      path: `${index}.address`,
      message,
    })),
  ]
}

/** Treatments, services, areas and sources that are named exist. */
function checkReferences(files: SeedFiles): Fault[] {
  const treatments = new Set(files.treatments.map((treatment) => treatment.slug))
  const services = new Set([...treatments, ...files.services.map((service) => service.slug)])
  const areas = new Set(files.areas.map((area) => area.slug))
  const sources = new Set([...files.sources.map((source) => source.id), EDITORS_ESTIMATE])
  const known = (
    file: string,
    what: string,
    set: ReadonlySet<string>,
    uses: { file?: string; path: string; name: string }[],
  ): Fault[] =>
    uses
      .filter(({ name }) => !set.has(name))
      .map(({ path, name, ...own }) => ({ file, path, ...own, message: `'${name}' is no ${what}` }))
  const missingAreas = AREA_OPTIONS.filter((option) => !areas.has(option.slug))

  return [
    ...missingAreas.map((option) => ({
      file: 'data/areas.json',
      path: '',
      message: `has no '${option.slug}', which the area rules name`,
    })),
    ...known(
      'data/areas.json',
      'area of the area rules',
      new Set(AREA_OPTIONS.map((option) => option.slug)),
      files.areas.map((area, i) => ({ path: `${i}.slug`, name: area.slug })),
    ),
    ...known(
      'data/areas.json',
      'area',
      areas,
      files.areas.flatMap((area, i) => area.neighbours.map((name) => ({ path: `${i}.neighbours`, name }))),
    ),
    ...known(
      'data/clinics.json',
      'service',
      services,
      files.clinics.flatMap((clinic, i) => clinic.services.map((name) => ({ path: `${i}.services`, name }))),
    ),
    ...known(
      'data/clinics.json',
      'area',
      areas,
      files.clinics.map((clinic, i) => ({ path: `${i}.location`, name: clinic.location })),
    ),
    ...files.clinics.flatMap((clinic, i) =>
      known(
        'data/clinics.json',
        'service of this clinic',
        new Set(clinic.services),
        (clinic.prices ?? []).map((price) => ({ path: `${i}.prices`, name: price.service })),
      ),
    ),
    ...known(
      'data/phones.json',
      'clinic',
      new Set(files.clinics.map((clinic) => clinic.id)),
      Object.keys(files.phones).map((name) => ({ path: name, name })),
    ),
    ...known(
      'data/services.json',
      'treatment',
      treatments,
      files.services.flatMap((service, i) =>
        service.treatment ? [{ path: `${i}.treatment`, name: service.treatment }] : [],
      ),
    ),
    ...known(
      'data/groups.json',
      'treatment',
      treatments,
      Object.values(files.groups)
        .flat()
        .flatMap((group) => group.treatments.map((name) => ({ path: group.slug, name }))),
    ),
    ...known(
      'data/prices.json',
      'treatment',
      new Set([...treatments, 'default']),
      files.prices.map((table, i) => ({ path: `${i}.treatment`, name: table.treatment })),
    ),
    ...known(
      'data/prices.json',
      'source',
      sources,
      files.prices.map((table, i) => ({ path: `${i}.source`, name: table.source })),
    ),
    ...known(
      'data/comparisons.json',
      'treatment',
      treatments,
      files.comparisons.map((table, i) => ({ path: `${i}.treatment`, name: table.treatment })),
    ),
    ...known(
      'data/reviews.json',
      'treatment',
      treatments,
      files.reviews.map((review, i) => ({ path: `${i}.treatment`, name: review.treatment })),
    ),
    ...known(
      'data/facts.json',
      'source',
      sources,
      files.facts.flatMap((fact, i) => (fact.source ? [{ path: `${i}.source`, name: fact.source }] : [])),
    ),
    ...known(
      'content/guides',
      'treatment',
      treatments,
      files.prose.guides.map((guide) => ({ file: guide.file, path: 'treatment', name: guide.front.treatment })),
    ),
    ...known(
      'content/local',
      'treatment',
      treatments,
      files.prose.local.map((local) => ({ file: local.file, path: 'treatment', name: local.front.treatment })),
    ),
    ...known(
      'content/local',
      'area',
      areas,
      files.prose.local.map((local) => ({ file: local.file, path: 'area', name: local.front.area })),
    ),
    ...known(
      'content/areas',
      'area',
      areas,
      files.prose.areas.map((area) => ({ file: area.file, path: 'area', name: area.front.area })),
    ),
  ]
}

/** What a price table names as its source when it is nobody's but ours. */
const EDITORS_ESTIMATE = 'editors-estimate'
