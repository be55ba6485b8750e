import { type ClinicFile, findChangedKeys } from './clinic-file.ts'
import type { Table } from './files/table.ts'
import type { ImportPlan, MergedRow } from './plan/import-plan.ts'
import { describeDuplicate, suggestForDuplicate } from './plan/plan-issues.ts'
import type { RowIssue } from './values/reading.ts'
import { describeValue } from './values/scalars.ts'

const MAX_LINES_PER_SECTION = 20

interface MissingClinicsOptions {
  directoryClinicCount: number
  listMissing: boolean
  closeMissing: boolean
}

export function describeImport(plan: ImportPlan, table: Table, missingOptions: MissingClinicsOptions): string {
  const newClinics = plan.changes.filter(({ before }) => before === null)
  const changedClinics = plan.changes.filter(({ before }) => before !== null)
  return [
    ...formatCounts(plan, newClinics.length, changedClinics.length),
    ...formatSection('Rejected', groupSimilar(plan.rejections), describeGroup),
    ...formatSection('Duplicates, left out', plan.duplicates, describeDuplicateRow),
    ...formatSection(
      'Removed earlier, left out (after npm run clinic -- bring-back ID --from FOLDER, the next import adds the clinic)',
      plan.removedClinicRows,
      ({ row, id, name }) => `row ${row}: ${id}: ${name}`,
    ),
    ...formatSection(
      'Corrected by command, kept (to use the value of the row, add --take-all or write a later last_checked)',
      plan.keptCorrections,
      (issue) => describeIssue({ ...issue, suggestion: '' }),
    ),
    ...formatMissingSection(plan.missingClinics, missingOptions),
    ...formatSection(
      'Columns that were ignored (--map can assign them to columns of the import)',
      table.ignoredHeadings,
      (heading) => heading,
    ),
    ...formatSection('Changed', changedClinics, describeChange),
    ...formatSection('New', newClinics, ({ clinic }) => `${clinic.id}: ${clinic.name}, ${clinic.address}`),
    ...formatSection('Remarks', groupSimilar(plan.notes), describeGroup),
  ].join('\n')
}

function formatCounts(plan: ImportPlan, newCount: number, changedCount: number): string[] {
  const rowCounts = {
    new: newCount,
    changed: changedCount,
    unchanged: plan.unchangedRows.length,
    rejected: new Set(plan.rejections.map(({ row }) => row)).size,
    duplicates: plan.duplicates.length,
    removed: plan.removedClinicRows.length,
    closed: plan.closedRowNumbers.length,
  }
  const total = Object.values(rowCounts).reduce((sum, count) => sum + count, 0)
  const formatCountLine = (name: string, count: number, explanation = '') =>
    `  ${name.padEnd(11)}${String(count).padStart(7)}${explanation}`
  return [
    ...Object.entries(rowCounts).map(([name, count]) => formatCountLine(name, count)),
    formatCountLine('all rows', total),
    '',
    formatCountLine('missing', plan.missingClinics.length, '  clinics of the directory that the file does not have'),
  ]
}

function formatMissingSection(
  clinics: readonly ClinicFile[],
  { directoryClinicCount, listMissing, closeMissing }: MissingClinicsOptions,
): string[] {
  const describe = ({ id, name }: ClinicFile) => `${id}: ${name}`
  if (listMissing) return formatSection('Missing from the file', clinics, describe, clinics.length)
  if (!closeMissing && clinics.length * 2 > directoryClinicCount)
    return ['', 'Missing from the file: most clinics of the directory. --list-missing lists them']
  const hint = clinics.length > MAX_LINES_PER_SECTION ? ' (--list-missing lists all)' : ''
  return formatSection(`Missing from the file${hint}`, clinics, describe)
}

function formatSection<T>(
  title: string,
  items: readonly T[],
  describe: (item: T) => string,
  maxLines = MAX_LINES_PER_SECTION,
): string[] {
  if (items.length === 0) return []
  const hiddenCount = items.length - maxLines
  return [
    '',
    `${title}:`,
    ...items.slice(0, maxLines).map((item) => `  ${describe(item)}`),
    ...(hiddenCount > 0 ? [`  … and ${hiddenCount} more`] : []),
  ]
}

function describeChange({ before, clinic }: MergedRow): string {
  const keys = before ? findChangedKeys(before, clinic) : []
  return `${clinic.id}: ${keys.map((key) => describeFieldChange(key, before, clinic)).join(', ')}`
}

function describeFieldChange(key: string, before: ClinicFile | null, after: ClinicFile): string {
  const [oldValue, newValue] = [before, after].map((clinic) => {
    const value = clinic?.[key as keyof ClinicFile]
    return typeof value === 'object' ? describeValue(value) : (JSON.stringify(value) ?? 'none')
  })
  return `${oldValue}${newValue}`.length > 80 ? key : `${key} ${oldValue} → ${newValue}`
}

function groupSimilar(issues: readonly RowIssue[]): RowIssue[][] {
  const getGroupKey = ({ column, reason }: RowIssue) => `${column} ${reason.replace(/'.*'|\d.*/s, '')}`
  return [...Map.groupBy(issues, getGroupKey).values()].toSorted((a, b) => b.length - a.length)
}

function describeGroup([first, ...otherIssues]: readonly RowIssue[]): string {
  if (!first) return ''
  return otherIssues.length === 0
    ? describeIssue(first)
    : `${otherIssues.length + 1} similar, such as ${describeIssue(first)}`
}

function describeIssue({ row, column, value, reason, suggestion }: RowIssue): string {
  const position = column === '' ? `row ${row}` : `row ${row}, ${column}`
  const shortValue = value.length > 60 ? `${value.slice(0, 60)}…` : value
  const explanation =
    value === '' || reason.includes(value) || reason.startsWith("'") ? reason : `'${shortValue}' ${reason}`
  return `${position}: ${explanation}${suggestion && `: ${suggestion}`}`
}

const describeDuplicateRow = (duplicate: ImportPlan['duplicates'][number]) =>
  [`row ${duplicate.row}: '${duplicate.name}' ${describeDuplicate(duplicate)}`, suggestForDuplicate(duplicate)]
    .filter(Boolean)
    .join('; ')
