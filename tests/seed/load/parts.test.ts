import { expect, test } from 'vitest'
import type { Fault } from '../../../seed/load/load.ts'
import { compilerFor } from '../../../seed/load/markdown.ts'
import { PartReader, partHtml } from '../../../seed/load/parts.ts'
import { references } from '../tools/prose.ts'

function reader(body: string) {
  const faults: Fault[] = []
  const file = 'content/x.md'
  const parts = new PartReader(file, compilerFor({ file, body, bodyLine: 1 }, references, faults).compile(body), faults)
  return { parts, messages: () => faults.map(({ path, message }) => `${path}: ${message}`) }
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

test('reads the parts of a page without an error', () => {
  const { parts, messages } = reader(body)
  expect(parts.paragraphs('Introduction', { min: 1, max: 2 })).toEqual(['One.', 'Two &amp; three.'])
  expect(parts.items('Benefits')).toEqual(['a', 'b'])
  expect(parts.sections('Safety')).toEqual([{ heading: 'FDA status', html: '<p>Text.</p>' }])
  parts.rejectUnreadParts()
  expect(messages()).toEqual([])
})

test('a missing part is an error and reads as empty', () => {
  const { parts, messages } = reader(body)
  expect(parts.paragraphs('Process')).toEqual([])
  expect(messages()).toEqual([": has no section '## Process'"])
})

test.each([
  [2, 2, []],
  [3, 5, ['Introduction: has 2 paragraphs, not 3 to 5']],
  [0, 1, ['Introduction: has 2 paragraphs, not 0 to 1']],
])('two paragraphs where %i to %i are expected: %j', (min, max, expected) => {
  const { parts, messages } = reader(body)
  parts.paragraphs('Introduction', { min, max })
  expect(messages()).toEqual(expected)
})

test('a list instead of paragraphs, or paragraphs instead of a list, is an error', () => {
  const { parts, messages } = reader(body)
  expect(parts.items('Introduction')).toEqual([])
  expect(parts.paragraphs('Benefits')).toEqual([])
  expect(messages()).toEqual([
    'Introduction: contains more than lists; the rest would not be displayed',
    'Introduction: must hold a list',
    'Benefits: contains more than paragraphs; the rest would not be displayed',
  ])
})

test('text that no page would show is an error anywhere', () => {
  const { parts, messages } = reader(
    'Lost.\n\n## A\n\n- a\n\nLost.\n\n## B\n\nB.\n\n### Lost\n\n## C\n\nLost.\n\n### D\n\n## E',
  )
  parts.items('A')
  parts.paragraphs('B')
  parts.sections('C')
  parts.rejectUnreadParts()
  expect(messages()).toEqual([
    'A: contains more than lists; the rest would not be displayed',
    'B: contains more than paragraphs; the rest would not be displayed',
    'C: has text before its first ###, which would not be displayed',
    ': has text before its first ##, which would not be displayed',
    'E: is a section that would not be displayed',
  ])
})

test('a second section with the same heading is an error', () => {
  const { parts, messages } = reader('## A\n\n- a\n\n## A\n\n- b')
  expect(parts.items('A')).toEqual(['a'])
  parts.rejectUnreadParts()
  expect(messages()).toEqual(['A: is a section that would not be displayed'])
})

test('a question without an answer is an error', () => {
  const { parts, messages } = reader('## Questions\n\n### Why?\n\nBecause.\n\n### How?')
  expect(parts.questions(parts.sections('Questions'))[0]).toEqual({ question: 'Why?', answer: '<p>Because.</p>' })
  expect(messages()).toEqual(['How?: is a question without an answer'])
})

test('a part as HTML includes its subsections under their headings, escaped', () => {
  const { parts } = reader('## A\n\nText.\n\n### B & "C"\n\n- d')
  expect(parts.headedParts().map(partHtml)).toEqual(['<p>Text.</p><h3>B &amp; &quot;C&quot;</h3><ul><li>d</li></ul>'])
})
