/** A compile-time check. `_rest` is what remains after destructuring the fields in use. */
export function assertAllFieldsUsed(_rest: Record<string, never>): void {}
