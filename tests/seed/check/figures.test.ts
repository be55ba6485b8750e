import { expect, test } from 'vitest'
import { checkFigures } from '../../../seed/check/figures.ts'
import { getElement, sampleFiles } from '../tools/seed-issues.ts'

/**
 * Returns the issues of the first treatment's guide, reduced to one section with the text. The treatment's record has
 * sessions, spacing and duration. Prices are checked whatever the record has.
 */
function checkGuideText(text: string, section = 'Results') {
  const files = structuredClone(sampleFiles)
  const [treatment] = files.treatments
  const guide = files.prose.guides.find(({ front }) => front.treatment === treatment?.slug)
  if (!treatment || !guide) throw new Error('the sample lacks a guide')
  Object.assign(treatment.facts.values, {
    sessions: [{ text: '3–6 in studies', sources: ['a'] }],
    spacing: [{ for: 'face', text: 'at least 2 weeks', sources: ['a'] }],
    duration: [{ fact: 'botox-duration' }],
  })
  files.prose = {
    ...files.prose,
    guides: [{ ...guide, body: `\n## ${section}\n\n- ${text}\n`, bodyStartLine: 8 }],
    local: [],
  }
  return checkFigures(files)
}

const findReportedFigures = (text: string, section?: string) =>
  checkGuideText(text, section).map(({ message }) => /'(.*?)': write \{(\w+)\}/.exec(message)?.slice(1))

test.each([
  ['faq', 'Most people pay $300 for it.', '$300'],
  ['areas', 'Clinics sell six sessions at once.', 'six sessions'],
  ['pages', 'It is repeated every 3 months.', 'every 3 months'],
] as const)('a figure in %s is reported: %s', (kind, text, figure) => {
  const files = structuredClone(sampleFiles)
  const [first] = files.prose[kind]
  if (!first) throw new Error(`the sample has no ${kind}`)
  Object.assign(first, { body: `\n${text}\n` })
  expect(checkFigures(files).map(({ message }) => message)).toEqual([expect.stringContaining(`'${figure}'`)])
})

test('the sample repeats no figure of its treatment records', () => {
  expect(checkFigures(sampleFiles)).toEqual([])
})

test('a figure is reported with its file and line', () => {
  expect(checkGuideText('It takes four sessions.')).toEqual([
    {
      file: 'content/guides/botox.md',
      path: 'line 11',
      message: expect.stringMatching(/^has the figure 'four sessions': write \{sessions\}/),
    },
  ])
})

test.each<[text: string, figures: [figure: string, kind: string][]]>([
  [
    'Plan for 8 treatments or 2 to 4 visits.[^a]',
    [
      ['8 treatments', 'sessions'],
      ['2 to 4 visits', 'sessions'],
    ],
  ],
  ['Leave six weeks between visits.', [['six weeks between', 'spacing']]],
  ['Repeat it every three to six months.', [['every three to six months', 'spacing']]],
  ['It lasts three to four months.', [['three to four months', 'duration']]],
  ['Two weeks pass.', [['Two weeks', 'spacing']]],
  ['A visit costs $1,200–1,900.[^a]', [['$1,200–1,900', 'cost']]],
])('the figures in “%s” are reported', (text, figures) => {
  expect(findReportedFigures(text)).toEqual(figures)
})

test.each([
  'It takes {sessions}, {spacing.face} apart.',
  'In one session of several hours.',
  'The trial ran for 68 weeks.',
  'In 4 of 10 people it lasted.',
])('%s is accepted', (text) => {
  expect(findReportedFigures(text)).toEqual([])
})

test('instructions may state their own times, but no prices', () => {
  expect(findReportedFigures('Avoid the sun for two weeks, and pay $90.', 'After treatment')).toEqual([['$90', 'cost']])
})

test('a figure of a kind that the treatment record lacks is accepted', () => {
  const files = structuredClone(sampleFiles)
  for (const { facts } of files.treatments) Object.assign(facts.values, { sessions: undefined })
  const guide = getElement(files.prose.guides, 0)
  files.prose = { ...files.prose, guides: [{ ...guide, body: 'It takes four sessions.' }], local: [] }
  expect(checkFigures(files)).toEqual([])
})
