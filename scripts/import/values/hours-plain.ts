import { BY_APPOINTMENT, DAYS, type Day } from '../../../src/domain/clinic/hours.ts'
import { areHoursOfOneDay, resolveTimes } from './hours-clock.ts'
import { type Token, tokenize } from './hours-tokens.ts'
import { HOURS_FORMAT_HINT, type MinuteSpan, type OpeningHours, toWeekHours } from './hours-week.ts'
import { accept, type Reading, reject } from './reading.ts'

export function readPlainHours(text: string): Reading<OpeningHours> | null {
  const tokens = tokenize(text)
  if (!tokens) return null
  const week = new WeekHoursBuilder()
  for (const token of moveDaysBeforeTimes(tokens)) {
    const isUnderstood = week.add(token)
    if (!isUnderstood) return week.rejection
  }
  return week.finish()
}

const isBreak = ({ kind }: Token) => kind === 'clauseBreak' || kind === 'comma'

/** Matches days after times, as in '9-5 Mon-Fri, closed Sat'. Not '9-5 Sat 10-4 Sun' or '9-5, Sun, closed Mon'. */
const DAYS_LAST_PATTERN =
  /^(?:times (?:break )*(?:day |days (?:(?:break )+closed days? )*)|times days? (?:(?:break )+(?:times|closed) days? )+)(?:break )*$/

const describeKind = (token: Token) =>
  isBreak(token) ? 'break ' : token.kind === 'days' && token.days.length === 1 ? 'day ' : `${token.kind} `

function moveDaysBeforeTimes(tokens: readonly Token[]): readonly Token[] {
  const kinds = tokens.map(describeKind).join('')
  return DAYS_LAST_PATTERN.test(kinds)
    ? tokens
        .filter((token) => !isBreak(token))
        .map((token, index, all) => all[index % 2 === 0 ? index + 1 : index - 1] ?? token)
    : tokens
}

const UNCLEAR_REJECTION = reject('may say when the clinic is closed or when it is open', HOURS_FORMAT_HINT)

const BY_APPOINTMENT_EVERY_DAY_NOTE =
  'read as by appointment on every day; for one day, write for example: Sat by appointment'

/** Times before any day is named apply to every day for which the text gives nothing else. */
class WeekHoursBuilder {
  readonly #spans = new Map<Day, MinuteSpan[]>()
  readonly #notes = new Set<string>()
  /** 'Mon 9-12; Mon 1-5' is a day with a break, but 'Mon-Fri 9-12; Mon 1-5' gives Monday other times. */
  readonly #openGroups = new Set<string>()
  /** Groups of days after the word 'closed'. In 'closed Sunday, Mon-Fri 9-6', the last group turns out to be open. */
  #closedGroups: (readonly Day[])[] = []
  #isAfterClosed = false
  #days: readonly Day[] = []
  /** Whether the days named last have times, are closed or are by appointment. Also true before any day is named. */
  #areLastDaysSettled = true
  readonly #closedDays = new Set<Day>()
  readonly #appointmentDays = new Set<Day>()
  #isByAppointment = false
  /** Whether the days named last are closed or by appointment, so that times cannot follow. */
  #areLastDaysWithoutTimes = false
  #timesPrecedeDays = false
  #namesDays = false
  #hasAmbiguousDays = false
  rejection: Reading<never> | null = null

  add(token: Token): boolean {
    if (token.kind === 'holidays') this.#notes.add('left out the public holidays')
    if (token.kind === 'lastAppointment') this.#notes.add('left out the last appointment')
    if (token.kind === 'days') this.#addDays(token.days)
    if (token.kind === 'closed') this.#addClosed()
    if (token.kind === 'appointment') return this.#addAppointment()
    if (token.kind === 'clauseBreak') return this.#addClauseBreak()
    if (token.kind === 'always') return this.#addAlways()
    return token.kind !== 'times' || this.#addTimes(token)
  }

