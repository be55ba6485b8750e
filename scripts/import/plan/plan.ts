import { hashIdentity, hashIdentityAtAddress, type RemovedClinic } from '../../listings/removed.ts'
import { type ClinicFile, findChangedKeys } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import type { Table } from '../files/table.ts'
import { readRow } from '../row.ts'
import type { ReadContext, RowReading } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'
import { findClinicCheckIssues } from './clinic-checks.ts'
import { DirectoryIndex } from './directory-index.ts'
import { type Duplicate, findDuplicates } from './duplicates.ts'
import type { ImportPlan } from './import-plan.ts'
import { mergeKeepingCorrections } from './keep-corrections.ts'
import type { MergeContext } from './merge.ts'
import {
  addOpenListing,
  addRowNumber,
  createClosedNote,
  createMissingFieldIssues,
  hasNameAndAddress,
} from './plan-issues.ts'
import { UsedSlugs } from './slugs.ts'

export function planImport(table: Table, directory: Directory, today: string): ImportPlan {
  const planner = new Planner(table, directory, today)
  const rowReadings = table.rows.map((sourceRow) => planner.readTableRow(sourceRow))
  for (const rowReading of rowReadings) planner.reserveId(rowReading)
  const duplicates = findDuplicates(rowReadings.filter(({ rejections }) => rejections.length === 0))
  for (const rowReading of rowReadings) planner.planRow(rowReading, duplicates.get(rowReading))
  return planner.finish()
}

class Planner {
  readonly #directory: Directory
  readonly #context: ReadContext & MergeContext
  readonly #directoryIndex: DirectoryIndex
  readonly #removedClinics: ReadonlyMap<string, RemovedClinic>
  readonly #plan: ImportPlan
  readonly #hasAddressColumn: boolean
  /** Rows that `readRow` rejected, and duplicate rows. Their clinics do not count as missing. */
  readonly #leftOutRows: RowReading[] = []

