import { type ClinicFile, findChangedKeys } from '../clinic-file.ts'
import type { ClinicDraft } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'
import { describeValue } from '../values/scalars.ts'
import { type MergeContext, type MergeResult, mergeClinic } from './merge.ts'

interface MergeResultWithCorrections extends MergeResult {
  keptCorrections: Omit<RowIssue, 'row'>[]
}

export function mergeKeepingCorrections(
  before: ClinicFile | null,
  draft: ClinicDraft,
  context: MergeContext,
): MergeResultWithCorrections {
  const mergeResult = mergeClinic(before, draft, context)
  const { clinic } = mergeResult
  const correctionDays = context.directory.corrections.get(clinic.id)
  const isCorrected = (key: string) => {
    const correctionDay = correctionDays?.get(key)
    return correctionDay !== undefined && correctionDay >= (draft.lastChecked ?? '')
  }
  const correctedKeys = before ? findChangedKeys(before, clinic).filter(isCorrected) : []
  if (correctedKeys.length === 0) return { ...mergeResult, keptCorrections: [] }
  const otherFields = Object.fromEntries(
    Object.entries(draft).filter(([key]) => !correctedKeys.some((name) => name === key)),
  )
  return {
    ...mergeClinic(before, otherFields, context),
    keptCorrections: correctedKeys
      .filter((key) => key in draft)
      .map((key) => ({
        column: key,
        // An open clinic has no status, but its row may say 'open'.
        value: describeValue(key === 'status' ? draft.status : clinic[key]),
        reason: `differs from the correction of ${correctionDays?.get(key)}, which was kept`,
        suggestion: 'correct the cell, or write a later last_checked, or import with --take-all',
      })),
  }
}
