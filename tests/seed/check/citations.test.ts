import { describe, expect, test } from 'vitest'
import { checkCitations } from '../../../seed/check/citations.ts'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { getElement, sampleFiles } from '../tools/seed-issues.ts'

function findIssuesAfter(change: (files: SeedFiles) => void) {
  const files = structuredClone(sampleFiles)
  change(files)
  return checkCitations(files)
}

// §D4.46
test('the sample has no figure without a source, and no unused source or fact', () => {
  expect(checkCitations(sampleFiles)).toEqual([])
})

describe('figures', () => {
  const { file, bodyStartLine } = getElement(sampleFiles.prose.guides, 0)
  const checkGuideLine = (line: string) =>
    findIssuesAfter(({ prose }) => (getElement(prose.guides, 0).body = `First.\n\n${line}\n`))
  const findUncitedFigures = (line: string) =>
    checkGuideLine(line).filter(({ message }) => message.startsWith('has a figure'))

  // §D4.46
  test.each(['A syringe costs $900.', '- It works for 94% of people.'])('without a source are reported: %s', (line) => {
    const message = `has a figure without a source or a fact: '${line}'`
    expect(findUncitedFigures(line)).toEqual([{ file, path: `line ${bodyStartLine + 2}`, message }])
  })

  test.each([
    'A syringe costs $900.[^aad-botulinum-toxin-faqs]',
    'It costs {botox-unit-price}.',
    'Plan on 30 minutes.',
  ])('are accepted: %s', (line) => {
    expect(findUncitedFigures(line)).toEqual([])
  })

  test("in a clinic's file are reported as warnings, because that file cannot cite a source", () => {
    expect(findIssuesAfter(({ clinics }) => (getElement(clinics, 2).description = 'From $90.'))).toEqual([
      {
        file: getElement(sampleFiles.clinics, 2).file,
        path: 'description',
        message: expect.stringContaining("'From $90.'"),
        warning: true,
      },
    ])
  })
})

test('a reference to a source or a fact in text that is shown literally is reported', () => {
  const text = 'It fades.[^aad-botulinum-toxin-faqs]'
  const formatMessage = (reference: string) =>
    `refers to ${reference} where references are not supported, so it would be displayed literally`
  expect(findIssuesAfter(({ clinics }) => (getElement(clinics, 0).description = text))).toEqual([
    {
      file: getElement(sampleFiles.clinics, 0).file,
      path: 'description',
      message: formatMessage('[^aad-botulinum-toxin-faqs]'),
      warning: true,
    },
  ])
  expect(
    findIssuesAfter(({ prose }) => (getElement(prose.guides, 0).front.description = 'It costs {botox-unit-price}.')),
  ).toEqual([
    {
      file: getElement(sampleFiles.prose.guides, 0).file,
      path: 'description',
      message: formatMessage('{botox-unit-price}'),
    },
  ])
  expect(
    findIssuesAfter(({ comparisons }) => (getElement(getElement(comparisons, 0).rows, 0).option1Value = text)).map(
      ({ path }) => path,
    ),
  ).toContain('0.rows.0.option1Value')
})

test.each(['treats', 'doesNotTreat', 'label', 'risk', 'performers'] as const)(
  "a source is cited if only a treatment's %s cites it",
  (field) => {
    const citeOnlyHere = ({ sources, treatments }: SeedFiles) => {
      sources.push({ ...getElement(sources, 0), id: 'cited-once' })
      const statements = [getElement(treatments, 0).facts[field]].flat()
      for (const statement of statements) statement.sources = ['cited-once']
      expect(statements.length).toBeGreaterThan(0)
    }
    expect(findIssuesAfter(citeOnlyHere).map(({ message }) => message)).not.toContain("'cited-once' is never cited")
  },
)

test('a source or a fact that nothing cites is reported', () => {
  expect(findIssuesAfter(({ sources }) => (getElement(sources, 0).id = 'left-over-source'))).toContainEqual({
    file: 'data/sources.json',
    path: '0.id',
    message: "'left-over-source' is never cited",
    warning: true,
  })
  expect(findIssuesAfter(({ facts }) => (getElement(facts, 0).id = 'left-over-fact'))).toContainEqual({
    file: 'data/facts.json',
    path: '0.id',
    message: "'left-over-fact' is never cited",
    warning: true,
  })
})

test('a shared text that no text includes is reported', () => {
  const addSharedText = ({ prose }: SeedFiles) => {
    prose.shared.push({ file: 'content/shared/extra.md', front: { slug: 'extra' }, body: 'Hi.', bodyStartLine: 4 })
  }
  expect(findIssuesAfter(addSharedText)).toEqual([
    {
      file: 'content/shared/extra.md',
      path: 'slug',
      message:
        'is not included anywhere, so its text is neither shown nor checked: write [[extra]] as a paragraph of a text, or delete the file',
      warning: true,
    },
  ])
  const includeSharedText = (files: SeedFiles) => {
    addSharedText(files)
    getElement(files.prose.pages, 0).body += '\n\n[[extra]]\n'
  }
  expect(findIssuesAfter(includeSharedText)).toEqual([])
})
