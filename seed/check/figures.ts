import { VALUE_KINDS, type ValueKind } from '../../src/domain/treatment/treatment-value.ts'
import type { Issue, SeedFiles } from '../load/load.ts'
import { readSourcedValues, type ValuesByReference } from '../load/values.ts'

/** Reports figures in prose that a reference should replace, such as `{sessions}`. */
export function checkFigures(files: SeedFiles): Issue[] {
  const values = readSourcedValues(files)
  const { faq, areas, pages } = files.prose
  return [...[...faq, ...areas, ...pages].flatMap(figuresInGeneralProse), ...figuresInTreatmentProse(files, values)]
}

const figuresInGeneralProse = ({
  file,
  body,
  bodyLine,
}: SeedFiles['prose']['pages' | 'areas' | 'faq'][number]): Issue[] =>
  body.split('\n').flatMap((text, index) =>
    [
      ...pricesIn(text),
      ...(text.match(SESSIONS) ?? []).map((figure): Figure => ({ figure, kind: 'sessions' })),
      ...(text.match(SPACING) ?? []).map((figure): Figure => ({ figure, kind: 'spacing' })),
    ].map(({ figure, kind }) => ({
      file,
      path: `line ${bodyLine + index}`,
      message: `has the figure '${figure}': write a reference to a treatment's record, such as {kybella.${kind}}, or a fact`,
    })),
  )

function figuresInTreatmentProse(files: SeedFiles, values: ValuesByReference): Issue[] {
  return [...files.prose.guides, ...files.prose.local].flatMap(({ file, front, body, bodyLine }) => {
    let section = ''
    return body.split('\n').flatMap((text, index) => {
      if (text.startsWith('## ')) section = text.slice(3)
      const figures = [
        ...pricesIn(text),
        ...(INSTRUCTION_SECTIONS.has(section) ? [] : timesIn(text, front.treatment, values)),
      ]
      return figures.map(({ figure, kind }) => ({
        file,
        path: `line ${bodyLine + index}`,
        message: `has the figure '${figure}': write {${kind}}, or {${kind}.…} for one variant. If the figure is new, add it to the treatment's record, or to data/facts.json if it is another price`,
      }))
    })
  })
}

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

const pricesIn = (text: string): Figure[] => (text.match(PRICE) ?? []).map((figure) => ({ figure, kind: 'cost' }))

function timesIn(text: string, treatment: string, values: ValuesByReference): Figure[] {
  const textsOf = (kind: ValueKind) => (values.get(`${treatment}.${kind}`) ?? []).map((value) => value.text)
  const figuresOf = (pattern: RegExp, kind: ValueKind): Figure[] =>
    textsOf(kind).length > 0 ? (text.match(pattern) ?? []).map((figure) => ({ figure, kind })) : []
  const found = [...figuresOf(SESSIONS, 'sessions'), ...figuresOf(SPACING, 'spacing')]
  const repeated = (text.match(DURATION) ?? []).flatMap((figure): Figure[] => {
    const kind = KINDS_EXCEPT_COST.find((candidate) =>
      textsOf(candidate).some((value) => durationsIn(value).has(normalizeFigure(figure))),
    )
    return kind && !found.some((other) => other.figure.includes(figure)) ? [{ figure, kind }] : []
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
