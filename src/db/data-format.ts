/**
 * The format of what the load stores: the shapes of its JSON columns and of its packed ones. Raise it when a shape
 * changes so that an earlier Worker could not read it; docs/decisions.md says in which order that is released.
 */
export const DATA_FORMAT = 1

/** The formats that this Worker reads: DATA_FORMAT, and while a change is rolled out the one before or after it. */
export const READABLE_FORMATS: readonly number[] = [1]
