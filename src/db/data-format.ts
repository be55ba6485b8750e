/**
 * The format of the stored data. Raise it if earlier Workers could not read the new one. For the release order see
 * docs/decisions/0027-expand-deploy-load-contract.md.
 */
export const DATA_FORMAT = 1

/** Has two formats only while a change is rolled out. */
export const READABLE_FORMATS: readonly number[] = [1]
