import { identityHashes, type RemovedClinic } from '../../listings/removed.ts'
import { type ClinicFile, changedKeys } from '../clinic-file.ts'
import type { Directory } from '../directory.ts'
import type { Table } from '../files/table.ts'
import { readRow } from '../row.ts'
import type { ReadContext, ReadRow } from '../row-reader.ts'
import { type Duplicate, findDuplicates } from './duplicates.ts'
import { DirectoryIndex } from './identity.ts'
import { UsedNames } from './ids.ts'
import type { ImportPlan } from './import-plan.ts'
import { mergeKeepingCorrections } from './keep-corrections.ts'
import { loaderIssues } from './loader-checks.ts'
import type { MergeContext } from './merge.ts'
import { atRow, closedNote, isComplete, missingFieldIssues } from './plan-issues.ts'

export function planImport(table: Table, directory: Directory, today: string): ImportPlan {
  const planner = new Planner(table, directory, today)
  const rows = table.rows.map((row) => planner.read(row))
  for (const row of rows) planner.claimId(row)
  const duplicates = findDuplicates(rows.filter(({ rejected }) => rejected.length === 0))
  for (const row of rows) planner.planRow(row, duplicates.get(row))
  return planner.finish()
}

class Planner {
  readonly #directory: Directory
  readonly #context: ReadContext & MergeContext
  readonly #existing: DirectoryIndex
  readonly #removed: ReadonlyMap<string, RemovedClinic>
  readonly #plan: ImportPlan
  /** Rejected and duplicate rows. Their clinics do not count as missing. */
  readonly #leftOut: ReadRow[] = []

  constructor(table: Table, directory: Directory, today: string) {
    const { clinics } = directory
    this.#directory = directory
    this.#existing = new DirectoryIndex(clinics)
    this.#removed = new Map(
      directory.removed.flatMap((clinic) => [clinic.id, ...clinic.marks].map((key) => [key, clinic] as const)),
    )
    this.#context = {
      directory,
      today,
      lenient: table.lenient,
      names: new UsedNames(clinics),
      findById: (id) => this.#existing.withId(id),
    }
    // Reserves the ids and slugs of removed clinics, because their URLs return 410.
    for (const { id, segments } of directory.removed)
      for (const name of [id, ...segments]) this.#context.names.take(name, `${id}, which was removed`)
    this.#plan = {
      clinics: [],
      unchanged: [],
      duplicates: [],
      removed: [],
      closed: [],
      missing: [],
      kept: [],
      notes: [],
      rejected: [...table.overlongRowIssues],
    }
  }

  read(row: Table['rows'][number]): ReadRow {
    return readRow(row, this.#context)
  }

  /** Reserves a row's id. Called for all rows before any is planned, so that no other row gets the id or its clinic. */
  claimId({ draft }: ReadRow): void {
    const clinic = this.#existing.withId(draft.id)
    if (clinic) this.#existing.claim(clinic)
    else if (draft.id !== undefined) this.#context.names.take(draft.id, draft.id)
  }

  planRow(read: ReadRow, duplicate: Duplicate | undefined): void {
    const { row, draft, rejected, notes } = read
    if (rejected.length > 0 || duplicate) {
      this.#leftOut.push(read)
      this.#plan.rejected.push(...rejected)
      if (duplicate) this.#plan.duplicates.push({ row, name: draft.name ?? draft.id ?? '', ...duplicate })
      return
    }
    const before = this.#existing.withId(draft.id) ?? this.#existing.find(draft)
    const removed = before ? undefined : this.#findRemoved(draft)
    if (removed) {
      this.#plan.removed.push({ row, id: removed.id, name: draft.name ?? '' })
      return
    }
    if (before) this.#existing.claim(before)
    this.#plan.notes.push(...notes)
    if (before || isComplete(draft)) this.#merge(row, before, read)
    else this.#plan.rejected.push(...missingFieldIssues(read))
  }

  #findRemoved(draft: ReadRow['draft']): RemovedClinic | undefined {
    if (this.#removed.size === 0) return undefined
    const keys = [...(draft.id === undefined ? [] : [draft.id]), ...identityHashes(draft)]
    return keys.map((key) => this.#removed.get(key)).find((clinic) => clinic !== undefined)
  }

  #merge(row: number, before: ClinicFile | null, { draft }: ReadRow): void {
    // A row with an id may come from a download of a directory, which includes closed clinics.
    if (before === null && draft.id === undefined && draft.status?.kind === 'closed') {
      this.#plan.closed.push(row)
      this.#plan.notes.push(closedNote(row, draft.name ?? ''))
      return
    }
    const { clinic, issues, notes, kept } = mergeKeepingCorrections(before, draft, this.#context)
    this.#plan.kept.push(...atRow(row, kept))
    this.#plan.notes.push(...atRow(row, notes))
    this.#plan.rejected.push(...atRow(row, issues))
    if (issues.length > 0) return
    const isUnchanged = before !== null && changedKeys(before, clinic).length === 0
    ;(isUnchanged ? this.#plan.unchanged : this.#plan.clinics).push({ row, before, clinic })
  }

  finish(): ImportPlan {
    for (const { draft } of this.#leftOut) {
      const clinic = this.#existing.find(draft)
      if (clinic) this.#existing.claim(clinic)
    }
    const { rejected, warnings } = loaderIssues(this.#plan.clinics, this.#directory)
    const rejectedRows = new Set(rejected.map(({ row }) => row))
    const isMissing = (clinic: ClinicFile) => !this.#existing.isClaimed(clinic) && clinic.status?.kind !== 'closed'
    return {
      ...this.#plan,
      clinics: this.#plan.clinics.filter(({ row }) => !rejectedRows.has(row)),
      rejected: [...this.#plan.rejected, ...rejected],
      notes: [...this.#plan.notes, ...warnings.filter(({ row }) => !rejectedRows.has(row))],
      missing: this.#directory.clinics.filter(isMissing),
    }
  }
}
