/**
 * Checks at compile time that a piece of code uses every field of a type. Pass it the fields that are left, which must
 * be none. A field added to the type later does not compile until the code uses it, or drops it by name.
 */
export function assertAllFieldsUsed(_rest: Record<string, never>): void {}
