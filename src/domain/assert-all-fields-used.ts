/** Does not compile if `_unusedFields`, the object that a destructuring leaves over, has a field. */
export function assertAllFieldsUsed(_unusedFields: Record<string, never>): void {}
