import { type ClinicFile, changedKeys } from './clinic-file.ts'
import type { Table } from './files/table.ts'
import type { ClinicChange, ImportPlan } from './plan/import-plan.ts'
import type { RowIssue } from './values/reading.ts'

const MAX_LINES = 20

interface MissingOptions {
  total: number
  listMissing: boolean
  closeMissing: boolean
}

export function describeImport(plan: ImportPlan, table: Table, missing: MissingOptions): string {
  const created = plan.clinics.filter(({ before }) => before === null)
  const changed = plan.clinics.filter(({ before }) => before !== null)
  return [
    ...countLines(plan, created.length, changed.length),
    ...formatSection('Rejected', groupSimilar(plan.rejected), describeGroup),
    ...formatSection('Duplicates, left out', plan.duplicates, describeDuplicate),
    ...formatSection(
      'Removed earlier, left out (npm run clinic -- bring-back ID lets the next import add one)',
      plan.removed,
      ({ row, id, name }) => `row ${row}: ${id}: ${name}`,
    ),
    ...formatSection(
      'Corrected by command, kept (--take-all, or a later last_checked, takes the row instead)',
      plan.kept,
      (issue) => describeIssue({ ...issue, suggestion: '' }),
    ),
    ...missingSection(plan.missing, missing),
    ...formatSection(
      'Columns that were ignored (--map assigns one to a column of the import)',
      table.ignoredHeadings,
      (heading) => heading,
    ),
    ...formatSection('Changed', changed, describeChange),
    ...formatSection('New', created, ({ clinic }) => `${clinic.id}: ${clinic.name}, ${clinic.address}`),
    ...formatSection('Remarks', groupSimilar(plan.notes), describeGroup),
  ].join('\n')
}

function countLines(plan: ImportPlan, created: number, changed: number): string[] {
  const rows = {
    new: created,
    changed,
    unchanged: plan.unchanged.length,
    rejected: new Set(plan.rejected.map(({ row }) => row)).size,
    duplicates: plan.duplicates.length,
    removed: plan.removed.length,
    closed: plan.closed.length,
  }
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const line = (name: string, count: number, what = '') => `  ${name.padEnd(11)}${String(count).padStart(7)}${what}`
  return [
    ...Object.entries(rows).map(([name, count]) => line(name, count)),
    line('all rows', total),
    '',
    line('missing', plan.missing.length, '  clinics of the directory that the file does not have'),
  ]
}

function missingSection(
  clinics: readonly ClinicFile[],
  { total, listMissing, closeMissing }: MissingOptions,
): string[] {
  const describe = ({ id, name }: ClinicFile) => `${id}: ${name}`
  if (listMissing) return formatSection('Missing from the file', clinics, describe, clinics.length)
  if (!closeMissing && clinics.length * 2 > total)
    return ['', 'Missing from the file: most clinics of the directory. --list-missing lists them']
  const hint = clinics.length > MAX_LINES ? ' (--list-missing lists all)' : ''
  return formatSection(`Missing from the file${hint}`, clinics, describe)
}

function formatSection<T>(
  title: string,
  items: readonly T[],
  describe: (item: T) => string,
  maxLines = MAX_LINES,
): string[] {
  if (items.length === 0) return []
  const rest = items.length - maxLines
  return [
    '',
    `${title}:`,
    ...items.slice(0, maxLines).map((item) => `  ${describe(item)}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ]
}

function describeChange({ before, clinic }: ClinicChange): string {
  const keys = before ? changedKeys(before, clinic) : []
  return `${clinic.id}: ${keys.map((key) => describeKey(key, before, clinic)).join(', ')}`
}

function describeKey(key: string, before: ClinicFile | null, after: ClinicFile): string {
  const [old, current] = [before, after].map((clinic) => JSON.stringify(clinic?.[key as keyof ClinicFile]) ?? 'none')
  return `${old}${current}`.length > 80 ? key : `${key} ${old} → ${current}`
}

function groupSimilar(issues: readonly RowIssue[]): RowIssue[][] {
  const kindOf = ({ column, reason }: RowIssue) => `${column} ${reason.replace(/'.*'|\d.*/s, '')}`
  return [...Map.groupBy(issues, kindOf).values()].toSorted((a, b) => b.length - a.length)
}

function describeGroup([first, ...others]: readonly RowIssue[]): string {
  if (!first) return ''
  return others.length === 0 ? describeIssue(first) : `${others.length + 1} alike, such as ${describeIssue(first)}`
}

function describeIssue({ row, column, value, reason, suggestion }: RowIssue): string {
  const where = column === '' ? `row ${row}` : `row ${row}, ${column}`
  const short = value.length > 60 ? `${value.slice(0, 60)}…` : value
  const what = value === '' || reason.includes(value) || reason.startsWith("'") ? reason : `'${short}' ${reason}`
  return `${where}: ${what}${suggestion && `: ${suggestion}`}`
}

const describeDuplicate = ({ row, keptRow, name, reason }: ImportPlan['duplicates'][number]) =>
  `row ${row}: '${name}' has the ${reason} as row ${keptRow}${reason === 'same phone' ? '; if it is a branch, give both an id' : ''}`
