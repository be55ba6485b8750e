import { expect, test } from 'vitest'
import { describeUnknownReference } from '../../../seed/load/references.ts'
import { compileProse } from '../tools/prose.ts'

const createProse = (text: string) => `First.\n\n- a\n- b\n${text}\n\nLast.`

test.each([
  ['\nA.[^unknown]', 10, "cites 'unknown', which is not in data/sources.json"],
  ['- C.[^Label]', 9, "cites 'Label', which is not in data/sources.json"],
  ['\nA {unknown} price', 10, describeUnknownReference('unknown')],
  ['\nA { price }', 10, describeUnknownReference(' price ')],
  ['\nIn {downtime}', 10, describeUnknownReference('downtime')],
  ['\nIn {sessions.deep}', 10, describeUnknownReference('sessions.deep')],
  ['\nIn {peel.sessions}', 10, describeUnknownReference('peel.sessions')],
  ['\n<b>A', 10, 'raw HTML is not allowed'],
  ['\n<div>\n\n</div>', 10, 'raw HTML is not allowed'],
  ['\n<!-- later -->', 10, 'raw HTML is not allowed'],
  ['\nA line and\nanother with <br>', 10, 'raw HTML is not allowed'],
  ['- c ![a](/a.png)', 9, 'images are not allowed'],
  ['\n[a](https://example.com)', 10, 'links to https://example.com: outside this site, only https links to fda.gov'],
  ['\nSee www.example.com', 10, 'links to http://www.example.com: outside this site, only https links to fda.gov'],
  ['\n[a](http://www.fda.gov/)', 10, 'links to http://www.fda.gov/: outside this site, only'],
  ['\n[a](https://www.fda.gov.example.com/)', 10, 'links to https://www.fda.gov.example.com/: outside this site, only'],
  ['\n[a](javascript:alert(1))', 10, 'links to javascript:alert(1): outside this site, only'],
  ['\n[a](treatments)', 10, 'links to treatments: outside this site, only'],
  ['\n[a]()', 10, 'links to : outside this site, only'],
  ['\n# A', 10, 'use only ## and ### headings'],
  ['\n#### A', 10, 'use only ## and ### headings'],
  ['\n### *A*', 10, 'a heading must be plain text'],
  ['\n## A {price}', 10, 'a heading must be plain text'],
  ['\n## <b>', 10, 'a heading must be plain text'],
  ['\n> a\n> # b', 10, 'a heading is not allowed in a list, a quotation or a shared text'],
  ['\nSee [[reporting]] first.', 10, '[[reporting]] includes a text only as a paragraph of its own, in lower case'],
  ['- [[reporting]]', 9, '[[reporting]] includes a text only as a paragraph of its own'],
  ['\n[[Reporting]]', 10, '[[Reporting]] includes a text only as a paragraph of its own, in lower case'],
  ['- [x] c', 9, 'check boxes are not allowed'],
])('%j is an error on line %i: %s', (text, line, message) => {
  expect(compileProse(createProse(text)).issues).toContainEqual({
    file: 'content/x.md',
    path: `line ${line}`,
    message: expect.stringContaining(message),
  })
})

test('an error in an included text is reported in the shared file, and later errors in the including file', () => {
  const { issues } = compileProse('[[wrong]]\n\nIt hurts.[^nobody]')
  const message = "cites 'nobody', which is not in data/sources.json"
  expect(issues).toEqual([
    { file: 'content/shared/y.md', path: 'line 7', message },
    { file: 'content/x.md', path: 'line 7', message },
  ])
})

test('a text that an included text includes is an error, because it would be displayed as written', () => {
  const { issues } = compileProse('[[nested]]')
  const message = expect.stringContaining('[[reporting]] includes a text only as a paragraph of its own')
  expect(issues).toEqual([{ file: 'content/shared/y.md', path: 'line 4', message }])
})

test('each error is reported on the first line of its paragraph or list item, but none in code', () => {
  const { issues } = compileProse('`{typo}` is code.\n\nA {typo} and\nonce more {typo}.\n\n- [^typo]\n- [^typo]')
  expect(issues.map((issue) => issue.path)).toEqual(['line 7', 'line 7', 'line 10', 'line 11'])
})

test('errors inside an invalid link are reported too', () => {
  const { issues } = compileProse('A\n[**{typo}**](https://example.com)')
  expect(issues.map((issue) => issue.path)).toEqual(['line 5', 'line 5'])
})

test('an error in front matter is reported with the path `front matter`', () => {
  const { compiler, issues } = compileProse('A.')
  compiler.compileInline('It costs {typo}.')
  expect(issues.map((issue) => issue.path)).toEqual(['front matter'])
})
