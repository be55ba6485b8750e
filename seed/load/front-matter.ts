import { parse as parseYaml, type YAMLParseError } from 'yaml'
import { HIDDEN_CHARACTERS } from './fields.ts'
import { getLineNumberAt, type ReportIssue } from './read-text.ts'

/** Limits the time to compile unusual text, such as thousands of `[`, which grows with the square of the length. */
const MAX_FILE_CHARACTERS = 40_000

/**
 * Splits a Markdown file into front matter and body. Returns null if the file is too long or has no valid front matter.
 * `bodyStartLine` counts from 1.
 */
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
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text)
  if (!match) {
    report('line 1', 'must begin with front matter between two lines of ---')
    return null
  }
  const [frontMatter, yaml = ''] = match
  reportComments(yaml, report)
  try {
    // YAML's core schema leaves dates as strings, which prose-schemas.ts validates.
    const front: unknown = parseYaml(yaml, { schema: 'core', prettyErrors: false })
    return { front, body: text.slice(frontMatter.length), bodyStartLine: frontMatter.split('\n').length }
  } catch (error) {
    const { message, pos } = error as Error & Partial<YAMLParseError>
    // Without `pos`, the error is about a text that begins with `*`, which YAML takes for a reference.
    const offset = pos ? '---\n'.length + pos[0] : frontMatter.search(/[\s[]\*/) + 1
    const advice = pos ? '' : ': put the text in quotes'
    report('front matter', `is not YAML: ${message}${advice}`, getLineNumberAt(frontMatter, offset))
    return null
  }
}

/** Reports text that YAML would drop as a comment, such as the end of `lead: Ask for Room #5 or # 6`. */
function reportComments(yaml: string, report: ReportIssue): void {
  for (const [index, line] of yaml.split('\n').entries()) {
    const value = line.replace(/^\s*(?:- +)*(?:\w+: *)?/, '')
    if (/^[^'"#|>[{].* #/.test(value))
      report(`line ${index + 2}`, 'has a comment, which would not be displayed: put the text in quotes, or remove #')
  }
}
