import type { z } from 'zod'

/** Converts a Zod issue. Reports each unrecognized key separately, and a missing value as "is missing". */
export function toSchemaIssues(issue: z.core.$ZodIssue, value: unknown) {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: `Unrecognized key: "${key}"` }))
  const isMissing = issue.code.startsWith('invalid_') && path.length > 0 && getValueAt(value, path) === undefined
  const reason = isMissing ? `is missing${/: expected one of .*/.exec(message)?.[0] ?? ''}` : describeMessage(message)
  return [{ path, message: reason }]
}

/** What the types in Zod's messages are called in a file. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

/** Converts Zod's most frequent messages for people who do not program. */
function describeMessage(message: string): string {
  if (message === 'Too small: expected string to have >=1 characters') return 'is empty'
  const typeName = TYPE_NAMES[/^Invalid input: expected (\w+), received/.exec(message)?.[1] ?? '']
  return typeName ? `must be ${typeName}` : message
}

const getValueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
