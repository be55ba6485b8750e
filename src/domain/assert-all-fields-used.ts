/**
 * Checks at compile time that code uses every field of a type. Pass it the remaining fields, which must be none. If the
 * type gets another field, the code does not compile until it uses the field or omits it by name.
 */
export function assertAllFieldsUsed(_rest: Record<string, never>): void {}
