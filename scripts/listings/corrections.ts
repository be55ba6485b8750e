import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNewYorkDate } from '../../src/domain/time.ts'

const getLogFile = (folder: string) => join(folder, 'corrections.md')

const LOG_HEADER = `# Corrections and removals

What was changed at someone's request: the day, the clinic's id, what, and why. Oldest first. No names, no old or new values. Imports read this file: they keep what was corrected, unless the row was checked on a later day.
`

export function createLogEdit(
  folder: string,
  now: Date,
  id: string,
  change: string,
  reason: string | undefined,
): [string, string] {
  const parts = [getNewYorkDate(now), id, change, ...(reason ? [reason] : [])].map((part) =>
    part.replace(/\s+/g, ' ').trim(),
  )
  return [getLogFile(folder), `${readLog(folder) ?? `${LOG_HEADER}\n`}- ${parts.join(' · ')}\n`]
}

function readLog(folder: string): string | null {
  const file = getLogFile(folder)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

export const formatCorrection = (fields: readonly string[]) => `corrected ${fields.join(', ')}`

const CORRECTION_OR_REMOVAL_PATTERN = /^- (\d{4}-\d{2}-\d{2}) · (\S+) · (?:corrected ([\w, ]+?)|removed)(?: ·.*)?$/gm

/** The day of the last correction, by clinic id and field. */
export type CorrectionDays = ReadonlyMap<string, ReadonlyMap<string, string>>

export function readCorrections(folder: string): CorrectionDays {
  const corrections = new Map<string, Map<string, string>>()
  for (const [, day = '', id = '', fields] of (readLog(folder) ?? '').matchAll(CORRECTION_OR_REMOVAL_PATTERN)) {
    const daysByField = corrections.get(id) ?? new Map<string, string>()
    if (fields === undefined) daysByField.clear()
    for (const field of fields?.split(', ') ?? []) daysByField.set(field, day)
    corrections.set(id, daysByField)
  }
  return corrections
}
