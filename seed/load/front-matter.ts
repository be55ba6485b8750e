import { parse as parseYaml, type YAMLParseError } from 'yaml'
import { HIDDEN_CHARACTERS } from './fields.ts'
import { lineNumberAt, type ReportIssue } from './read-text.ts'

/** Compiling a longer file takes many seconds. */
const MAX_CHARACTERS = 40_000

/** Returns null if the text cannot be split. `bodyLine` is the line, from 1, on which the body begins. */
export function splitFrontMatter(text: string, report: ReportIssue) {
  if (text.length > MAX_CHARACTERS) {
    const [count, limit] = [text.length, MAX_CHARACTERS].map((number) => number.toLocaleString('en-US'))
    report('', `has ${count} characters: shorten it to ${limit}, or split it`)
    return null
  }
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (HIDDEN_CHARACTERS.test(line.replaceAll('\t', ' ')))
      report(
        `line ${index + 1}`,
        'must not contain control characters or text direction marks: delete and retype the line',
      )
  }
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text)
  if (!match) {
    report('line 1', 'must begin with front matter between two lines of ---')
    return null
  }
  const [head, yaml = ''] = match
  try {
    // The core schema parses dates as strings. Our schemas validate them.
    const front: unknown = parseYaml(yaml, { schema: 'core', prettyErrors: false })
    return { front, body: text.slice(head.length), bodyLine: head.split('\n').length }
  } catch (error) {
    const { message, pos } = error as YAMLParseError
    report('front matter', `is not YAML: ${message}`, lineNumberAt(head, '---\n'.length + pos[0]))
    return null
  }
}
