import { describe, expect, test } from 'vitest'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { entry, issuesAfter, seed } from '../tools/seed-issues.ts'

const issue = (file: string, path: string, message: string) => ({ file, path, message })
const taken = (name: string, by: string) => `'${name}' is already used by ${by}`

describe('a duplicate name is an error in the second place that uses it', () => {
  const { id, slug = '' } = entry(seed.clinics, 0)
  const renamed = seed.clinics.findIndex((clinic) => clinic.previousSlugs.length > 0)
  const former = entry(entry(seed.clinics, renamed).previousSlugs, 0)
  const file = (index: number) => entry(seed.clinics, index).file
  const [firstPath, formerPath] = [`${file(0)} · `, `${file(renamed)} · previousSlugs`]

  const cases: [what: string, change: (files: SeedFiles) => void, index: number, path: string, message: string][] = [
    ['an id', ({ clinics }) => (entry(clinics, 51).id = id), 51, 'id', taken(id, `${firstPath}id`)],
    ['a slug', ({ clinics }) => (entry(clinics, 51).slug = slug), 51, 'slug', taken(slug, `${firstPath}slug`)],
    [
      "another clinic's id as slug",
      ({ clinics }) => (entry(clinics, 51).slug = id),
      51,
      'slug',
      taken(id, `${firstPath}id`),
    ],
    [
      "another clinic's former slug as slug",
      ({ clinics }) => (entry(clinics, 51).slug = former),
      51,
      'slug',
      taken(former, formerPath),
    ],
    [
      'a former slug of two clinics',
      ({ clinics }) => entry(clinics, 51).previousSlugs.push(former),
      51,
      'previousSlugs',
      taken(former, formerPath),
    ],
    [
      "a clinic's own slug as former slug",
      ({ clinics }) => entry(clinics, 0).previousSlugs.push(slug),
      0,
      'previousSlugs',
      taken(slug, `${firstPath}slug`),
    ],
    [
      'a service listed twice by one clinic',
      ({ clinics }) => entry(clinics, 0).services.push('botox'),
      0,
      'services',
      taken('botox', `${firstPath}services`),
    ],
  ]

  test.each(cases)('%s', (_what, change, index, path, message) => {
    expect(issuesAfter(change)).toEqual([issue(file(index), path, message)])
  })

  test("but not a clinic's slug that equals the same clinic's id", () => {
    expect(issuesAfter(({ clinics }) => (entry(clinics, 51).slug = entry(clinics, 51).id))).toEqual([])
  })

  test("a service whose slug differs from a treatment's only by hyphens", () => {
    const issues = issuesAfter(({ services }) => (entry(services, 0).slug = 'cool-sculpting'))
    const message = taken('coolsculpting', 'data/treatments/coolsculpting.json · slug')
    expect(issues).toContainEqual(issue('data/services.json', '0.slug', message))
  })

  test.each(['areas', 'prices', 'comparisons', 'sources', 'facts', 'redirects'] as const)(
    'an entry of data/%s',
    (name) => {
      const issues = issuesAfter((files) => {
        const list: unknown[] = files[name]
        list.push(list[0])
      })
      const file = `data/${name}.json`
      const expected = {
        file,
        path: expect.stringMatching(/^\d+\./),
        message: expect.stringContaining('is already used'),
      }
      expect(issues).toContainEqual(expected)
    },
  )

  test('an area, counted from 1 in the message', () => {
    const issues = issuesAfter(({ areas }) => (entry(areas, 1).slug = entry(areas, 0).slug))
    const message = taken(entry(seed.areas, 0).slug, 'data/areas.json · entry 1.slug')
    expect(issues).toContainEqual(issue('data/areas.json', '1.slug', message))
  })

  test('a zip code', () => {
    const issues = issuesAfter(({ zips }) => zips.zips.push(entry(zips.zips, 0)))
    expect(issues).toEqual([expect.objectContaining({ file: 'data/zips.json', path: `zips.${seed.zips.zips.length}` })])
  })

  test('a sub-area of one area', () => {
    const issues = issuesAfter(({ areas }) => entry(areas, 0).subAreas.push(entry(entry(areas, 0).subAreas, 2)))
    expect(issues).toEqual([
      issue('data/areas.json', '0.subAreas', taken('midtown', 'data/areas.json · entry 1.subAreas')),
    ])
  })

  test.each(['guides', 'local', 'areas', 'faq', 'pages'] as const)('the subject of a file in content/%s', (folder) => {
    const issues = issuesAfter(({ prose }) => {
      const copy = structuredClone(entry<{ file: string }>(prose[folder], 0))
      prose[folder].push({ ...copy, file: `content/${folder}/copy.md` } as never)
    })
    const by = entry<{ file: string }>(seed.prose[folder], 0).file
    const message = expect.stringMatching(new RegExp(`is already used by ${by} ·`))
    expect(issues).toContainEqual({ file: `content/${folder}/copy.md`, path: expect.any(String), message })
  })
})
