/**
 * Checks at compile time that code uses every field of a type. `_rest` is what remains after destructuring the used
 * fields.
 */
export function assertAllFieldsUsed(_rest: Record<string, never>): void {}
