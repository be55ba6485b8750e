/** Fails to compile if the type of `_unusedFields`, such as the rest of a destructured object, has a property. */
export function assertAllFieldsUsed(_unusedFields: Record<string, never>): void {}
