import { type ClinicFile, changedKeys } from './clinic-file.ts'
import type { Table } from './files/table.ts'
import type { ImportPlan, PlannedClinic } from './plan/import-plan.ts'
import type { Finding } from './values/reading.ts'

/** Maximum lines of one kind in the report. The files have all of them. */
const SHOWN = 20

/** Describes the changes of an import: counts, then findings that need a decision, then the rest. */
export function describePlan(plan: ImportPlan, table: Table): string {
  const created = plan.clinics.filter(({ before }) => before === null)
  const changed = plan.clinics.filter(({ before }) => before !== null)
  return [
    ...counts(plan, created.length, changed.length),
    ...section('Rejected', alike(plan.rejected), describeAlike),
    ...section('Duplicates, left out', plan.duplicates, describeDuplicate),
    ...section(
      'Removed earlier, left out (npm run clinic -- bring-back ID lets the next import add one)',
      plan.removed,
      ({ row, id, name }) => `row ${row}: ${id}: ${name}`,
    ),
    ...section('Missing from the file', plan.missing, ({ id, name }) => `${id}: ${name}`),
    ...section('Columns that were ignored', table.ignored, (heading) => heading),
    ...section('Changed', changed, describeChange),
    ...section('New', created, ({ clinic }) => `${clinic.id}: ${clinic.name}, ${clinic.address}`),
    ...section('Remarks', alike(plan.notes), describeAlike),
  ].join('\n')
}

function counts(plan: ImportPlan, created: number, changed: number): string[] {
  const rejected = new Set(plan.rejected.map(({ row }) => row)).size
  const numbers = {
    new: created,
    changed,
    unchanged: plan.unchanged.length,
    rejected,
    duplicates: plan.duplicates.length,
    removed: plan.removed.length,
    missing: plan.missing.length,
  }
  return Object.entries(numbers).map(([name, count]) => `  ${name.padEnd(11)}${String(count).padStart(7)}`)
}

function section<T>(title: string, items: readonly T[], describe: (item: T) => string): string[] {
  if (items.length === 0) return []
  const rest = items.length - SHOWN
  return [
    '',
    `${title}:`,
    ...items.slice(0, SHOWN).map((item) => `  ${describe(item)}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ]
}

function describeChange({ before, clinic }: PlannedClinic): string {
  const keys = before ? changedKeys(before, clinic) : []
  return `${clinic.id}: ${keys.map((key) => describeKey(key, before, clinic)).join(', ')}`
}

/** Shows short values. Of a long value, shows only the name of its field. */
function describeKey(key: string, before: ClinicFile | null, after: ClinicFile): string {
  const [old, current] = [before, after].map((clinic) => JSON.stringify(clinic?.[key as keyof ClinicFile]) ?? 'none')
  return `${old}${current}`.length > 80 ? key : `${key} ${old} → ${current}`
}

/** Groups findings that differ only in row and value, the most frequent first. */
function alike(findings: readonly Finding[]): Finding[][] {
  const kindOf = ({ column, reason }: Finding) => `${column} ${reason.replace(/'.*'|\d.*/s, '')}`
  return [...Map.groupBy(findings, kindOf).values()].toSorted((a, b) => b.length - a.length)
}

function describeAlike([first, ...others]: readonly Finding[]): string {
  if (!first) return ''
  return others.length === 0 ? describeFinding(first) : `${others.length + 1} alike, such as ${describeFinding(first)}`
}

function describeFinding({ row, column, value, reason, suggestion }: Finding): string {
  const where = column === '' ? `row ${row}` : `row ${row}, ${column}`
  const short = value.length > 60 ? `${value.slice(0, 60)}…` : value
  const what = value === '' || reason.includes(value) ? reason : `'${short}' ${reason}`
  return `${where}: ${what}${suggestion && `: ${suggestion}`}`
}

const describeDuplicate = ({ row, of, name, reason }: ImportPlan['duplicates'][number]) =>
  `row ${row}: '${name}' has the ${reason} as row ${of}${reason === 'same phone' ? '; if it is a branch, give both an id' : ''}`
