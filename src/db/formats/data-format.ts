/** Increase if earlier releases cannot read the new data (docs/decisions/0027-expand-deploy-load-contract.md). */
export const DATA_FORMAT = 1

/** Formats that this Worker reads. Has two entries only while a new format is rolled out. */
export const READABLE_FORMATS: readonly number[] = [1]
