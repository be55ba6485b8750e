import type { z } from 'zod'

/** Converts a Zod issue. Reports each unrecognized key separately, and a missing value as "is missing". */
export function toSchemaIssues(issue: z.core.$ZodIssue, value: unknown) {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: `Unrecognized key: "${key}"` }))
  const isMissing = issue.code.startsWith('invalid_') && path.length > 0 && getValueAt(value, path) === undefined
  return [{ path, message: isMissing ? `is missing${/: expected one of .*/.exec(message)?.[0] ?? ''}` : message }]
}

const getValueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
