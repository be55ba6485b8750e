import type { CorrectionDays } from '../../listings/corrections.ts'
import { type ClinicFile, changedKeys } from '../clinic-file.ts'
import type { ClinicDraft } from '../row-reader.ts'
import type { RowIssue } from '../values/reading.ts'
import { rawText } from '../values/values.ts'
import { type MergeContext, type Merged, mergeClinic } from './merge.ts'

export interface MergedWithCorrections extends Merged {
  kept: Omit<RowIssue, 'row'>[]
}

export function mergeKeepingCorrections(
  before: ClinicFile | null,
  draft: ClinicDraft,
  context: MergeContext & { corrections: CorrectionDays },
): MergedWithCorrections {
  const merged = mergeClinic(before, draft, context)
  if (!before) return { ...merged, kept: [] }
  const { clinic } = merged
  const correctionDays = context.corrections.get(before.id)
  const isKept = (key: string) => {
    const day = correctionDays?.get(key)
    return day !== undefined && day >= (draft.lastChecked ?? '')
  }
  const keys = changedKeys(before, clinic).filter(isKept)
  if (keys.length === 0) return { ...merged, kept: [] }
  const rest = Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.some((kept) => kept === key)))
  return {
    ...mergeClinic(before, rest, context),
    kept: keys
      .filter((key) => key in draft)
      .map((key) => ({
        ...{ column: key, value: rawText(clinic[key]) },
        reason: `differs from the correction of ${correctionDays?.get(key)}, which was kept`,
        suggestion: 'correct the cell, or write a later last_checked, or import with --take-all',
      })),
  }
}
