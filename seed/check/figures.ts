import { VALUE_KINDS, type ValueKind } from '../../src/domain/treatment/treatment-value.ts'
import type { Issue, ProseFile, SeedFiles } from '../load/load.ts'
import { readSourcedValues, type ValuesByReference } from '../load/values.ts'

export function checkFigures(files: SeedFiles): Issue[] {
  const values = readSourcedValues(files)
  const { faq, areas, pages, guides, local } = files.prose
  return [
    ...[...faq, ...areas, ...pages].flatMap(generalFigureIssues),
    ...[...guides, ...local].flatMap((text) => treatmentFigureIssues(text, values)),
  ]
}

const generalFigureIssues = (text: ProseFile<unknown>): Issue[] =>
  figureIssues(
    text,
    (line) => [...pricesIn(line), ...matchesOf(SESSIONS, line, 'sessions'), ...matchesOf(SPACING, line, 'spacing')],
    (kind) => `write a reference to a treatment's record, such as {kybella.${kind}}, or a fact`,
  )

function treatmentFigureIssues(text: ProseFile<{ treatment: string }>, values: ValuesByReference): Issue[] {
  let section = ''
  const figuresIn = (line: string) => {
    if (line.startsWith('## ')) section = line.slice(3)
    const times = INSTRUCTION_SECTIONS.has(section) ? [] : timesIn(line, text.front.treatment, values)
    return [...pricesIn(line), ...times]
  }
  return figureIssues(
    text,
    figuresIn,
    (kind) =>
      `write {${kind}}, or {${kind}.…} for one variant. If the figure is new, add it to the treatment's record, or to data/facts.json if it is another price`,
  )
}

const figureIssues = (
  { file, body, bodyLine }: ProseFile<unknown>,
  figuresIn: (line: string) => Figure[],
  adviceFor: (kind: ValueKind) => string,
): Issue[] =>
  body.split('\n').flatMap((line, index) =>
    figuresIn(line).map(({ figure, kind }) => ({
      file,
      path: `line ${bodyLine + index}`,
      message: `has the figure '${figure}': ${adviceFor(kind)}`,
    })),
  )

/** Times in these sections, such as when to exercise again, are not in the treatment's record. */
const INSTRUCTION_SECTIONS: ReadonlySet<string> = new Set([
  'Considerations',
  'Before treatment',
  'After treatment',
  'Who should not have it',
  'Safety',
  'Who may perform it',
])

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const NUMBER = `(?:\\d+(?:\\.\\d+)?|${NUMBERS.join('|')}|fifteen|twenty)`
const RANGE = `${NUMBER}(?:(?:–| to | or |-)${NUMBER})?`
const TIME = '(?:minutes?|hours?|days?|weeks?|months?|years?)'

const SESSIONS = new RegExp(`\\b${RANGE} (?:sessions|treatments|visits|sittings)\\b`, 'gi')
const SPACING = new RegExp(`\\b${RANGE} ${TIME} (?:apart|between)\\b|\\bevery ${RANGE} ${TIME}\\b`, 'gi')
const DURATION = new RegExp(`\\b${RANGE} ${TIME}\\b`, 'gi')
const PRICE = /\$ ?\d[\d,]*(?:–\d[\d,]*)?/g

interface Figure {
  figure: string
  kind: ValueKind
}

const matchesOf = (pattern: RegExp, text: string, kind: ValueKind): Figure[] =>
  (text.match(pattern) ?? []).map((figure) => ({ figure, kind }))

const pricesIn = (text: string) => matchesOf(PRICE, text, 'cost')

/** Ignores kinds that the treatment's record lacks. */
function timesIn(text: string, treatment: string, values: ValuesByReference): Figure[] {
  const textsOf = (kind: ValueKind) => (values.get(`${treatment}.${kind}`) ?? []).map((value) => value.text)
  const found = [...matchesOf(SESSIONS, text, 'sessions'), ...matchesOf(SPACING, text, 'spacing')].filter(
    ({ kind }) => textsOf(kind).length > 0,
  )
  const repeated = (text.match(DURATION) ?? []).flatMap((figure) => {
    const kind = KINDS_EXCEPT_COST.find((candidate) =>
      textsOf(candidate).some((value) => durationsIn(value).has(normalizeFigure(figure))),
    )
    return kind && !found.some((other) => other.figure.includes(figure)) ? { figure, kind } : []
  })
  return [...found, ...repeated]
}

const KINDS_EXCEPT_COST = VALUE_KINDS.filter((kind) => kind !== 'cost')

const durationsIn = (text: string) => new Set((text.match(DURATION) ?? []).map(normalizeFigure))

/** Makes 'Three to six months' equal to '3–6 months'. */
const normalizeFigure = (figure: string) =>
  figure
    .toLowerCase()
    .replace(/ (?:to|or) |-/g, '–')
    .replace(/[a-z]+/g, (word) => String(NUMBERS.indexOf(word) + 1 || word))
    .replace(/s$/, '')
