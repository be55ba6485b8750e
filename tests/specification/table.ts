import { globSync, readFileSync } from 'node:fs'
import { findTests, type SourceTest } from './find-tests.ts'

export const RULES_FILE = 'tests/specification/rules.md'
export const TABLE_FILE = 'tests/SPECIFICATION.md'
const TEST_FILES_GLOB = 'tests/**/*.{test,spec}.{ts,tsx}'

const RULE_PATTERN = /^- (?<number>§[D\d]\d*\.\d+) (?<text>.+)$/

const TABLE_HEADER = `# The specification, rule by rule

Written by \`npm run specification\` from the rules in \`tests/specification/rules.md\` and the tags of the tests. Do not edit it.
`

export const readSources = () => ({
  rules: readFileSync(RULES_FILE, 'utf8'),
  tests: globSync(TEST_FILES_GLOB)
    .sort()
    .flatMap((file) => findTests(file)),
})

export function buildTable({ rules, tests }: { rules: string; tests: readonly SourceTest[] }) {
  const issues: string[] = []
  const ruleNumbers = new Set<string>()
  const tableLines = rules.split('\n').flatMap((line, index) => {
    if (line.startsWith('#')) return index === 0 ? [] : ['', line, '']
    const { number, text } = RULE_PATTERN.exec(line)?.groups ?? {}
    if (!number) {
      if (line.startsWith('- ')) issues.push(`${RULES_FILE}:${index + 1}: a rule needs a number, as in "- §2.17 …"`)
      return []
    }
    if (ruleNumbers.has(number)) issues.push(`${RULES_FILE}:${index + 1}: ${number} is given twice`)
    ruleNumbers.add(number)
    const ruleTests = tests.filter((test) => test.rules.includes(number))
    if (ruleTests.length === 0)
      issues.push(
        `${RULES_FILE}:${index + 1}: no test covers ${number}. Tag one with a comment above the test: // ${number}`,
      )
    return [`- ${number} ${text}`, ...ruleTests.map(({ file, titles }) => `  - ${file} › ${titles.join(' › ')}`)]
  })
  for (const { file, line, rules: tags } of tests)
    for (const tag of tags)
      if (!ruleNumbers.has(tag)) issues.push(`${file}:${line}: ${tag} is not a rule in ${RULES_FILE}`)
  return { table: `${TABLE_HEADER}${tableLines.join('\n')}\n`, issues }
}
