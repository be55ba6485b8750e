import { DAYS, type Day } from '../../../src/domain/clinic/hours.ts'
import { type ClockTime, readClock } from './hours-clock.ts'

const DAY_NAME_PATTERN = [
  'm(?:o(?:n(?:days?)?)?)?',
  'th(?:u(?:rs?(?:days?)?)?)?',
  't(?:u(?:es?(?:days?)?)?)?',
  'w(?:e(?:ds?|dnesdays?)?)?',
  'f(?:r(?:i(?:days?)?)?)?',
  'sa(?:t(?:urdays?)?)?',
  'su(?:n(?:days?)?)?',
].join('|')

/** Days written without separators between them. 'MF' is missing, because it may mean Monday to Friday. */
const JOINED_DAYS: Readonly<Record<string, readonly Day[]>> = {
  mw: ['mon', 'wed'],
  mwf: ['mon', 'wed', 'fri'],
  tth: ['tue', 'thu'],
  tuth: ['tue', 'thu'],
  mtw: ['mon', 'tue', 'wed'],
  mtwth: ['mon', 'tue', 'wed', 'thu'],
  mtwtf: ['mon', 'tue', 'wed', 'thu', 'fri'],
  tr: ['tue', 'thu'],
  mtwr: ['mon', 'tue', 'wed', 'thu'],
  mtwrf: ['mon', 'tue', 'wed', 'thu', 'fri'],
  mtwthf: ['mon', 'tue', 'wed', 'thu', 'fri'],
}
const DAY_PATTERN = String.raw`(${DAY_NAME_PATTERN})\b\.?`
const CLOCK_PATTERN = String.raw`(?:(\d{1,2})(?!\s*(?:noon|midnight)\b)(?:(?:[:.]|(?<=\b\d\d))(\d{2}))?(?:\s*([ap])(?:\.?m)?\b\.?)?|(?:12\s*)?(noon|midnight)\b)`
const RANGE_SEPARATOR_PATTERN = String.raw`\s*(?:-|–|—|−|(?:\b|')(?:to|until|till?|thru|through)\b)\s*`
const DAY_RANGE_PATTERN = `${DAY_PATTERN}(?:${RANGE_SEPARATOR_PATTERN}${DAY_PATTERN})?`

export const APPOINTMENT_PATTERN = String.raw`["'“]?(?:\b(?:by|upon|with)\s+)?(?:prior\s+)?\b(?:appointments?|appts?)\b\.?(?:\s+only\b)?["'”]?`
export const DAY_BY_APPOINTMENT_PATTERN = new RegExp(
  String.raw`(?<![a-z])${DAY_PATTERN}[\s:,]*${APPOINTMENT_PATTERN}`,
  'i',
)

