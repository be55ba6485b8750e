import { parse as parseYaml, type YAMLParseError } from 'yaml'
import { HIDDEN_CHARACTERS } from './fields.ts'
import { getLineNumberAt, type ReportIssue } from './read-text.ts'

/** Limits the time to compile unusual text, such as thousands of `[`, which grows with the square of the length. */
const MAX_FILE_CHARACTERS = 40_000

/** Allows for invisible differences: spaces after the dashes, and no line break at the end of the file. */
export const FRONT_MATTER = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/

/** Returns null if the file is too long or has no valid front matter. `bodyStartLine` counts from 1. */
export function splitFrontMatter(text: string, report: ReportIssue) {
  if (text.length > MAX_FILE_CHARACTERS) {
    const [count, limit] = [text.length, MAX_FILE_CHARACTERS].map((number) => number.toLocaleString('en-US'))
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
  const match = FRONT_MATTER.exec(text)
  if (!match) {
    report('line 1', 'must begin with front matter between two lines of ---')
    return null
  }
  const [frontMatter, yaml = ''] = match
  reportDroppedText(yaml, report)
  try {
    // YAML's core schema leaves dates as strings, which prose-schemas.ts validates.
    const front: unknown = parseYaml(yaml, { schema: 'core', prettyErrors: false, logLevel: 'error' })
    if (typeof front === 'object' && front !== null && !Array.isArray(front))
      return { front, body: text.slice(frontMatter.length), bodyStartLine: frontMatter.split('\n').length }
    report('front matter', 'must consist of lines such as `title: About us`', 2)
    return null
  } catch (error) {
    const { code, message, pos } = error as Error & Partial<YAMLParseError>
    // Without `pos`, the error is about a text that begins with `*`, which YAML takes for a reference.
    const offset = pos ? frontMatter.indexOf('\n') + 1 + pos[0] : frontMatter.search(/[\s[]\*/) + 1
    const advice = !pos || (code && CODES_OF_UNQUOTED_TEXT.has(code)) ? ': put the text in double quotes' : ''
    report('front matter', `is not YAML: ${message}${advice}`, getLineNumberAt(frontMatter, offset))
    return null
  }
}

/** The errors of a text that contains `: `, begins with a character such as `@`, or continues after a quote. */
const CODES_OF_UNQUOTED_TEXT: ReadonlySet<string> = new Set([
  'BAD_SCALAR_START',
  'BLOCK_AS_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
])

/** Reports text that YAML would drop: the end of `lead: Room #5 or # 6`, or the first word of `lead: !Now open`. */
function reportDroppedText(yaml: string, report: ReportIssue): void {
  for (const [index, line] of yaml.split('\n').entries()) {
    const value = line.replace(/^\s*(?:- +)*(?:\w+: *)?/, '')
    if (/^[^'"#|>[{].* #/.test(value))
      report(`line ${index + 2}`, 'has a comment, which would not be displayed: put the text in quotes, or remove #')
    if (/^[&!]/.test(value) && value !== line.trimStart())
      report(`line ${index + 2}`, `has a text that begins with ${value[0]}: put the text in quotes`)
  }
}
