import { BY_APPOINTMENT, DAYS, type Day } from '../../../src/domain/clinic/hours.ts'
import { fitOneDay, resolveTimes } from './hours-clock.ts'
import { type Token, tokenize } from './hours-tokens.ts'
import { HOURS_FORMAT_HINT, type MinuteSpan, type OpeningHours, toWeekHours } from './hours-week.ts'
import { accepted, type Reading, rejected } from './reading.ts'

export function readPlainHours(text: string): Reading<OpeningHours> | null {
  const tokens = tokenize(text)
  if (!tokens) return null
  const words = tokens.filter(({ kind }) => kind !== 'break')
  const isReversed = words.length === 2 && words[0]?.kind === 'times' && words[1]?.kind === 'days'
  const week = new PlainWeek()
  for (const token of isReversed ? words.toReversed() : tokens) {
    const isUnderstood = week.add(token)
    if (!isUnderstood) return week.issue
  }
  return week.finish()
}

const UNCLEAR_REJECTION = rejected('may say when the clinic is closed or when it is open', HOURS_FORMAT_HINT)

const WHOLE_WEEK_NOTE = 'by appointment on every day; for one day, write for example: Sat by appointment'

/** Collects the spans of each day. Times apply to the days before them, or to the whole week if there are none. */
class PlainWeek {
  readonly #spans = new Map<Day, MinuteSpan[]>()
  readonly #notes = new Set<string>()
  /** Groups of days after 'closed'. The last may turn out to be open, as in 'closed Sunday, Mon-Fri 9-6'. */
  #closedGroups: (readonly Day[])[] = []
  #isClosing = false
  #days: readonly Day[] = []
  #haveTimes = true
  readonly #closedDays = new Set<Day>()
  readonly #appointmentDays = new Set<Day>()
  #isByAppointment = false
  /** Whether the days named last are closed or by appointment, so that times cannot follow. */
  #areSettled = false
  /** Whether times came before the first day. */
  #isWholeWeek = false
  #namesDays = false
  issue: Reading<never> | null = null

  add(token: Token): boolean {
    if (token.kind === 'holidays') this.#notes.add('left out the public holidays')
    if (token.kind === 'days') this.#addDays(token.days)
    if (token.kind === 'closed') this.#addClosed()
    if (token.kind === 'appointment') return this.#addAppointment()
    if (token.kind === 'break') return this.#addBreak()
    if (token.kind === 'always') return this.#addAlways()
    return token.kind !== 'times' || this.#addTimes(token)
  }

  finish(): Reading<OpeningHours> | null {
    if (!this.#haveTimes && !this.#isClosing) return rejected('has days without times', HOURS_FORMAT_HINT)
    if (this.#isClosing && this.#closedGroups.length === 0 && this.#spans.size > 0) return UNCLEAR_REJECTION
    this.#endClosing()
    for (const day of this.#closedDays) this.#spans.set(day, [])
    if (this.#isWholeWeek)
      this.#notes.add(
        this.#namesDays ? 'names no days at first: taken for every other day' : 'names no days: taken for every day',
      )
    const { hours, notes } = toWeekHours(this.#spans)
    for (const day of this.#appointmentDays) hours[day] = BY_APPOINTMENT
    return accepted({ hours, ...(this.#isByAppointment && { byAppointment: true }) }, ...notes, ...this.#notes)
  }

  #addDays(days: readonly Day[]): void {
    this.#namesDays = true
    if (this.#isClosing) this.#closedGroups.push(days)
    else this.#days = this.#haveTimes ? days : [...this.#days, ...days]
    this.#haveTimes = false
    this.#areSettled = false
  }

  #addClosed(): void {
    if (this.#isClosing) this.#endClosing()
    if (this.#haveTimes) {
      this.#isClosing = true
      return
    }
    this.#settle(this.#days, this.#closedDays)
  }

  #settle(days: readonly Day[], settledDays: Set<Day>): void {
    for (const day of days) settledDays.add(day)
    this.#haveTimes = true
    this.#areSettled = true
  }

  #reject(rejection: Reading<never>): false {
    this.issue = rejection
    return false
  }

  /** Applies 'by appointment' to the days before it, or to the clinic if there are no days or they have times. */
  #addAppointment(): boolean {
    if (this.#isClosing && this.#closedGroups.length > 1) return this.#reject(UNCLEAR_REJECTION)
    if (this.#haveTimes || this.#isClosing) {
      this.#isByAppointment = true
      if (this.#spans.size > this.#days.length) this.#notes.add(WHOLE_WEEK_NOTE)
      return true
    }
    this.#settle(this.#days, this.#appointmentDays)
    return true
  }

  /** Ends a clause. Rejects days that may be closed or not, such as Tuesday in 'closed Mon; Tue; Wed 9-5'. */
  #addBreak(): boolean {
    if (this.#closedDays.size > 0 && !this.#haveTimes && !this.#isClosing) return this.#reject(UNCLEAR_REJECTION)
    this.#endClosing()
    return true
  }

  #endClosing(): void {
    if (this.#closedGroups.length === 0) return
    this.#settle(this.#closedGroups.flat(), this.#closedDays)
    this.#closedGroups = []
    this.#isClosing = false
  }

  #addTimes({ from, to }: Extract<Token, { kind: 'times' }>): boolean {
    if (!fitOneDay(from, to)) return false
    const span = resolveTimes(from, to)
    if (span) return this.#addSpan(span)
    return this.#reject(rejected('may be in the morning or in the evening', 'write am and pm, such as 10am-11pm'))
  }

  #addAlways(): boolean {
    if (this.#days.length === 0) this.#days = DAYS
    return this.#addSpan({ from: 0, to: 24 * 60 })
  }

  #addSpan(span: MinuteSpan): boolean {
    if (this.#areSettled || !this.#areDaysClear()) return this.#reject(UNCLEAR_REJECTION)
    this.#open(span)
    return true
  }

  /** Returns whether the text tells open from closed days. 'closed Sunday and Monday 9-6' does not. */
  #areDaysClear(): boolean {
    const last = this.#closedGroups.at(-1) ?? []
    return !this.#isClosing || (this.#closedGroups.length > 1 && last.length > 1)
  }

  #open(span: MinuteSpan): void {
    if (this.#isClosing) {
      this.#days = this.#closedGroups.pop() ?? []
      this.#endClosing()
      this.#haveTimes = false
      this.#areSettled = false
    }
    if (this.#days.length === 0) {
      this.#days = DAYS
      this.#isWholeWeek = true
    }
    for (const day of this.#days) this.#spans.set(day, [...(this.#haveTimes ? (this.#spans.get(day) ?? []) : []), span])
    this.#haveTimes = true
  }
}