/** Matches a day's value such as "", [] or "[]" in JSON. Without it, the day would get the hours of the next day. */
const EMPTY_JSON_VALUE_PATTERN =
  /["'\s]*[:,][\s;[({]*(?:"[\s[\]{}]*"|'[\s[\]{}]*'|\[[\s;]*\]|\{[\s;]*\})(?=[\s;\]})]*(?:[,;]|$))/y

/** Matches the empty value of Sunday in 'Sunday: ; Monday: 9-5'. */
const EMPTY_VALUE_PATTERN = new RegExp(
  String.raw`(?<=\b(?:${DAY_NAME_PATTERN}|weekdays?|weekends?)\.?)\s*:[\s,;|]*[,;|]\s*(?=${DAY_PATTERN})`,
  'iy',
)

export type Token =
  | { kind: 'days'; days: readonly Day[] }
  | { kind: 'times'; from: ClockTime; to: ClockTime }
  | {
      kind: 'always' | 'appointment' | 'closed' | 'holidays' | 'lastAppointment' | 'clauseBreak' | 'comma' | 'separator'
    }

const TOKEN_PATTERNS: readonly { pattern: RegExp; createToken: (match: RegExpExecArray) => Token }[] = [
  { pattern: /(?:ph|(?:public )?holidays?)\s*:?\s*(?:off|closed)\b/iy, createToken: () => ({ kind: 'holidays' }) },
  {
    pattern: /closed\s+(?:on\s+)?(?:(?:all|major|federal|public)\s+)*holidays?\b/iy,
    createToken: () => ({ kind: 'holidays' }),
  },
  {
    pattern: new RegExp(
      String.raw`last (?:appointment|appt)s?\b[.:]?\s*(?:(?:at|is|@)\s*)*` +
        String.raw`(?:(?:\d+|an?|one|half an?)\s*(?:hour|hr|minute|min)s?\.? (?:before|prior to) clos(?:e|ing)(?: time)?\b|${CLOCK_PATTERN})`,
      'iy',
    ),
    createToken: () => ({ kind: 'lastAppointment' }),
  },
  { pattern: new RegExp(APPOINTMENT_PATTERN, 'iy'), createToken: () => ({ kind: 'appointment' }) },
  { pattern: /24\s*\/\s*7\b|24\s*-?\s*(?:hours|hrs|h)\b/iy, createToken: () => ({ kind: 'always' }) },
  {
    pattern: new RegExp(
      // Does not match 'daily except Sat and Sun', because only one exception is read.
      String.raw`(?:daily|every\s*day|(?:7|seven) days(?: a week)?|all week)\b(?:[\s,(]*except(?: for| on)? ${DAY_RANGE_PATTERN}\)?(?![\s,/&]*(?:and )?(?:${DAY_NAME_PATTERN}|holidays?)\b))?`,
      'iy',
    ),
    createToken: ([, first, last]) => ({
      kind: 'days',
      days: DAYS.filter((day) => first === undefined || !listDays(first, last).includes(day)),
    }),
  },
  { pattern: /weekdays?\b/iy, createToken: () => ({ kind: 'days', days: DAYS.slice(0, 5) }) },
  { pattern: /weekends?\b/iy, createToken: () => ({ kind: 'days', days: DAYS.slice(5) }) },
  {
    pattern: new RegExp(String.raw`(?:${Object.keys(JOINED_DAYS).join('|')})\b`, 'iy'),
    createToken: ([name]) => ({ kind: 'days', days: JOINED_DAYS[name.toLowerCase()] ?? [] }),
  },
  {
    pattern: new RegExp(DAY_RANGE_PATTERN, 'iy'),
    createToken: ([, first, last]) => ({ kind: 'days', days: listDays(first, last) }),
  },
  {
    pattern: new RegExp(String.raw`${CLOCK_PATTERN}${RANGE_SEPARATOR_PATTERN}${CLOCK_PATTERN}(?![\d:])`, 'iy'),
    createToken: ([, ...groups]) => ({
      kind: 'times',
      from: readClock(groups.slice(0, 4)),
      to: readClock(groups.slice(4)),
    }),
  },
  { pattern: /(?:closed|off)\b/iy, createToken: () => ({ kind: 'closed' }) },
  { pattern: EMPTY_VALUE_PATTERN, createToken: () => ({ kind: 'closed' }) },
  { pattern: EMPTY_JSON_VALUE_PATTERN, createToken: () => ({ kind: 'closed' }) },
  { pattern: /[\s,:/&()]*[;|.][\s,;:|/&.()]*/iy, createToken: () => ({ kind: 'clauseBreak' }) },
  { pattern: /[\s:/&(){}[\]"']*,[\s,:/&(){}[\]"']*/iy, createToken: () => ({ kind: 'comma' }) },
  {
    pattern: /[\s:/&(){}[\]"']+|(?:and|open|from|on|e[sd]?t|eastern(?: time)?)\b/iy,
    createToken: () => ({ kind: 'separator' }),
  },
]

export function tokenize(text: string): Token[] | null {
  const tokens: Token[] = []
  for (let position = 0; position < text.length; ) {
    const nextToken = readToken(text, position)
    if (!nextToken) return null
    position = nextToken.end
    if (nextToken.token.kind !== 'separator') tokens.push(nextToken.token)
  }
  return tokens
}

function readToken(text: string, position: number): { token: Token; end: number } | null {
  for (const { pattern, createToken } of TOKEN_PATTERNS) {
    pattern.lastIndex = position
    const match = pattern.exec(text)
    if (match) return { token: createToken(match), end: pattern.lastIndex }
  }
  return null
}

function listDays(first: string | undefined, last: string | undefined): Day[] {
  const firstIndex = getDayIndex(first)
  const length = last === undefined ? 1 : ((getDayIndex(last) - firstIndex + 7) % 7) + 1
  return Array.from({ length }, (_, index) => DAYS[(firstIndex + index) % 7] ?? 'mon')
}

const getDayIndex = (name = '') => DAYS.findIndex((day) => day.startsWith(name.slice(0, 2).toLowerCase()))
