import { quoteShellWord } from '../../shell-word.ts'
import type { ClinicFile } from '../clinic-file.ts'
import type { RowReading } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'
import type { Duplicate } from './duplicates.ts'
import type { ImportPlan } from './import-plan.ts'
import type { MergeResult } from './merge.ts'

export const addRowNumber = (row: number, issues: MergeResult['issues']): RowIssue[] =>
  issues.map((issue) => ({ row, ...issue }))

export const createClosedNote = (row: number, name: string): RowIssue => ({
  row,
  column: 'status',
  value: name,
  reason: 'is closed and was never in the directory: left out',
  suggestion: '',
})

/** Says that the clinic stays open in the directory, because visitors would go there in vain. */
export const addOpenListing = (issue: RowIssue, { id }: ClinicFile, folder: string): RowIssue => ({
  ...issue,
  reason: `${issue.reason}, but ${id} is listed as open`,
  suggestion: `${issue.suggestion}; to show it as closed until it reopens, run npm run clinic -- correct ${id} status=closed --from ${quoteShellWord(folder)} (and the same with status=open when it reopens)`,
})

/** Lists the rows that were left out although they can be read: duplicates, and rows of removed clinics. */
export const createLeftOutNotes = ({ duplicates, removedClinicRows }: ImportPlan, folder: string): RowIssue[] => [
  ...duplicates.map((duplicate) => ({
    row: duplicate.row,
    column: 'name',
    value: duplicate.name,
    reason: `${describeDuplicate(duplicate)}: left out`,
    suggestion: suggestForDuplicate(duplicate),
  })),
  ...removedClinicRows.map(({ row, id, name }) => ({
    row,
    column: 'name',
    value: name,
    reason: `is the removed clinic ${id}: left out`,
    suggestion: `to add it, run npm run clinic -- bring-back ${id} --from ${quoteShellWord(folder)}, then import again`,
  })),
]

export const describeDuplicate = ({ reason, keptRow, isClosureLost }: Duplicate): string =>
  `has the ${reason} as row ${keptRow}${isClosureLost ? ', but says that the clinic is closed' : ''}`

export const suggestForDuplicate = ({ reason }: Duplicate): string =>
  reason === 'same phone'
    ? 'if it is a branch, give each row its own id in a column named id, such as glow-bar-soho'
    : ''

export const hasNameAndAddress = ({ name, address }: RowReading['draft']) => name !== undefined && address !== undefined

function describeMissingField({ id, name }: RowReading['draft'], column: string): string {
  if (id !== undefined) return `is missing, and the directory has no clinic ${id}`
  return name === undefined ? 'is missing' : `'${name}' has no ${column}`
}

function suggestForMissingField(column: string, { id }: RowReading['draft'], hasAddressColumn: boolean): string {
  if (id !== undefined) return `correct the id, or fill in the ${column} of the new clinic`
  return column === 'name' || hasAddressColumn
    ? `fill in the ${column}`
    : 'no heading is known as the address: name it street, or say with --map which it is'
}

export function createMissingFieldIssues({ row, draft }: RowReading, hasAddressColumn: boolean): RowIssue[] {
  const missingColumns = (['name', 'address'] as const).filter((column) => draft[column] === undefined)
  return missingColumns.map((column) => ({
    row,
    column,
    value: draft.id ?? draft.name ?? '',
    reason: describeMissingField(draft, column),
    suggestion: suggestForMissingField(column, draft, hasAddressColumn),
  }))
}
