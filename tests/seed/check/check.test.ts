import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../../seed/check/check.ts'
import type { Issue, SeedFiles } from '../../../seed/load/load.ts'
import { findIssuesAfter, getElement, sampleFiles } from '../tools/seed-issues.ts'

const createIssue = (file: string, path: string, message: string) => ({ file, path, message })

// §D4.45
test("the sample's files are consistent with each other", () => {
  expect(checkFiles(sampleFiles)).toEqual([])
})

describe('an invalid reference is an error in the file that contains it:', () => {
  const cases: [what: string, change: (files: SeedFiles) => void, expected: Issue][] = [
    [
      'a service of a clinic',
      ({ clinics }) => getElement(clinics, 3).services.push('hypnosis'),
      createIssue(getElement(sampleFiles.clinics, 3).file, 'services', "'hypnosis' is not a service"),
    ],
    [
      'the area of a clinic',
      ({ clinics }) => (getElement(clinics, 3).location = 'hoboken'),
      createIssue(getElement(sampleFiles.clinics, 3).file, 'location', "'hoboken' is not an area"),
    ],
    [
      'a neighbor of an area',
      ({ areas }) => getElement(areas, 1).neighbors.push('hoboken'),
      createIssue('data/areas.json', '1.neighbors', "'hoboken' is not an area"),
    ],
    [
      'a treatment of a group',
      ({ groups }) => getElement(groups.list, 0).treatments.push('hypnosis'),
      createIssue('data/groups.json', 'list.0.treatments', "'hypnosis' is not a treatment"),
    ],
    [
      'a treatment of a menu',
      ({ groups }) => getElement(groups.dropdown, 1).treatments.push('hypnosis'),
      createIssue('data/groups.json', 'dropdown.1.treatments', "'hypnosis' is not a treatment"),
    ],
    [
      'the treatment nearest to a service',
      ({ services }) => (getElement(services, 1).treatment = 'hypnosis'),
      createIssue('data/services.json', '1.treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the treatment of a price table',
      ({ prices }) => (getElement(prices, 2).treatment = 'hypnosis'),
      createIssue('data/prices.json', '2.treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the source of a price table',
      ({ prices }) => (getElement(prices, 2).source = 'hearsay'),
      createIssue('data/prices.json', '2.source', "'hearsay' is not a source"),
    ],
    [
      'the treatment of a comparison',
      ({ comparisons }) => (getElement(comparisons, 0).treatment = 'hypnosis'),
      createIssue('data/comparisons.json', '0.treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the treatment of a review',
      ({ reviews }) => (getElement(reviews, 4).treatment = 'hypnosis'),
      createIssue('data/reviews.json', '4.treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the source of a fact',
      ({ facts }) => (getElement(facts, 5).source = 'hearsay'),
      createIssue('data/facts.json', '5.source', "'hearsay' is not a source"),
    ],
    [
      'the source of a concern in the finder',
      ({ groups }) =>
        Object.assign(getElement(groups.finder, 1), { doctorFirst: { text: 'See a doctor.', sources: ['hearsay'] } }),
      createIssue('data/groups.json', 'finder.1.doctorFirst.sources', "'hearsay' is not a source"),
    ],
    [
      'the treatment of a guide',
      ({ prose }) => (getElement(prose.guides, 0).front.treatment = 'hypnosis'),
      createIssue(getElement(sampleFiles.prose.guides, 0).file, 'treatment', "'hypnosis' is not a treatment"),
    ],
    [
      'the area of a local page',
      ({ prose }) => (getElement(prose.local, 0).front.area = 'hoboken'),
      createIssue(getElement(sampleFiles.prose.local, 0).file, 'area', "'hoboken' is not an area"),
    ],
    [
      'the area of an area page',
      ({ prose }) => (getElement(prose.areas, 0).front.area = 'hoboken'),
      createIssue(getElement(sampleFiles.prose.areas, 0).file, 'area', "'hoboken' is not an area"),
    ],
    [
      'a priced service that the clinic does not offer',
      ({ clinics }) => (getElement(clinics, 0).services = ['botox', 'fillers', 'micro-botox']),
      createIssue(
        getElement(sampleFiles.clinics, 0).file,
        'prices',
        "'chemical-peels' is not a service of this clinic",
      ),
    ],
  ]

  // §D4.45
  test.each(cases)('%s', (_what, change, expected) => {
    expect(findIssuesAfter(change)).toContainEqual(expected)
  })
})
