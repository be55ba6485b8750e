import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testTitles } from './test-titles.ts'

// SPECIFICATION.md says which test holds each rule. This file holds SPECIFICATION.md against the tests.

const FILE = 'tests/SPECIFICATION.md'

interface Rule {
  line: number
  section: string
  says: string
  /** `file › title`, or `file › group › title` where the title alone would mean several tests. */
  tests: string[]
}

interface Specification {
  sections: string[]
  rules: Rule[]
  faults: string[]
}

/** Rules are the list items below the headings: `- what must be so — file › title`, with one test or several. */
function readSpecification(text: string): Specification {
  const found: Specification = { sections: [], rules: [], faults: [] }
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1
    if (written.startsWith('## ')) found.sections.push(written.slice(3))
    else if (written.startsWith('- ')) {
      const [says = '', ...tests] = written.slice(2).split(/ — (?=tests\/)/)
      found.rules.push({ line, section: found.sections.at(-1) ?? '', says, tests })
    } else if (found.sections.length > 0 && written.trim() !== '' && !written.startsWith('#'))
      found.faults.push(`line ${line} is neither a heading nor a rule`)
  }
  return found
}

const known = new Map<string, string[]>()

/** The tests of a file, each as its titles in one line. */
function titlesIn(file: string): string[] {
  const titles = known.get(file) ?? testTitles(file).map((path) => path.join(' › '))
  known.set(file, titles)
  return titles
}

/** What is wrong with a test that a rule names; null if it is there, once. */
function faultOf(reference: string): string | null {
  const [file = '', ...path] = reference.split(' › ')
  const title = path.join(' › ')
  if (!/^tests\/[\w./-]+\.(test|spec)\.ts$/.test(file) || title === '') return `'${reference}' is no test's name`
  if (!existsSync(file)) return `there is no ${file}`
  const titles = titlesIn(file).filter((full) => full === title || full.endsWith(` › ${title}`))
  if (titles.length === 0) return `${file} has no test '${title}'`
  return titles.length > 1 ? `${file} has ${titles.length} tests '${title}': name the group too` : null
}

const specification = readSpecification(readFileSync(FILE, 'utf8'))

test('every line is a heading or a rule, and no rule is there twice in a section', () => {
  const seen = new Set<string>()
  const twice = specification.rules.filter(({ section, says }) => {
    const key = `${section}: ${says}`
    const again = seen.has(key)
    seen.add(key)
    return again
  })
  expect(specification.faults).toEqual([])
  expect(twice.map(({ line, says }) => `line ${line}: ${says}`)).toEqual([])
})

test('every section of the specification and of the decisions has rules', () => {
  const used = new Set(specification.rules.map(({ section }) => section))
  expect(specification.sections.filter((section) => !used.has(section))).toEqual([])
  expect(specification.sections.map((section) => section.split(':')[0])).toEqual([
    ...Array.from({ length: 9 }, (_, index) => `Specification ${index + 1}`),
    ...['one URL', 'status codes', 'search', 'data', 'third parties', 'limits'].map((name) => `Decisions, ${name}`),
  ])
})

test('every rule has a test', () => {
  expect(
    specification.rules.filter(({ tests }) => tests.length === 0).map(({ line, says }) => `line ${line}: ${says}`),
  ).toEqual([])
})

test('every test that a rule names is there', () => {
  const faults = specification.rules.flatMap(({ line, tests }) =>
    tests.flatMap((reference) => {
      const fault = faultOf(reference)
      return fault === null ? [] : `line ${line}: ${fault}`
    }),
  )
  expect(faults).toEqual([])
})

describe('the check itself', () => {
  const OWN = 'tests/specification.test.ts'

  test.each([
    [`${OWN} › every rule has a test`, null],
    [`${OWN} › the check itself › says of %j: %j`, null],
    ['tests/no-such.test.ts › anything', 'there is no tests/no-such.test.ts'],
    [`${OWN} › no such title`, `${OWN} has no test 'no such title'`],
    [`${OWN} › the check itself`, `${OWN} has no test 'the check itself'`],
    [OWN, `'${OWN}' is no test's name`],
    ['src/app.ts › anything', "'src/app.ts › anything' is no test's name"],
    [
      'tests/routes/clinic-redirects.test.ts › %s answers %s',
      "tests/routes/clinic-redirects.test.ts has 3 tests '%s answers %s': name the group too",
    ],
    ['tests/routes/clinic-redirects.test.ts › /{treatment}/{location} › %s answers %s', null],
  ])('says of %j: %j', (reference, fault) => {
    expect(faultOf(reference)).toBe(fault)
  })

  test('finds a rule without a test, and text that is no rule', () => {
    const { rules, faults } = readSpecification('Any text.\n## A\n- one — tests/a.test.ts › b — c\n- two\nthree\n')
    expect(rules.map(({ tests }) => tests)).toEqual([['tests/a.test.ts › b — c'], []])
    expect(faults).toEqual(['line 5 is neither a heading nor a rule'])
  })
})
