/** `isIncomplete` is true for a list that may lack items, for example because they could not be read. */
export type Reading<T> = { value: T; notes: readonly string[]; isIncomplete?: true; suggestion?: string } | Rejection

/** `isClosure` says that the value tells that the clinic is closed. */
export interface Rejection {
  reason: string
  suggestion: string
  isClosure?: true
}

export const accept = <T>(value: T, ...notes: string[]): Reading<T> => ({ value, notes })

export const reject = (reason: string, suggestion: string): Rejection => ({ reason, suggestion })

export const isRejected = <T>(reading: Reading<T>): reading is Rejection => 'reason' in reading

/** `row` counts from 1, including headings and blank rows. `npm run clinic`, which reads no rows, sets it to 0. */
export interface RowIssue extends Rejection {
  row: number
  column: string
  value: string
}

/** At most this many items of a list are named in its rejection. A description in the wrong column has many. */
const MAX_NAMED_ITEMS = 10

/** Returns all values, or the rejections as one. If `lenient`, rejections become notes, unless nothing is accepted. */
export function joinReadings<T>(readings: readonly Reading<T>[], lenient = false): Reading<T[]> {
  const rejections = readings.filter(isRejected)
  const acceptedReadings = readings.filter((reading) => 'value' in reading)
  const namedRejections = rejections.slice(0, MAX_NAMED_ITEMS)
  const joinDistinct = (texts: readonly string[]) => [...new Set(texts)].join('; ')
  const suggestion = joinDistinct(namedRejections.map((rejection) => rejection.suggestion))
  if (rejections.length > 0 && !(lenient && acceptedReadings.length > 0))
    return reject(joinDistinct(namedRejections.map(({ reason }) => reason)), suggestion)
  return {
    value: acceptedReadings.map(({ value }) => value),
    notes: [
      ...acceptedReadings.flatMap(({ notes }) => notes),
      ...rejections.map(({ reason }) => `${reason}: left out`),
    ],
    ...(rejections.length > 0 && { isIncomplete: true, suggestion }),
  }
}
