import { isDeepStrictEqual } from 'node:util'
import { DAYS, type WeekHours } from '../../src/domain/clinic/hours.ts'
import type { ClinicFile } from './clinic-file.ts'
import type { Directory } from './directory.ts'
import type { Cells, Column } from './files/columns.ts'
import { readAddress } from './places/addresses.ts'
import { readDays, readHours } from './values/hours.ts'
import type { PriceDraft } from './values/prices.ts'
import { isRejected, type Reading, type RowIssue } from './values/reading.ts'
import { cleanText, readBoolean, toText } from './values/scalars.ts'
import { CLOSED_HOURS_REJECTION, findStatus, type StatusDraft, saysClosed } from './values/status.ts'

export interface SourceRow {
  row: number
  cells: Cells
}

/** A clinic keeps fields that are absent here, but a new name changes its slug, and a new address its coordinates. */
export type ClinicDraft = Partial<Omit<ClinicFile, 'prices' | 'status'>> & {
  prices?: PriceDraft[]
  status?: StatusDraft
  /** Names of the fields whose lists may lack items. */
  incompleteFields?: Set<string>
}

export interface RowReading {
  row: number
  draft: ClinicDraft
  rejections: RowIssue[]
  notes: RowIssue[]
}

export interface ReadContext {
  directory: Directory
  today: string
  findById: (id: string | undefined) => ClinicFile | null
  lenient: boolean
}

/** An unreadable cell in these columns always rejects the row: without `status`, a closed clinic might appear open. */
export const ESSENTIAL_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'name',
  'address',
  'status',
  'permanently_closed',
  'temporarily_closed',
])

export class RowReader {
  readonly #cells: Cells
  readonly #context: ReadContext
  readonly result: RowReading

  constructor(row: number, cells: Cells, context: ReadContext) {
    this.#cells = cells
    this.#context = context
    this.result = { row, draft: {}, rejections: [], notes: [] }
  }

  readCell<F extends keyof ClinicDraft>(
    field: F,
    column: Column,
    readValue: (value: unknown) => Reading<ClinicDraft[F]>,
  ): void {
    const value = this.#cells[column]
    if (value !== undefined) this.addReading(field, column, value, readValue(value))
  }

  addReading<F extends keyof ClinicDraft>(
    field: F,
    column: Column,
    value: unknown,
    reading: Reading<ClinicDraft[F]> | null,
  ): void {
    if (!reading) return
    const { row, draft, rejections, notes } = this.result
    const cell = { row, column, value: toText(value) }
    if (isRejected(reading)) {
      const { reason, suggestion } = reading
      const isLeftOut = this.#context.lenient && !ESSENTIAL_COLUMNS.has(column)
      if (isLeftOut) notes.push({ ...cell, reason: `${reason}: left out`, suggestion })
      else rejections.push({ ...cell, ...reading })
      return
    }
    if (reading.value !== undefined) draft[field] = reading.value
    if (reading.isIncomplete) draft.incompleteFields = new Set(draft.incompleteFields).add(field)
    else draft.incompleteFields?.delete(field)
    for (const reason of reading.notes)
      notes.push({ ...cell, reason, suggestion: reason.endsWith(': left out') ? (reading.suggestion ?? '') : '' })
  }

  rejectSample(): void {
    const { sample } = this.#cells
    if (this.#context.directory.isSample || !isYes(sample)) return
    this.result.rejections.push({
      row: this.result.row,
      column: 'sample',
      value: toText(sample),
      reason: 'says that the clinic is invented',
      suggestion: 'remove the row, or write no if the clinic is real',
    })
  }

  readAddress(): void {
    const { directory, findById } = this.#context
    const currentAddress = findById(this.result.draft.id)?.address
    const reading = readAddress(this.#cells, directory.zips, currentAddress)
    this.addReading('address', 'address', formatAddressCells(this.#cells), reading)
  }

  /** A row of a download whose `own_hours` is not yes has SAMPLE_HOURS or no hours. */
  readHours(): void {
    const cells = this.#cells
    if (cells.own_hours !== undefined && !isYes(cells.own_hours)) return
    const hasDayCells = DAYS.some((day) => cells[day] !== undefined)
    const value = cells.hours ?? (hasDayCells ? DAYS.map((day) => toText(cells[day])).join('; ') : undefined)
    if (value === undefined) return
    if (saysClosed(cleanText(cells.hours))) {
      if (cells[findStatus(cells).column] === undefined)
        this.addReading('status', 'status', value, CLOSED_HOURS_REJECTION)
      return
    }
    const reading = cells.hours === undefined ? readDays(cells) : readHours(cells.hours)
    const dayReading = cells.hours !== undefined && hasDayCells ? readDays(cells) : null
    const isDayLost =
      dayReading !== null &&
      !isRejected(reading) &&
      (isRejected(dayReading) || !isDeepStrictEqual(dayReading.value.hours, reading.value.hours))
    const notes = isDayLost ? ['differs from the columns mon to sun, which were left out'] : []
    const hoursReading: Reading<WeekHours | undefined> = isRejected(reading)
      ? reading
      : { ...reading, value: reading.value.hours, notes: [...reading.notes, ...notes] }
    this.addReading('hours', 'hours', value, hoursReading)
    if (!isRejected(reading) && reading.value.byAppointment) this.result.draft.byAppointment = true
  }
}

const isYes = (value: unknown) => {
  const reading = readBoolean(value)
  return !isRejected(reading) && reading.value
}

const formatAddressCells = ({ address, house_number, street, suite, floor, city, state, zip, country }: Cells) =>
  [address, house_number, street, suite, floor, city, state, zip, country].map(toText).filter(Boolean).join(', ')
