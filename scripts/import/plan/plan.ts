import { hashIdentity, type RemovedClinic } from '../../listings/removed.ts'
import { type ClinicFile, findChangedKeys } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import type { Table } from '../files/table.ts'
import { readRow } from '../row.ts'
import type { ReadContext, RowReading } from '../row-reader.ts'
import { type Duplicate, findDuplicates } from './duplicates.ts'
import { DirectoryIndex } from './identity.ts'
import { UsedNames } from './ids.ts'
import type { ImportPlan } from './import-plan.ts'
import { mergeKeepingCorrections } from './keep-corrections.ts'
import { findLoaderIssues } from './loader-checks.ts'
import type { MergeContext } from './merge.ts'
import { addRowNumber, createClosedNote, createMissingFieldIssues, hasNameAndAddress } from './plan-issues.ts'

export function planImport(table: Table, directory: Directory, today: string): ImportPlan {
  const planner = new Planner(table, directory, today)
  const rows = table.rows.map((row) => planner.readTableRow(row))
  for (const row of rows) planner.claimId(row)
  const duplicates = findDuplicates(rows.filter(({ rejections }) => rejections.length === 0))
  for (const row of rows) planner.planRow(row, duplicates.get(row))
  return planner.finish()
}

class Planner {
  readonly #directory: Directory
  readonly #context: ReadContext & MergeContext
  readonly #directoryIndex: DirectoryIndex
  readonly #removedClinics: ReadonlyMap<string, RemovedClinic>
  readonly #plan: ImportPlan
  /** Rejected and duplicate rows, whose clinics do not count as missing. */
  readonly #leftOutRows: RowReading[] = []

  constructor(table: Table, directory: Directory, today: string) {
    const { clinics } = directory
    this.#directory = directory
    this.#directoryIndex = new DirectoryIndex(clinics)
    this.#removedClinics = new Map(
      directory.removedClinics.flatMap((clinic) => [clinic.id, ...clinic.marks].map((key) => [key, clinic] as const)),
    )
    this.#context = {
      directory,
      today,
      lenient: table.lenient,
      usedNames: new UsedNames(clinics),
      findById: (id) => this.#directoryIndex.findById(id),
    }
    // Reserves the ids and slugs of removed clinics, because their URLs return 410.
    for (const { id, segments } of directory.removedClinics)
      for (const name of [id, ...segments]) this.#context.usedNames.claim(name, `${id}, which was removed`)
    this.#plan = {
      changes: [],
      unchangedClinics: [],
      rejections: [...table.overlongRowIssues],
      duplicates: [],
      removedRows: [],
      closedRows: [],
      missingClinics: [],
      keptCorrections: [],
      notes: [],
    }
  }

  readTableRow(row: Table['rows'][number]): RowReading {
    return readRow(row, this.#context)
  }

  /** Reserves a row's id and the clinic with that id. Must run for all rows before `planRow` assigns free ids. */
  claimId({ draft }: RowReading): void {
    const clinic = this.#directoryIndex.findById(draft.id)
    if (clinic) this.#directoryIndex.claim(clinic)
    else if (draft.id !== undefined) this.#context.usedNames.claim(draft.id, draft.id)
  }

  planRow(parsedRow: RowReading, duplicate: Duplicate | undefined): void {
    const { row, draft, rejections, notes } = parsedRow
    if (rejections.length > 0 || duplicate) {
      this.#leftOutRows.push(parsedRow)
      this.#plan.rejections.push(...rejections)
      if (duplicate) this.#plan.duplicates.push({ row, name: draft.name ?? draft.id ?? '', ...duplicate })
      return
    }
    const before = this.#directoryIndex.findById(draft.id) ?? this.#directoryIndex.findMatchingClinic(draft)
    const removedClinic = before ? undefined : this.#findRemoved(draft)
    if (removedClinic) {
      this.#plan.removedRows.push({ row, id: removedClinic.id, name: draft.name ?? '' })
      return
    }
    if (before) this.#directoryIndex.claim(before)
    this.#plan.notes.push(...notes)
    if (before || hasNameAndAddress(draft)) this.#mergeRow(row, before, parsedRow)
    else this.#plan.rejections.push(...createMissingFieldIssues(parsedRow))
  }

  #findRemoved(draft: RowReading['draft']): RemovedClinic | undefined {
    if (this.#removedClinics.size === 0) return undefined
    const keys = [...(draft.id === undefined ? [] : [draft.id]), ...hashIdentity(draft)]
    return keys.map((key) => this.#removedClinics.get(key)).find((clinic) => clinic !== undefined)
  }

  #mergeRow(row: number, before: ClinicFile | null, { draft }: RowReading): void {
    // Leaves out a closed clinic that was never in the directory, unless the row has an id. A row with an id may come
    // from a download of a directory, which includes closed clinics.
    if (before === null && draft.id === undefined && draft.status?.kind === 'closed') {
      this.#plan.closedRows.push(row)
      this.#plan.notes.push(createClosedNote(row, draft.name ?? ''))
      return
    }
    const { clinic, issues, notes, keptValues } = mergeKeepingCorrections(before, draft, this.#context)
    this.#plan.keptCorrections.push(...addRowNumber(row, keptValues))
    this.#plan.notes.push(...addRowNumber(row, notes))
    this.#plan.rejections.push(...addRowNumber(row, issues))
    if (issues.length > 0) return
    const isUnchanged = before !== null && findChangedKeys(before, clinic).length === 0
    ;(isUnchanged ? this.#plan.unchangedClinics : this.#plan.changes).push({ row, before, clinic })
  }

  finish(): ImportPlan {
    for (const { draft } of this.#leftOutRows) {
      const clinic = this.#directoryIndex.findMatchingClinic(draft)
      if (clinic) this.#directoryIndex.claim(clinic)
    }
    const { rejections, warnings } = findLoaderIssues(this.#plan.changes, this.#directory)
    const rejectedRows = new Set(rejections.map(({ row }) => row))
    const isMissing = (clinic: ClinicFile) =>
      !this.#directoryIndex.isClaimed(clinic) && clinic.status?.kind !== 'closed'
    return {
      ...this.#plan,
      changes: this.#plan.changes.filter(({ row }) => !rejectedRows.has(row)),
      rejections: [...this.#plan.rejections, ...rejections],
      notes: [...this.#plan.notes, ...warnings.filter(({ row }) => !rejectedRows.has(row))],
      missingClinics: this.#directory.clinics.filter(isMissing),
    }
  }
}
