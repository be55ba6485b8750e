import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../seed/check.ts'
import type { Fault, SeedFiles } from '../../seed/load.ts'
import { seedFiles } from './seed-folder.ts'

const seed = seedFiles()
const keyOf = (fault: Fault) => JSON.stringify(fault)
const before = new Set(checkFiles(seed).map(keyOf))

/** What a change of the seed's files brings up; what the files as they are bring up is another test's business. */
function faultsAfter(change: (files: SeedFiles) => void): Fault[] {
  const files = structuredClone(seed)
  change(files)
  return checkFiles(files).filter((fault) => !before.has(keyOf(fault)))
}

/** The entry that a change is made to; the seed has it. */
function entry<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`the seed has no entry ${index}`)
  return found
}

const fault = (file: string, path: string, message: string) => ({ file, path, message })
const taken = (name: string, by: string) => `'${name}' is taken already, by ${by}`

test("the seed's own files agree with each other", () => {
  expect(checkFiles(seed)).toEqual([])
})

describe('a name that does not exist is a fault where it is used', () => {
  const cases: [what: string, change: (files: SeedFiles) => void, expected: Fault][] = [
    [
      'a service of a clinic',
      ({ clinics }) => entry(clinics, 3).services.push('hypnosis'),
      fault('data/clinics.json', '3.services', "'hypnosis' is no service"),
    ],
    [
      'the area of a clinic',
      ({ clinics }) => (entry(clinics, 3).location = 'hoboken'),
      fault('data/clinics.json', '3.location', "'hoboken' is no area"),
    ],
    [
      'a neighbor of an area',
      ({ areas }) => entry(areas, 1).neighbours.push('hoboken'),
      fault('data/areas.json', '1.neighbours', "'hoboken' is no area"),
    ],
    [
      'a treatment of a group',
      ({ groups }) => entry(groups.finder, 0).treatments.push('hypnosis'),
      fault('data/groups.json', entry(seed.groups.finder, 0).slug, "'hypnosis' is no treatment"),
    ],
    [
      'the treatment nearest to a service',
      ({ services }) => (entry(services, 1).treatment = 'hypnosis'),
      fault('data/services.json', '1.treatment', "'hypnosis' is no treatment"),
    ],
    [
      'the treatment of a price table',
      ({ prices }) => (entry(prices, 2).treatment = 'hypnosis'),
      fault('data/prices.json', '2.treatment', "'hypnosis' is no treatment"),
    ],
    [
      'the source of a price table',
      ({ prices }) => (entry(prices, 2).source = 'hearsay'),
      fault('data/prices.json', '2.source', "'hearsay' is no source"),
    ],
    [
      'the treatment of a comparison',
      ({ comparisons }) => (entry(comparisons, 0).treatment = 'hypnosis'),
      fault('data/comparisons.json', '0.treatment', "'hypnosis' is no treatment"),
    ],
    [
      'the treatment of a review',
      ({ reviews }) => (entry(reviews, 4).treatment = 'hypnosis'),
      fault('data/reviews.json', '4.treatment', "'hypnosis' is no treatment"),
    ],
    [
      'the source of a fact',
      ({ facts }) => (entry(facts, 5).source = 'hearsay'),
      fault('data/facts.json', '5.source', "'hearsay' is no source"),
    ],
    [
      'the clinic of a telephone number',
      ({ phones }) => (phones['clinic-999'] = '(212) 555-0199'),
      fault('data/phones.json', 'clinic-999', "'clinic-999' is no clinic"),
    ],
    [
      'the treatment of a guide',
      ({ prose }) => (entry(prose.guides, 0).front.treatment = 'hypnosis'),
      fault(entry(seed.prose.guides, 0).file, 'treatment', "'hypnosis' is no treatment"),
    ],
    [
      'the area of a local page',
      ({ prose }) => (entry(prose.local, 0).front.area = 'hoboken'),
      fault(entry(seed.prose.local, 0).file, 'area', "'hoboken' is no area"),
    ],
    [
      'the area of an area page',
      ({ prose }) => (entry(prose.areas, 0).front.area = 'hoboken'),
      fault(entry(seed.prose.areas, 0).file, 'area', "'hoboken' is no area"),
    ],
    [
      'the service of a price that the clinic does not offer',
      ({ clinics }) => (entry(clinics, 0).services = ['botox', 'fillers', 'micro-botox']),
      fault('data/clinics.json', '0.prices', "'chemical-peels' is no service of this clinic"),
    ],
    [
      'an area that the area rules know',
      ({ areas }) => areas.splice(0, 1),
      fault('data/areas.json', '', "has no 'manhattan', which the area rules name"),
    ],
    [
      'an area that the area rules do not know',
      ({ areas }) => (entry(areas, 2).slug = 'hoboken'),
      fault('data/areas.json', '2.slug', "'hoboken' is no area of the area rules"),
    ],
  ]

  test.each(cases)('%s', (_what, change, expected) => {
    expect(faultsAfter(change)).toContainEqual(expected)
  })
})

