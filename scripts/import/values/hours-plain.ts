import type { WeekHours } from '../../../src/domain/hours.ts'
import { areOfOneDay, resolveTimes } from './hours-clock.ts'
import { type Token, tokensOf } from './hours-tokens.ts'
import { DAYS, type Day, HOURS_FORM, type Span, weekOf } from './hours-week.ts'
import { type Reading, refused, taken } from './reading.ts'

/**
 * Reads everyday forms: `Mon–Fri 9–6, Sat 10am-4pm`, `Daily 9-5`, `closed Sunday`. Returns null for anything else, such
 * as rules of OpenStreetMap that these forms do not have.
 */
export function readPlainHours(text: string): Reading<WeekHours> | null {
  const tokens = tokensOf(text)
  if (!tokens) return null
  const isReversed = tokens.length === 2 && tokens[0]?.kind === 'times' && tokens[1]?.kind === 'days'
  const week = new PlainWeek()
  for (const token of isReversed ? tokens.toReversed() : tokens) {
    const isUnderstood = week.add(token)
    if (!isUnderstood) return week.fault
  }
  return week.finish()
}

/** Days wait for the times that follow them. Times without days hold for the whole week. */
class PlainWeek {
  readonly #spans = new Map<Day, Span[]>()
  readonly #notes = new Set<string>()
  /** Days after 'closed', as in 'closed Sunday and Monday': the last of them may turn out to have times. */
  #closed: (readonly Day[])[] = []
  #isClosing = false
  #days: readonly Day[] = []
  #haveTimes = true
  fault: Reading<never> | null = null

  add(token: Token): boolean {
    if (token.kind === 'holidays') this.#notes.add('left out the public holidays')
    if (token.kind === 'days') this.#addDays(token.days)
    if (token.kind === 'closed') this.#close()
    if (token.kind === 'always') this.#open({ from: 0, to: 24 * 60 })
    return token.kind !== 'times' || this.#addTimes(token)
  }

  finish(): Reading<WeekHours> | null {
    if (!this.#haveTimes && !this.#isClosing) return refused('has days without times', HOURS_FORM)
    for (const day of this.#closed.flat()) this.#spans.set(day, [])
    const { hours, notes } = weekOf(this.#spans)
    return taken(hours, ...notes, ...this.#notes)
  }

  #addDays(days: readonly Day[]): void {
    if (this.#isClosing) this.#closed.push(days)
    else this.#days = this.#haveTimes ? days : [...this.#days, ...days]
    this.#haveTimes = false
  }

  #close(): void {
    if (this.#haveTimes) {
      this.#isClosing = true
      return
    }
    for (const day of this.#days) this.#spans.set(day, [])
    this.#haveTimes = true
  }

  #addTimes({ from, to }: Extract<Token, { kind: 'times' }>): boolean {
    if (!areOfOneDay(from, to)) return false
    const span = resolveTimes(from, to)
    if (span) this.#open(span)
    else this.fault = refused('may be in the morning or in the evening', 'write am and pm, such as 10am-11pm')
    return span !== null
  }

  #open(span: Span): void {
    if (this.#isClosing) {
      this.#days = this.#closed.pop() ?? DAYS
      this.#isClosing = false
    }
    if (this.#days.length === 0) this.#days = DAYS
    for (const day of this.#days) this.#spans.set(day, [...(this.#haveTimes ? (this.#spans.get(day) ?? []) : []), span])
    this.#haveTimes = true
  }
}
