import { globSync, readFileSync } from 'node:fs'
import { type SourceTest, testsIn } from './tests.ts'

export const RULES = 'tests/specification/rules.md'
export const TABLE = 'tests/SPECIFICATION.md'
const TESTS = 'tests/**/*.{test,spec}.{ts,tsx}'

const RULE = /^- (?<number>§[D\d]\d*\.\d+) (?<text>.+)$/

const HEAD = `# The specification, rule by rule

Written by \`npm run specification\` from the rules in \`tests/specification/rules.md\` and the tags of the tests. Do not edit it.
`

export const readSources = () => ({
  rules: readFileSync(RULES, 'utf8'),
  tests: globSync(TESTS)
    .sort()
    .flatMap((file) => testsIn(file)),
})

export function writeTable({ rules, tests }: { rules: string; tests: readonly SourceTest[] }) {
  const problems: string[] = []
  const ruleNumbers = new Set<string>()
  const table = rules.split('\n').flatMap((line, index) => {
    if (line.startsWith('#')) return index === 0 ? [] : ['', line, '']
    const { number, text } = RULE.exec(line)?.groups ?? {}
    if (!number) {
      if (line.startsWith('- ')) problems.push(`${RULES}:${index + 1}: a rule needs a number, as in "- §2.17 …"`)
      return []
    }
    if (ruleNumbers.has(number)) problems.push(`${RULES}:${index + 1}: ${number} is given twice`)
    ruleNumbers.add(number)
    const ruleTests = tests.filter((test) => test.rules.includes(number))
    if (ruleTests.length === 0)
      problems.push(`${RULES}:${index + 1}: no test holds ${number}. Tag one with a comment above it: // ${number}`)
    return [`- ${number} ${text}`, ...ruleTests.map(({ file, titles }) => `  - ${file} › ${titles.join(' › ')}`)]
  })
  for (const { file, line, rules: tags } of tests)
    for (const tag of tags) if (!ruleNumbers.has(tag)) problems.push(`${file}:${line}: ${tag} is no rule in ${RULES}`)
  return { table: `${HEAD}${table.join('\n')}\n`, problems }
}
