import type { Reading } from '../../../../scripts/import/values/reading.ts'

export const getValueOrReason = <T>(reading: Reading<T> | null) =>
  reading === null ? null : 'reason' in reading ? reading.reason : reading.value

export const getNotes = <T>(reading: Reading<T>) => ('reason' in reading ? [] : [...reading.notes])
