import { describe, expect, test } from 'vitest'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { findIssuesAfter, getElement, sampleFiles } from '../tools/seed-issues.ts'

const createIssue = (file: string, path: string, message: string) => ({ file, path, message })
const describeDuplicate = (value: string, firstUse: string) => `'${value}' is already used by ${firstUse}`

describe('a duplicate value is reported in the second file or record with the value', () => {
  const { id, slug = '' } = getElement(sampleFiles.clinics, 0)
  const renamedIndex = sampleFiles.clinics.findIndex((clinic) => clinic.previousSlugs.length > 0)
  const formerSlug = getElement(getElement(sampleFiles.clinics, renamedIndex).previousSlugs, 0)
  const getFile = (index: number) => getElement(sampleFiles.clinics, index).file
  const [filePrefix, formerUse] = [`${getFile(0)} · `, `${getFile(renamedIndex)} · previousSlugs`]

  const cases: [what: string, change: (files: SeedFiles) => void, index: number, path: string, message: string][] = [
    ['an id', ({ clinics }) => (getElement(clinics, 51).id = id), 51, 'id', describeDuplicate(id, `${filePrefix}id`)],
    [
      'a slug',
      ({ clinics }) => (getElement(clinics, 51).slug = slug),
      51,
      'slug',
      describeDuplicate(slug, `${filePrefix}slug`),
    ],
    [
      "another clinic's id as slug",
      ({ clinics }) => (getElement(clinics, 51).slug = id),
      51,
      'slug',
      describeDuplicate(id, `${filePrefix}id`),
    ],
    [
      "another clinic's former slug as slug",
      ({ clinics }) => (getElement(clinics, 51).slug = formerSlug),
      51,
      'slug',
      describeDuplicate(formerSlug, formerUse),
    ],
    [
      'a former slug of two clinics',
      ({ clinics }) => getElement(clinics, 51).previousSlugs.push(formerSlug),
      51,
      'previousSlugs',
      describeDuplicate(formerSlug, formerUse),
    ],
    [
      "a clinic's own slug as former slug",
      ({ clinics }) => getElement(clinics, 0).previousSlugs.push(slug),
      0,
      'previousSlugs',
      describeDuplicate(slug, `${filePrefix}slug`),
    ],
    [
      'a service listed twice by one clinic',
      ({ clinics }) => getElement(clinics, 0).services.push('botox'),
      0,
      'services',
      describeDuplicate('botox', `${filePrefix}services`),
    ],
  ]

  test.each(cases)('%s', (_what, change, index, path, message) => {
    expect(findIssuesAfter(change)).toEqual([createIssue(getFile(index), path, message)])
  })

  test("a clinic's slug may equal the id of the same clinic", () => {
    expect(findIssuesAfter(({ clinics }) => (getElement(clinics, 51).slug = getElement(clinics, 51).id))).toEqual([])
  })

  test("a service whose slug differs from a treatment's only by hyphens is reported", () => {
    const issues = findIssuesAfter(({ services }) => (getElement(services, 0).slug = 'cool-sculpting'))
    const message = describeDuplicate('coolsculpting', 'data/treatments/coolsculpting.json · slug')
    expect(issues).toContainEqual(createIssue('data/services.json', '0.slug', message))
  })

  test('a position that two treatments share is reported', () => {
    const issues = findIssuesAfter(({ treatments }) => (getElement(treatments, 0).position = 3))
    const message = describeDuplicate('3', 'data/treatments/botox.json · position')
    expect(issues).toEqual([createIssue('data/treatments/fillers.json', 'position', message)])
  })

  test('a host in two classes is reported', () => {
    const issues = findIssuesAfter(({ hosts }) => hosts.other.push('fda.gov'))
    const message = describeDuplicate('fda.gov', 'data/hosts.json · fda')
    expect(issues).toEqual([createIssue('data/hosts.json', 'other', message)])
  })

  test.each(['areas', 'prices', 'comparisons', 'sources', 'facts', 'redirects'] as const)(
    'a repeated record of data/%s.json is reported',
    (name) => {
      const issues = findIssuesAfter((files) => {
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

  test('a repeated area is reported with the number of the first area, counted from 1', () => {
    const issues = findIssuesAfter(({ areas }) => (getElement(areas, 1).slug = getElement(areas, 0).slug))
    const message = describeDuplicate(getElement(sampleFiles.areas, 0).slug, 'data/areas.json · entry 1.slug')
    expect(issues).toContainEqual(createIssue('data/areas.json', '1.slug', message))
  })

  test('a repeated zip code is reported', () => {
    const issues = findIssuesAfter(({ zips }) => zips.zips.push(getElement(zips.zips, 0)))
    expect(issues).toEqual([
      expect.objectContaining({ file: 'data/zips.json', path: `zips.${sampleFiles.zips.zips.length}` }),
    ])
  })

  test('a repeated sub-area of one area is reported', () => {
    const issues = findIssuesAfter(({ areas }) =>
      getElement(areas, 0).subAreas.push(getElement(getElement(areas, 0).subAreas, 2)),
    )
    expect(issues).toEqual([
      createIssue('data/areas.json', '0.subAreas', describeDuplicate('midtown', 'data/areas.json · entry 1.subAreas')),
    ])
  })

  test.each(['guides', 'local', 'areas', 'faq', 'pages'] as const)(
    'a second file in content/%s about the same subject is reported',
    (folder) => {
      const issues = findIssuesAfter(({ prose }) => {
        const copy = structuredClone(getElement<{ file: string }>(prose[folder], 0))
        prose[folder].push({ ...copy, file: `content/${folder}/copy.md` } as never)
      })
      const firstFile = getElement<{ file: string }>(sampleFiles.prose[folder], 0).file
      const message = expect.stringMatching(new RegExp(`is already used by ${firstFile} ·`))
      expect(issues).toContainEqual({ file: `content/${folder}/copy.md`, path: expect.any(String), message })
    },
  )
})
