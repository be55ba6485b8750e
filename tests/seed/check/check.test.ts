import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../../seed/check/check.ts'
import type { Fault, SeedFiles } from '../../../seed/load/load.ts'
import { entry, faultsAfter, seed } from '../seed-faults.ts'

const fault = (file: string, path: string, message: string) => ({ file, path, message })

// §D4.45
test("the seed's own files agree with each other", () => {
  expect(checkFiles(seed)).toEqual([])
})

describe('a name that does not exist is a fault where it is used', () => {
  const cases: [what: string, change: (files: SeedFiles) => void, expected: Fault][] = [
    [
      'a service of a clinic',
      ({ clinics }) => entry(clinics, 3).services.push('hypnosis'),
      fault('data/clinics.json', '3.services', "'hypnosis' is not a service"),
    ],
    [
      'the area of a clinic',
      ({ clinics }) => (entry(clinics, 3).location = 'hoboken'),
      fault('data/clinics.json', '3.location', "'hoboken' is not an area"),
    ],
    [
      'a neighbor of an area',
      ({ areas }) => entry(areas, 1).neighbours.push('hoboken'),
      fault('data/areas.json', '1.neighbours', "'hoboken' is not an area"),
    ],
    [
      'a treatment of a group',
      ({ groups }) => entry(groups.finder, 0).treatments.push('hypnosis'),
      fault('data/groups.json', entry(seed.groups.finder, 0).slug, "'hypnosis' is not a treatment"),
    ],
    [
      'the treatment nearest to a service',
      ({ services }) => (entry(services, 1).treatment = 'hypnosis'),
      fault('data/services.json', '1.treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the treatment of a price table',
      ({ prices }) => (entry(prices, 2).treatment = 'hypnosis'),
      fault('data/prices.json', '2.treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the source of a price table',
      ({ prices }) => (entry(prices, 2).source = 'hearsay'),
      fault('data/prices.json', '2.source', "'hearsay' is not a source"),
    ],
    [
      'the treatment of a comparison',
      ({ comparisons }) => (entry(comparisons, 0).treatment = 'hypnosis'),
      fault('data/comparisons.json', '0.treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the treatment of a review',
      ({ reviews }) => (entry(reviews, 4).treatment = 'hypnosis'),
      fault('data/reviews.json', '4.treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the source of a fact',
      ({ facts }) => (entry(facts, 5).source = 'hearsay'),
      fault('data/facts.json', '5.source', "'hearsay' is not a source"),
    ],
    [
      'the clinic of a telephone number',
      ({ phones }) => (phones['clinic-999'] = '(212) 555-0199'),
      fault('data/phones.json', 'clinic-999', "'clinic-999' is not a clinic"),
    ],
    [
      'the treatment of a guide',
      ({ prose }) => (entry(prose.guides, 0).front.treatment = 'hypnosis'),
      fault(entry(seed.prose.guides, 0).file, 'treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the area of a local page',
      ({ prose }) => (entry(prose.local, 0).front.area = 'hoboken'),
      fault(entry(seed.prose.local, 0).file, 'area', "'hoboken' is not an area"),
    ],
    [
      'the area of an area page',
      ({ prose }) => (entry(prose.areas, 0).front.area = 'hoboken'),
      fault(entry(seed.prose.areas, 0).file, 'area', "'hoboken' is not an area"),
    ],
    [
      'the service of a price that the clinic does not offer',
      ({ clinics }) => (entry(clinics, 0).services = ['botox', 'fillers', 'micro-botox']),
      fault('data/clinics.json', '0.prices', "'chemical-peels' is not a service of this clinic"),
    ],
    [
      'an area that the area rules know',
      ({ areas }) => areas.splice(0, 1),
      fault('data/areas.json', '', "has no 'manhattan', which src/domain/area.ts requires"),
    ],
    [
      'an area that the area rules do not know',
      ({ areas }) => (entry(areas, 2).slug = 'hoboken'),
      fault('data/areas.json', '2.slug', "'hoboken' is not an area in src/domain/area.ts"),
    ],
  ]

  test.each(cases)('%s', (_what, change, expected) => {
    expect(faultsAfter(change)).toContainEqual(expected)
  })
})
