import type { RowReading } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'
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

export const hasNameAndAddress = ({ name, address }: RowReading['draft']) => name !== undefined && address !== undefined

function describeMissingField({ id, name }: RowReading['draft'], column: string): string {
  if (id !== undefined) return `is missing, and the directory has no clinic ${id}`
  return name === undefined ? 'is missing' : `'${name}' has no ${column}`
}

export function createMissingFieldIssues({ row, draft }: RowReading): RowIssue[] {
  const missingColumns = (['name', 'address'] as const).filter((column) => draft[column] === undefined)
  const hasId = draft.id !== undefined
  return missingColumns.map((column) => ({
    row,
    column,
    value: draft.id ?? draft.name ?? '',
    reason: describeMissingField(draft, column),
    suggestion: hasId ? `correct the id, or fill in the ${column} of the new clinic` : `fill in the ${column}`,
  }))
}
