/**
 * Checks at compile time that code uses every field of a type. `_rest` is what remains after destructuring the used
 * fields. A field that was added to the type, and is not used, is a compile error.
 */
export function assertAllFieldsUsed(_rest: Record<string, never>): void {}
