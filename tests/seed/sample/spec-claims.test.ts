import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

const files = loadSampleFiles()

// §D4.17
test.each([
  ['every-spa-vetted', 'Every listed spa is vetted'],
  ['botox-satisfaction', '94%'],
  ['area-medspa-count', 'the number of MedSpas in an area'],
  ['most-exclusive', 'the most exclusive medspas'],
])('the claim %s is in the facts file with a note', (id, text) => {
  const fact = files.facts.find((candidate) => candidate.id === id)
  expect(fact?.text).toBe(text)
  expect(fact?.note).toMatch(/\S{3,} \S/)
})

const sourceFiles = globSync('src/{features,ui,seo,domain,render}/**/*.{ts,tsx}').map((file) => ({
  file,
  source: readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(?<=^|\s)\/\/.*$/gm, ''),
}))

// §D4.17, §D4.48
test.each([
  // The pattern needs two digits, because `$1` in code is a group of a regular expression.
  ['price', /['"`>][^'"`]*\$\d\d/],
  ['satisfaction rate', /94\s*%/],
  ['number of med spas in an area', /\b142\b/],
  ['claim that clinics are vetted', /is vetted/i],
  ['phone number', /\(\d{3}\) \d{3}-\d{4}/],
])('the source code of the pages contains no %s', (_, pattern) => {
  expect(sourceFiles.length).toBeGreaterThan(40)
  expect(sourceFiles.filter(({ source }) => pattern.test(source)).map(({ file }) => file)).toEqual([])
})

// §D4.47
test('guides and area guides have the date of their last review, and prose pages the date of their last update', () => {
  const days = [
    ...files.prose.guides.map(({ front }) => front.reviewed),
    ...files.prose.areas.map(({ front }) => front.reviewed),
    ...files.prose.pages.map(({ front }) => front.updated),
  ]
  expect(days.length).toBeGreaterThan(30)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
})
