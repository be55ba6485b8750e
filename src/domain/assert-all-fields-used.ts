/**
 * Checks at compile time that a destructuring lists every field of a type. Pass it the rest, which must be empty. A
 * field added to the type later does not compile until the destructuring uses it, or drops it by name (`field:
 * _field`).
 */
export function assertAllFieldsUsed(_rest: Record<string, never>): void {}
