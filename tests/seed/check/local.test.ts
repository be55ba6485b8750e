import { describe, expect, test } from 'vitest'
import { checkLocal } from '../../../seed/check/local.ts'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { seed } from '../seed-faults.ts'

/** The listings of the seed, and one text of one sentence about Botox in an area, on line 9 of its file. */
function textSaying(area: string, body: string, asides: string[] = [], treatment = 'botox'): SeedFiles {
  const first = seed.prose.local[0]
  if (!first) throw new Error('the seed has no local text')
  const front = { ...first.front, treatment, area, asides }
  return {
    ...seed,
    prose: { ...seed.prose, areas: [], local: [{ file: 'content/local/a.md', front, body, bodyLine: 9 }] },
  }
}
const faults = (...saying: Parameters<typeof textSaying>) =>
  checkLocal(textSaying(...saying)).map(({ file, path, message }) => `${file} ${path} ${message.replace(/: '.*/, '')}`)
const at = 'content/local/a.md line 9'

describe('a local text that the listings do not bear out is a fault that names file and line', () => {
  const cases: [what: string, area: string, body: string, fault: string][] = [
    [
      'a Sunday on which nobody opens',
      'soho',
      'Sunday is a working day here.',
      `${at} says 'Sunday', but no clinic listed here has such hours`,
    ],
    [
      'a Saturday of a place that is closed then',
      'queens',
      'Forest Hills: Saturday first thing.',
      `${at} says 'Saturday', but no clinic listed in Forest Hills has such hours`,
    ],
    [
      "another area's Sunday",
      'tribeca',
      'Look across the street: [SoHo](/soho) opens on Sundays.',
      `${at} says 'Sundays', but no clinic listed in SoHo has such hours`,
    ],
    [
      'a practice in a neighborhood that has none',
      'queens',
      'Ask a practice in Bayside.',
      `${at} says that it is offered in Bayside, where no clinic is listed`,
    ],
    [
      'a tip for a neighborhood that has none',
      'queens',
      '- Bayside: bring your own parking coin.',
      `${at} says that it is offered in Bayside, where no clinic is listed`,
    ],
    [
      'a street on which nobody is',
      'queens',
      'Medical offices on Queens Boulevard do it.',
      `${at} says that it is offered on Queens Boulevard, where no clinic is listed`,
    ],
  ]
  // §2.131
  test.each(cases)('%s', (_, area, body, fault) => {
    expect(faults(area, body)).toEqual([fault])
  })

  test('the line is that of the sentence', () => {
    expect(faults('soho', '## About\n\nA quiet place.\n\nCome on Sunday.')).toEqual([
      "content/local/a.md line 13 says 'Sunday', but no clinic listed here has such hours",
    ])
  })

  test('hours of somebody who has closed for good count for nothing', () => {
    expect(faults('williamsburg', 'Any Wednesday will do.', [], 'coolsculpting')).toEqual([
      `${at} says 'Wednesday', but no clinic listed here has such hours`,
    ])
  })
})

describe('what is true, or says nothing of the kind, is none', () => {
  test.each([
    ['queens', 'Forest Hills: Sunday from ten.'],
    ['queens', 'In Long Island City a practice on Vernon Boulevard is open until eight.'],
    ['queens', 'Nobody listed in Bayside injects.'],
    ['queens', 'A practice is four stations from Bayside.'],
    ['queens', 'Bayside has a railroad and a main street.'],
    ['midtown', 'A practice on West 39th near Bryant Park opens at eight.'],
    ['brooklyn', 'A practice is a walk away, over Fort Greene Park.'],
  ])('%s: %s', (area, body) => {
    expect(faults(area, body)).toEqual([])
  })

  test('an aside is left out, and one that the text does not hold is a fault', () => {
    const body = 'Trains run from Thursday to Sunday.'
    expect(faults('soho', body)).toHaveLength(1)
    expect(faults('soho', body, ['Trains run from Thursday to Sunday'])).toEqual([])
    expect(faults('soho', 'Plain.', ['gone'])).toEqual(["content/local/a.md asides 'gone' is not in the text"])
  })
})

test('an area guide is held against all listings of the area, its insights too', () => {
  const first = seed.prose.areas.find(({ front }) => front.area === 'tribeca')
  if (!first) throw new Error('the seed has no guide to Tribeca')
  const insights = first.front.insights.map((insight) => ({ ...insight, description: 'Sundays are open.' }))
  const areas = [{ ...first, front: { ...first.front, insights: insights.slice(0, 1) }, body: 'Come on Sunday.' }]
  const files = { ...seed, prose: { ...seed.prose, local: [], areas } }
  expect(checkLocal(files).map(({ message }) => message)).toEqual([
    "says 'Sunday', but no clinic listed here has such hours: 'Come on Sunday.'",
    "says 'Sundays', but no clinic listed here has such hours: 'Sundays are open.'",
  ])
})

test('a popular service of a sub-area that nobody there offers is a fault', () => {
  const files = structuredClone(seed)
  const queens = files.areas.findIndex(({ slug }) => slug === 'queens')
  const astoria = files.areas[queens]?.subAreas[0]
  astoria?.popularServices.push('Botox')
  expect(checkLocal(files)).toEqual([
    {
      file: 'data/areas.json',
      path: `${queens}.subAreas.0.popularServices`,
      message: "'Botox' is popular in Astoria, where no listed clinic offers it",
    },
  ])
})
