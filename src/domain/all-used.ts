/**
 * Proves at compile time that a destructuring named every field: pass it the rest. A field that is added to the type
 * later does not compile until it is used there, or dropped by name (`field: _field`).
 */
export function allUsed(_rest: Record<string, never>): void {}
