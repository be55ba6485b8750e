import { type ClinicFile, changedKeys } from '../clinic-file.ts'
import type { ClinicDraft } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'
import { rawText } from '../values/values.ts'
import { type MergeContext, type MergedClinic, mergeClinic } from './merge.ts'

interface MergedWithCorrections extends MergedClinic {
  kept: Omit<RowIssue, 'row'>[]
}

export function mergeKeepingCorrections(
  before: ClinicFile | null,
  draft: ClinicDraft,
  context: MergeContext,
): MergedWithCorrections {
  const merged = mergeClinic(before, draft, context)
  const { clinic } = merged
  const correctionDays = context.directory.corrections.get(clinic.id)
  const isKept = (key: string) => {
    const day = correctionDays?.get(key)
    return day !== undefined && day >= (draft.lastChecked ?? '')
  }
  const keys = before ? changedKeys(before, clinic).filter(isKept) : []
  if (keys.length === 0) return { ...merged, kept: [] }
  const rest = Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.some((kept) => kept === key)))
  return {
    ...mergeClinic(before, rest, context),
    kept: keys
      .filter((key) => key in draft)
      .map((key) => ({
        column: key,
        value: rawText(clinic[key]),
        reason: `differs from the correction of ${correctionDays?.get(key)}, which was kept`,
        suggestion: 'correct the cell, or write a later last_checked, or import with --take-all',
      })),
  }
}
