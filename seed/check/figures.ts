import { VALUE_KINDS, type ValueKind } from '../../src/domain/treatment/treatment-value.ts'
import type { Issue, ProseFile, SeedFiles } from '../load/load.ts'
import { readSourcedValues, type ValuesByReference } from '../load/values.ts'

export function checkFigures(files: SeedFiles): Issue[] {
  const values = readSourcedValues(files)
  const { faq, areas, pages, guides, local } = files.prose
  return [
    ...[...faq, ...areas, ...pages].flatMap(checkGeneralFigures),
    ...[...guides, ...local].flatMap((proseFile) => checkTreatmentFigures(proseFile, values)),
  ]
}

const checkGeneralFigures = (proseFile: ProseFile<unknown>): Issue[] =>
  toIssues(
    proseFile,
    (line) => [...findPrices(line), ...findSessionsAndSpacings(line)],
    (kind) => `write a reference to a treatment's record, such as {kybella.${kind}}, or a fact`,
  )

function checkTreatmentFigures(proseFile: ProseFile<{ treatment: string }>, values: ValuesByReference): Issue[] {
  let section = ''
  const findFigures = (line: string) => {
    if (line.startsWith('## ')) section = line.slice(3).trim()
    const sessionAndTimeFigures = INSTRUCTION_SECTIONS.has(section)
      ? []
      : findSessionsAndTimes(line, proseFile.front.treatment, values)
    return [...findPrices(line), ...sessionAndTimeFigures]
  }
  return toIssues(
    proseFile,
    findFigures,
    (kind) =>
      `write {${kind}}, or {${kind}.…} for one variant. If the figure is new, add it to the treatment's record, or to data/facts.json if it is the price of something else`,
  )
}

const toIssues = (
  { file, body, bodyStartLine }: ProseFile<unknown>,
  findFigures: (line: string) => Figure[],
  adviseOn: (kind: ValueKind) => string,
): Issue[] =>
  body.split('\n').flatMap((line, index) =>
    findFigures(line).map(({ text, kind }) => ({
      file,
      path: `line ${bodyStartLine + index}`,
      message: `has the figure '${text}': ${adviseOn(kind)}`,
    })),
  )

/** Sessions and times here are not checked: treatment records lack times such as when to exercise again. */
const INSTRUCTION_SECTIONS: ReadonlySet<string> = new Set([
  'Considerations',
  'Before treatment',
  'After treatment',
  'Who should not have it',
  'Safety',
  'Who may perform it',
])

const NUMBERS_BY_WORD: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, fifteen: 15, twenty: 20 },
}
const NUMBER = `(?:\\d+(?:\\.\\d+)?|${Object.keys(NUMBERS_BY_WORD).join('|')})`
const NUMBER_OR_RANGE = `${NUMBER}(?:(?:–| to | or |-)${NUMBER})?`
const TIME_UNIT = '(?:minutes?|hours?|days?|weeks?|months?|years?)'

const SESSIONS = new RegExp(`\\b${NUMBER_OR_RANGE} (?:sessions|treatments|visits|sittings)\\b`, 'gi')
const SPACING = new RegExp(
  `\\b${NUMBER_OR_RANGE} ${TIME_UNIT} (?:apart|between)\\b|\\bevery ${NUMBER_OR_RANGE} ${TIME_UNIT}\\b`,
  'gi',
)
const DURATION = new RegExp(`\\b${NUMBER_OR_RANGE} ${TIME_UNIT}\\b`, 'gi')
const PRICE = /\$ ?\d[\d,]*(?:–\d[\d,]*)?/g

interface Figure {
  text: string
  kind: ValueKind
}

const findMatches = (pattern: RegExp, text: string, kind: ValueKind): Figure[] =>
  (text.match(pattern) ?? []).map((match) => ({ text: match, kind }))

const findPrices = (text: string) => findMatches(PRICE, text, 'cost')

const findSessionsAndSpacings = (text: string) => [
  ...findMatches(SESSIONS, text, 'sessions'),
  ...findMatches(SPACING, text, 'spacing'),
]

/** Skips sessions and spacings if the treatment's record has none, and durations that are not in the record. */
function findSessionsAndTimes(text: string, treatment: string, values: ValuesByReference): Figure[] {
  const listValueTexts = (kind: ValueKind) => (values.get(`${treatment}.${kind}`) ?? []).map((value) => value.text)
  const sessionsAndSpacings = findSessionsAndSpacings(text).filter(({ kind }) => listValueTexts(kind).length > 0)
  const durations = (text.match(DURATION) ?? []).flatMap((duration) => {
    const kind = KINDS_EXCEPT_COST.find((candidate) =>
      listValueTexts(candidate).some((value) => findDurations(value).has(normalizeFigure(duration))),
    )
    return kind && !sessionsAndSpacings.some((longerFigure) => longerFigure.text.includes(duration))
      ? { text: duration, kind }
      : []
  })
  return [...sessionsAndSpacings, ...durations]
}

const KINDS_EXCEPT_COST = VALUE_KINDS.filter((kind) => kind !== 'cost')

const findDurations = (text: string) => new Set((text.match(DURATION) ?? []).map(normalizeFigure))

/** Returns a form for comparisons: '3–6 month' for both 'Three to six months' and '3–6 months'. */
const normalizeFigure = (figure: string) =>
  figure
    .toLowerCase()
    .replace(/ (?:to|or) |-/g, '–')
    .replace(/[a-z]+/g, (word) => String(NUMBERS_BY_WORD[word] ?? word))
    .replace(/s$/, '')
