import type { WeekHours } from '../../src/domain/hours.ts'

export interface OpeningClaim {
  words: string
  isMetBy: (hours: WeekHours) => boolean
}

type Day = keyof WeekHours
/** Receives opening and closing time in minutes after midnight. */
type TimeTest = (from: number, to: number) => boolean

const DAYS: readonly [Day, RegExp][] = [
  ['mon', /\bMondays?\b(?!['’])/],
  ['tue', /\bTuesdays?\b(?!['’])/],
  ['wed', /\bWednesdays?\b(?!['’])/],
  ['thu', /\bThursdays?\b(?!['’])/],
  ['fri', /\bFridays?\b(?!['’])/],
  ['sat', /\bSaturdays?\b(?!['’])/],
  ['sun', /\bSundays?\b(?!['’])/],
]

const HOURS: Record<string, number> = { five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 }
const HOUR = Object.keys(HOURS).join('|')
const am = (name: string | undefined) => (HOURS[name ?? ''] ?? 0) * 60
const pm = (name: string | undefined) => am(name) + 12 * 60

const EVENING = 19 * 60
const LATE = 20 * 60
const NINE = 9 * 60

const TIMES: readonly [RegExp, (hour: string | undefined) => TimeTest][] = [
  [
    /\b(?<!half |quarter )(?:after|past) (five|six|seven|eight|nine)\b(?! (?:\w+ )?(?:days|weeks|months))/,
    (hour) => (_, to) => to > pm(hour),
  ],
  [/\b(?:until|till) (six|seven|eight|nine)\b/, (hour) => (_, to) => to >= pm(hour)],
  [new RegExp(`\\b(${HOUR})(?: o['’]clock)? (?:in the evening|at night)\\b`), (hour) => (_, to) => to > pm(hour)],
  [/\bhalf past (seven|eight|nine) in the morning\b/, (hour) => (from) => from <= am(hour) + 30],
  [/(?<!half past )\b(seven|eight|nine|ten)(?: o['’]clock)? in the morning\b/, (hour) => (from) => from <= am(hour)],
  [/\bbefore (seven|eight|nine|ten)\b/, (hour) => (from) => from < am(hour)],
  [/\bat (five|six)\b/, (hour) => (_, to) => to > pm(hour)],
  [/\bat (seven|eight|nine)\b/, (hour) => (from, to) => from <= am(hour) || to > pm(hour)],
  [/\bevenings?\b/i, () => (_, to) => to >= EVENING],
  [/\b(?:late|later|long|longer) hours\b|\blate slots?\b|\bopen(?:s|ed)? late\b/i, () => (_, to) => to >= LATE],
  [/\bbefore (?:and after )?(?:work|(?:the|your) (?:office|workday|shift))\b/i, () => (from) => from < NINE],
  [/\bearly (?:mornings?|hours?|starts?|slots?)\b|\bopen(?:s|ed)? early\b/i, () => (from) => from < NINE],
]

/** Returns the clauses of a sentence without a negation; "closed on Sundays" promises nothing. */
export const affirmativeClauses = (sentence: string): string[] =>
  sentence.split(/[,;:()—]/).filter((clause) => !NEGATION.test(clause))

/** Returns a claim for each weekday and time of day. A time must hold on one of the weekdays, if any. */
export function openingClaims(clause: string): OpeningClaim[] {
  const days = DAYS.flatMap(([day, word]) => {
    const found = word.exec(clause)
    return found ? [{ day, words: found[0] }] : []
  })
  const candidates = days.length > 0 ? days.map(({ day }) => day) : DAYS.map(([day]) => day)
  const times = TIMES.flatMap(([pattern, testFor]) => {
    const found = pattern.exec(clause)
    if (!found) return []
    const test = testFor(found[1])
    return [{ words: found[0], isMetBy: (hours: WeekHours) => candidates.some((day) => meets(hours[day], test)) }]
  })
  return [...days.map(({ day, words }) => ({ words, isMetBy: (hours: WeekHours) => hours[day] !== null })), ...times]
}

const NEGATION =
  /\b(?:no|not|none|nobody|never|nothing|neither|nor|nowhere|without|cannot|hardly|rare|rarely|closed?|closes|avoid|skip|except)\b|n['’]t\b/i

function meets(opening: string | null, test: TimeTest): boolean {
  const [from, to] = (opening ?? '').split('-').map(minutes)
  return from !== undefined && to !== undefined && test(from, to)
}

function minutes(clock: string): number {
  const [hour = Number.NaN, minute = Number.NaN] = clock.split(':').map(Number)
  return hour * 60 + minute
}
