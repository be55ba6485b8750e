import type { Reading } from '../../../scripts/import/values/reading.ts'

/** Returns what a reader made of a cell: the value, or the reason why there is none. */
export const outcome = <T>(reading: Reading<T> | null) =>
  reading === null ? null : 'reason' in reading ? reading.reason : reading.value

export const notesOf = <T>(reading: Reading<T>) => ('reason' in reading ? [] : [...reading.notes])
