import { DAYS, type Day } from '../../../src/domain/clinic/hours.ts'
import { type ClockText, readClock } from './hours-clock.ts'

const DAY_NAME = [
  'm(?:o(?:n(?:days?)?)?)?',
  'th(?:u(?:rs?(?:days?)?)?)?',
  't(?:u(?:es?(?:days?)?)?)?',
  'w(?:e(?:ds?|dnesdays?)?)?',
  'f(?:r(?:i(?:days?)?)?)?',
  'sa(?:t(?:urdays?)?)?',
  'su(?:n(?:days?)?)?',
].join('|')
const DAY = String.raw`(${DAY_NAME})\b\.?`
const CLOCK = String.raw`(?:(\d{1,2})(?:[:.](\d{2}))?(?:\s*([ap])(?:\.?m)?\b\.?)?|(noon|midnight)\b)`
const RANGE_SEPARATOR = String.raw`\s*(?:-|–|—|−|(?:\b|')(?:to|until|till?|thru|through)\b)\s*`

export const APPOINTMENT_PATTERN = String.raw`["'“]?(?:\b(?:by|upon|with)\s+)?(?:prior\s+)?\b(?:appointments?|appts?)\b\.?(?:\s+only\b)?["'”]?`
export const DAY_BY_APPOINTMENT = new RegExp(String.raw`(?<![a-z])${DAY}[\s:,]*${APPOINTMENT_PATTERN}`, 'i')

export type Token =
  | { kind: 'days'; days: readonly Day[] }
  | { kind: 'times'; from: ClockText; to: ClockText }
  | { kind: 'always' | 'appointment' | 'closed' | 'holidays' | 'break' | 'separator' }

const TOKENS: readonly { pattern: RegExp; token: (match: RegExpExecArray) => Token }[] = [
  { pattern: /(?:ph|(?:public )?holidays?)\s*:?\s*(?:off|closed)\b/iy, token: () => ({ kind: 'holidays' }) },
  {
    pattern: /closed\s+(?:on\s+)?(?:(?:all|major|federal|public)\s+)*holidays?\b/iy,
    token: () => ({ kind: 'holidays' }),
  },
  { pattern: new RegExp(APPOINTMENT_PATTERN, 'iy'), token: () => ({ kind: 'appointment' }) },
  { pattern: /24\s*\/\s*7\b|24\s*-?\s*(?:hours|hrs|h)\b/iy, token: () => ({ kind: 'always' }) },
  {
    pattern: /(daily|every\s*day|(?:7|seven) days(?: a week)?|all week)\b/iy,
    token: () => ({ kind: 'days', days: DAYS }),
  },
  { pattern: /weekdays?\b/iy, token: () => ({ kind: 'days', days: DAYS.slice(0, 5) }) },
  { pattern: /weekends?\b/iy, token: () => ({ kind: 'days', days: DAYS.slice(5) }) },
  {
    pattern: new RegExp(`${DAY}(?:${RANGE_SEPARATOR}${DAY})?`, 'iy'),
    token: ([, first, last]) => daysToken(first, last),
  },
  {
    pattern: new RegExp(String.raw`${CLOCK}${RANGE_SEPARATOR}${CLOCK}(?![\d:])`, 'iy'),
    token: ([, ...parts]) => ({ kind: 'times', from: readClock(parts.slice(0, 4)), to: readClock(parts.slice(4)) }),
  },
  { pattern: /(?:closed|off)\b/iy, token: () => ({ kind: 'closed' }) },
  { pattern: /[\s,:/&()]*[;|.][\s,;:|/&.()]*/iy, token: () => ({ kind: 'break' }) },
  { pattern: /[\s,:/&()]+|(?:and|open|from|on)\b/iy, token: () => ({ kind: 'separator' }) },
]

export function tokenize(text: string): Token[] | null {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const next = tokenAt(text, at)
    if (!next) return null
    at = next.end
    if (next.token.kind !== 'separator') tokens.push(next.token)
  }
  return tokens
}

function tokenAt(text: string, at: number): { token: Token; end: number } | null {
  for (const { pattern, token } of TOKENS) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { token: token(match), end: pattern.lastIndex }
  }
  return null
}

function daysToken(first: string | undefined, last: string | undefined): Token {
  const from = indexOfDay(first)
  const length = last === undefined ? 1 : ((indexOfDay(last) - from + 7) % 7) + 1
  return { kind: 'days', days: Array.from({ length }, (_, index) => DAYS[(from + index) % 7] ?? 'mon') }
}

const indexOfDay = (name = '') => DAYS.findIndex((day) => day.startsWith(name.slice(0, 2).toLowerCase()))