describe('a name that is used twice is a fault of the second', () => {
  const { id, slug = '' } = entry(seed.clinics, 0)
  const renamed = seed.clinics.findIndex((clinic) => clinic.previousSlugs.length > 0)
  const former = entry(entry(seed.clinics, renamed).previousSlugs, 0)
  const [firstPath, formerPath] = ['data/clinics.json · 0.', `data/clinics.json · ${renamed}.previousSlugs`]

  const cases: [what: string, change: (files: SeedFiles) => void, path: string, message: string][] = [
    ['an id', ({ clinics }) => (entry(clinics, 51).id = id), '51.id', taken(id, `${firstPath}id`)],
    ['a slug', ({ clinics }) => (entry(clinics, 51).slug = slug), '51.slug', taken(slug, `${firstPath}slug`)],
    ["another's id as slug", ({ clinics }) => (entry(clinics, 51).slug = id), '51.slug', taken(id, `${firstPath}id`)],
    [
      'a former slug as slug',
      ({ clinics }) => (entry(clinics, 51).slug = former),
      '51.slug',
      taken(former, formerPath),
    ],
    [
      'a former slug of two',
      ({ clinics }) => entry(clinics, 51).previousSlugs.push(former),
      '51.previousSlugs',
      taken(former, formerPath),
    ],
    [
      'its own slug as former one',
      ({ clinics }) => entry(clinics, 0).previousSlugs.push(slug),
      '0.previousSlugs',
      taken(slug, `${firstPath}slug`),
    ],
    [
      'a service of one clinic',
      ({ clinics }) => entry(clinics, 0).services.push('botox'),
      '0.services',
      taken('botox', `${firstPath}services`),
    ],
  ]

  test.each(cases)('%s', (_what, change, path, message) => {
    expect(faultsAfter(change)).toEqual([fault('data/clinics.json', path, message)])
  })

  test('a clinic whose slug is its id has one name', () => {
    expect(faultsAfter(({ clinics }) => (entry(clinics, 51).slug = entry(clinics, 51).id))).toEqual([])
  })

  test('a service that differs from a treatment by hyphens only', () => {
    const faults = faultsAfter(({ services }) => (entry(services, 0).slug = 'cool-sculpting'))
    const place = seed.treatments.findIndex((treatment) => treatment.slug === 'coolsculpting')
    const message = taken('coolsculpting', `data/treatments.json · ${place}.slug`)
    expect(faults).toContainEqual(fault('data/services.json', '0.slug', message))
  })

  test.each(['areas', 'prices', 'comparisons', 'sources', 'facts', 'redirects'] as const)(
    'an entry of data/%s',
    (name) => {
      const faults = faultsAfter((files) => {
        const list: unknown[] = files[name]
        list.push(list[0])
      })
      const file = `data/${name}.json`
      const expected = {
        file,
        path: expect.stringMatching(/^\d+\./),
        message: expect.stringContaining('is taken already'),
      }
      expect(faults).toContainEqual(expected)
    },
  )

  test('a sub-area of one area', () => {
    const faults = faultsAfter(({ areas }) => entry(areas, 0).subAreas.push(entry(entry(areas, 0).subAreas, 2)))
    expect(faults).toEqual([fault('data/areas.json', '0.subAreas', taken('midtown', 'data/areas.json · 0.subAreas'))])
  })

  test.each(['guides', 'local', 'areas', 'faq', 'pages'] as const)('the subject of a file in content/%s', (folder) => {
    const faults = faultsAfter(({ prose }) => {
      const copy = structuredClone(entry<{ file: string }>(prose[folder], 0))
      prose[folder].push({ ...copy, file: `content/${folder}/copy.md` } as never)
    })
    const by = entry<{ file: string }>(seed.prose[folder], 0).file
    const message = expect.stringMatching(new RegExp(`is taken already, by ${by} ·`))
    expect(faults).toContainEqual({ file: `content/${folder}/copy.md`, path: expect.any(String), message })
  })
})
