import { expect, test } from 'vitest'
import type { Issue } from '../../../seed/load/load.ts'
import { ProseCompiler } from '../../../seed/load/markdown.ts'
import { renderSection, SectionReader } from '../../../seed/load/sections.ts'
import { references } from '../tools/prose.ts'

function readSections(body: string) {
  const issues: Issue[] = []
  const file = 'content/x.md'
  const compiler = new ProseCompiler({ file, front: {}, body, bodyStartLine: 1 }, { references, issues, links: [] })
  const sections = new SectionReader(file, compiler.compile(), issues)
  return { sections, listMessages: () => issues.map(({ path, message }) => `${path}: ${message}`) }
}

const body = `## Introduction

One.

Two & three.

## Benefits

- a
- b

## Safety

### FDA status

Text.
`

test('SectionReader reads the sections of a page without an error', () => {
  const { sections, listMessages } = readSections(body)
  expect(sections.readParagraphs('Introduction', { min: 1, max: 2 })).toEqual(['One.', 'Two &amp; three.'])
  expect(sections.readListItems('Benefits')).toEqual(['a', 'b'])
  expect(sections.readSubsections('Safety')).toEqual([{ heading: 'FDA status', html: '<p>Text.</p>' }])
  sections.rejectUnreadSections()
  expect(listMessages()).toEqual([])
})

test('a missing section is an error and is read as empty', () => {
  const { sections, listMessages } = readSections(body)
  expect(sections.readParagraphs('Process')).toEqual([])
  expect(listMessages()).toEqual([": has no section '## Process'"])
})

test.each([
  [2, 2, []],
  [3, 5, ['Introduction: has 2 paragraphs, not 3 to 5']],
  [0, 1, ['Introduction: has 2 paragraphs, not 0 to 1']],
])('two paragraphs, if %i to %i are required, cause the errors %j', (min, max, expected) => {
  const { sections, listMessages } = readSections(body)
  sections.readParagraphs('Introduction', { min, max })
  expect(listMessages()).toEqual(expected)
})

test('a list instead of paragraphs is an error, and so are paragraphs instead of a list', () => {
  const { sections, listMessages } = readSections(body)
  expect(sections.readListItems('Introduction')).toEqual([])
  expect(sections.readParagraphs('Benefits')).toEqual([])
  expect(listMessages()).toEqual([
    'Introduction: must contain only lists: anything else would not be displayed',
    'Introduction: must contain a list',
    'Benefits: must contain only paragraphs: anything else would not be displayed',
  ])
})

test('text that no page would show is an error', () => {
  const { sections, listMessages } = readSections(
    'Lost.\n\n## A\n\n- a\n\nLost.\n\n## B\n\nB.\n\n### Lost\n\n## C\n\nLost.\n\n### D\n\n## E',
  )
  sections.readListItems('A')
  sections.readParagraphs('B')
  sections.readSubsections('C')
  sections.rejectUnreadSections()
  expect(listMessages()).toEqual([
    'A: must contain only lists: anything else would not be displayed',
    'B: must contain only paragraphs: anything else would not be displayed',
    'C: has text before its first ###: it would not be displayed',
    ': has text before its first ##: it would not be displayed',
    'E: is a section that would not be displayed',
  ])
})

test('a second section with the same heading is an error', () => {
  const { sections, listMessages } = readSections('## A\n\n- a\n\n## A\n\n- b')
  expect(sections.readListItems('A')).toEqual(['a'])
  sections.rejectUnreadSections()
  expect(listMessages()).toEqual([
    'A: has more than one section with this heading, and only the first would be displayed: merge them',
  ])
})

test('a second section is an error even where other headings are free, as on local pages', () => {
  const { sections, listMessages } = readSections('## About\n\nOne.\n\n## About\n\nTwo.\n\n## Parking\n\nThree.')
  expect(sections.readParagraphs('About')).toEqual(['One.'])
  expect(listMessages()).toHaveLength(1)
})

test('a question without an answer is an error', () => {
  const { sections, listMessages } = readSections('## Questions\n\n### Why?\n\nBecause.\n\n### How?')
  expect(sections.toFaqs(sections.readSubsections('Questions'))[0]).toEqual({
    question: 'Why?',
    answer: '<p>Because.</p>',
  })
  expect(listMessages()).toEqual(['How?: is a question without an answer'])
})

test('the HTML of a section includes subsections under their headings, escaped', () => {
  const { sections } = readSections('## A\n\nText.\n\n### B & "C"\n\n- d')
  expect(sections.readHeadedSections().map(renderSection)).toEqual([
    '<p>Text.</p><h3>B &amp; &quot;C&quot;</h3><ul><li>d</li></ul>',
  ])
})
