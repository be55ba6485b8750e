export type Reading<T> = { value: T; notes: readonly string[] } | { reason: string; suggestion: string }

export const accept = <T>(value: T, ...notes: string[]): Reading<T> => ({ value, notes })

export const reject = (reason: string, suggestion: string): Reading<never> => ({ reason, suggestion })

export const isRejected = <T>(reading: Reading<T>): reading is { reason: string; suggestion: string } =>
  'reason' in reading

/** `row` counts from 1 and, in a table, includes headings and blank rows. */
export interface RowIssue {
  row: number
  column: string
  value: string
  reason: string
  suggestion: string
}

/** Joins the accepted values, and turns rejections into notes. Rejects the cell if every reading is a rejection. */
export function joinAcceptedReadings<T>(readings: readonly Reading<T>[]): Reading<T[]> {
  const rejections = readings.filter(isRejected)
  const [first] = rejections
  if (first && rejections.length === readings.length) return first
  const joinedReading = joinAllReadings(readings.filter((reading) => !isRejected(reading)))
  if (isRejected(joinedReading)) return joinedReading
  return { ...joinedReading, notes: [...joinedReading.notes, ...rejections.map(({ reason }) => `${reason}: left out`)] }
}

export type JoinReadings = <T>(readings: readonly Reading<T>[]) => Reading<T[]>

export function joinAllReadings<T>(readings: readonly Reading<T>[]): Reading<T[]> {
  const values: T[] = []
  const notes: string[] = []
  for (const reading of readings) {
    if (isRejected(reading)) return reading
    values.push(reading.value)
    notes.push(...reading.notes)
  }
  return { value: values, notes }
}