  constructor(table: Table, directory: Directory, today: string) {
    const { clinics } = directory
    this.#directory = directory
    this.#directoryIndex = new DirectoryIndex(clinics)
    this.#hasAddressColumn = table.rows.some(({ cells }) => (cells.address ?? cells.street) !== undefined)
    this.#removedClinics = new Map(
      directory.removedClinics.flatMap((clinic) =>
        [clinic.id, ...clinic.identityHashes].map((key) => [key, clinic] as const),
      ),
    )
    this.#context = {
      directory,
      today,
      lenient: table.lenient,
      usedSlugs: new UsedSlugs(clinics),
      findById: (id) => this.#directoryIndex.findById(id),
    }
    // Reserves the ids and slugs of removed clinics, because their URLs return 410.
    for (const { id, segments } of directory.removedClinics)
      for (const slug of [id, ...segments]) this.#context.usedSlugs.reserve(slug, `${id}, which was removed`)
    this.#plan = {
      changes: [],
      unchangedRows: [],
      rejections: [...table.overlongRowIssues],
      duplicates: [],
      removedClinicRows: [],
      closedRowNumbers: [],
      missingClinics: [],
      keptCorrections: [],
      notes: [],
    }
  }

  readTableRow(sourceRow: Table['rows'][number]): RowReading {
    return readRow(sourceRow, this.#context)
  }

  /** Must run for all rows before `planRow`, which matches rows by other fields and assigns free ids. */
  reserveId({ draft }: RowReading): void {
    const clinic = this.#directoryIndex.findById(draft.id)
    if (clinic) this.#directoryIndex.markAsMatched(clinic)
    else if (draft.id !== undefined) this.#context.usedSlugs.reserve(draft.id, draft.id)
  }

  planRow(rowReading: RowReading, duplicate: Duplicate | undefined): void {
    const { row, draft, rejections, notes } = rowReading
    if (rejections.length > 0 || duplicate) {
      this.#leftOutRows.push(rowReading)
      this.#plan.rejections.push(...rejections.map((issue) => this.#describeRejection(issue, draft)))
      if (duplicate) this.#plan.duplicates.push({ row, name: draft.name ?? draft.id ?? '', ...duplicate })
      return
    }
    const before = this.#directoryIndex.findById(draft.id) ?? this.#directoryIndex.findMatchingClinic(draft)
    const removedClinic = before ? undefined : this.#findRemoved(draft)
    if (removedClinic) {
      this.#plan.removedClinicRows.push({ row, id: removedClinic.id, name: draft.name ?? '' })
      return
    }
    if (before) this.#directoryIndex.markAsMatched(before)
    this.#plan.notes.push(...notes)
    if (before || hasNameAndAddress(draft)) this.#mergeRow(row, before, rowReading)
    else this.#plan.rejections.push(...createMissingFieldIssues(rowReading, this.#hasAddressColumn))
  }

  #describeRejection(issue: RowIssue, draft: RowReading['draft']): RowIssue {
    if (!issue.isClosure) return issue
    const clinic = this.#directoryIndex.findById(draft.id) ?? this.#directoryIndex.findMatchingClinic(draft)
    return clinic && clinic.status?.kind !== 'closed' ? addOpenListing(issue, clinic, this.#directory.folder) : issue
  }

  /** A row with an id and an address may be another branch with the removed clinic's phone number. */
  #findRemoved(draft: RowReading['draft']): RemovedClinic | undefined {
    if (this.#removedClinics.size === 0) return undefined
    const mayBeBranch = draft.id !== undefined && draft.address !== undefined
    const hashes = mayBeBranch ? hashIdentityAtAddress(draft) : hashIdentity(draft)
    const keys = [...(draft.id === undefined ? [] : [draft.id]), ...hashes]
    return keys.map((key) => this.#removedClinics.get(key)).find((clinic) => clinic !== undefined)
  }

  #mergeRow(row: number, before: ClinicFile | null, { draft }: RowReading): void {
    // A row with an id may come from a download of a directory, which includes closed clinics.
    if (before === null && draft.id === undefined && draft.status?.kind === 'closed') {
      this.#plan.closedRowNumbers.push(row)
      this.#plan.notes.push(createClosedNote(row, draft.name ?? ''))
      return
    }
    const { clinic, issues, notes, keptCorrections } = mergeKeepingCorrections(before, draft, this.#context)
    this.#plan.keptCorrections.push(...addRowNumber(row, keptCorrections))
    this.#plan.notes.push(...addRowNumber(row, notes))
    this.#plan.rejections.push(...addRowNumber(row, issues))
    if (issues.length > 0) return
    const isUnchanged = before !== null && findChangedKeys(before, clinic).length === 0
    ;(isUnchanged ? this.#plan.unchangedRows : this.#plan.changes).push({ row, before, clinic })
  }

  finish(): ImportPlan {
    for (const { draft } of this.#leftOutRows) {
      // A name alone is enough here: a clinic is not missing if only a cell of its row cannot be read.
      const isUnmatchedNamesake = (candidate: ClinicFile) =>
        candidate.name === draft.name && !this.#directoryIndex.isMatched(candidate)
      const clinic = this.#directoryIndex.findMatchingClinic(draft) ?? this.#directory.clinics.find(isUnmatchedNamesake)
      if (clinic) this.#directoryIndex.markAsMatched(clinic)
    }
    const { rejections, warnings } = findClinicCheckIssues(this.#plan.changes, this.#directory)
    const rejectedRows = new Set(rejections.map(({ row }) => row))
    const isMissing = (clinic: ClinicFile) =>
      !this.#directoryIndex.isMatched(clinic) && clinic.status?.kind !== 'closed'
    return {
      ...this.#plan,
      changes: this.#plan.changes.filter(({ row }) => !rejectedRows.has(row)),
      rejections: [...this.#plan.rejections, ...rejections],
      notes: [...this.#plan.notes, ...warnings.filter(({ row }) => !rejectedRows.has(row))],
      missingClinics: this.#directory.clinics.filter(isMissing),
    }
  }
}