  finish(): Reading<OpeningHours> | null {
    if (this.#timesPrecedeDays && this.#hasAmbiguousDays) return UNCLEAR_REJECTION
    if (!this.#areLastDaysSettled && !this.#isAfterClosed) return reject('has days without times', HOURS_FORMAT_HINT)
    if (this.#isAfterClosed && this.#closedGroups.length === 0 && this.#spans.size > 0) return UNCLEAR_REJECTION
    this.#closeListedDays()
    for (const day of this.#closedDays) this.#spans.set(day, [])
    if (this.#timesPrecedeDays)
      this.#notes.add(
        this.#namesDays ? 'names no days at first: taken for all remaining days' : 'names no days: taken for every day',
      )
    const { hours, notes } = toWeekHours(this.#spans)
    for (const day of this.#appointmentDays) hours[day] = BY_APPOINTMENT
    return accept({ hours, ...(this.#isByAppointment && { byAppointment: true }) }, ...notes, ...this.#notes)
  }

  #addDays(days: readonly Day[]): void {
    this.#namesDays = true
    if (this.#isAfterClosed) this.#closedGroups.push(days)
    else {
      // In '9-5 Mon-Fri, Sat 10-2', the first times are those of Mon-Fri.
      if (this.#timesPrecedeDays && (!this.#areLastDaysSettled || days.length === DAYS.length))
        this.#hasAmbiguousDays = true
      this.#days = this.#areLastDaysSettled ? days : [...this.#days, ...days]
    }
    this.#areLastDaysSettled = false
    this.#areLastDaysWithoutTimes = false
  }

  #addClosed(): void {
    if (this.#isAfterClosed) this.#closeListedDays()
    if (this.#areLastDaysSettled) {
      this.#isAfterClosed = true
      return
    }
    this.#markDays(this.#days, this.#closedDays)
  }

  #markDays(days: readonly Day[], markedDays: Set<Day>): void {
    for (const day of days) markedDays.add(day)
    this.#areLastDaysSettled = true
    this.#areLastDaysWithoutTimes = true
  }

  #reject(rejection: Reading<never>): false {
    this.rejection = rejection
    return false
  }

  /** Rejects 'closed Mon, Tue by appointment', because Tuesday may be closed. */
  #addAppointment(): boolean {
    if (this.#isAfterClosed && this.#closedGroups.length > 1) return this.#reject(UNCLEAR_REJECTION)
    if (this.#areLastDaysSettled || this.#isAfterClosed) {
      this.#isByAppointment = true
      if (this.#spans.size > this.#days.length) this.#notes.add(BY_APPOINTMENT_EVERY_DAY_NOTE)
      return true
    }
    this.#markDays(this.#days, this.#appointmentDays)
    return true
  }

  /** Ends a clause. Rejects days that may be open or closed, such as Tuesday in 'closed Mon; Tue; Wed 9-5'. */
  #addClauseBreak(): boolean {
    if (this.#closedDays.size > 0 && !this.#areLastDaysSettled && !this.#isAfterClosed)
      return this.#reject(UNCLEAR_REJECTION)
    this.#closeListedDays()
    return true
  }

  #closeListedDays(): void {
    if (this.#closedGroups.length === 0) return
    this.#markDays(this.#closedGroups.flat(), this.#closedDays)
    this.#closedGroups = []
    this.#isAfterClosed = false
  }

  #addTimes({ from, to }: Extract<Token, { kind: 'times' }>): boolean {
    if (!areHoursOfOneDay(from, to)) return false
    const span = resolveTimes(from, to)
    if (span) return this.#addSpan(span)
    return this.#reject(reject('may be in the morning or in the evening', 'write am and pm, such as 10am-11pm'))
  }

  #addAlways(): boolean {
    if (this.#days.length === 0) this.#days = DAYS
    return this.#addSpan({ from: 0, to: 24 * 60 })
  }

  #addSpan(span: MinuteSpan): boolean {
    if (this.#areLastDaysWithoutTimes || !this.#areDaysClear()) return this.#reject(UNCLEAR_REJECTION)
    this.#openDays(span)
    return true
  }

  /** Returns whether the text makes clear which days are open. 'closed Sunday and Monday 9-6' does not. */
  #areDaysClear(): boolean {
    const lastGroup = this.#closedGroups.at(-1) ?? []
    return !this.#isAfterClosed || (this.#closedGroups.length > 1 && lastGroup.length > 1)
  }

  #openDays(span: MinuteSpan): void {
    if (this.#isAfterClosed) {
      this.#days = this.#closedGroups.pop() ?? []
      this.#closeListedDays()
      this.#areLastDaysSettled = false
      this.#areLastDaysWithoutTimes = false
    }
    if (this.#days.length === 0) {
      this.#days = DAYS
      this.#timesPrecedeDays = true
    }
    const group = this.#days.join()
    const isGroupOpen = this.#areLastDaysSettled || this.#openGroups.has(group)
    for (const day of this.#days) {
      const spans = isGroupOpen ? (this.#spans.get(day) ?? []) : []
      const isKept = ({ from, to }: MinuteSpan) => this.#areLastDaysSettled || to <= span.from || from >= span.to
      this.#spans.set(day, [...spans.filter(isKept), span])
    }
    this.#openGroups.add(group)
    this.#areLastDaysSettled = true
  }
}
