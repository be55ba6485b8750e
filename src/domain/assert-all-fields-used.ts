/** A call does not compile if the argument, for example the rest of a destructured object, has a property. */
export function assertAllFieldsUsed(_unusedFields: Record<string, never>): void {}
