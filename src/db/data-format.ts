/** Raise it if earlier Workers could not read a new format. docs/decisions.md describes the release order. */
export const DATA_FORMAT = 1

/** Two formats only during the rollout of a change. */
export const READABLE_FORMATS: readonly number[] = [1]
