import type { z } from 'zod'

interface SchemaIssue {
  path: PropertyKey[]
  message: string
}

/** Converts an issue of Zod. Each unrecognized key becomes an issue, and a missing value gets a message that says so. */
export function schemaIssues(issue: z.core.$ZodIssue, value: unknown): SchemaIssue[] {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: `Unrecognized key: "${key}"` }))
  const isMissing = issue.code.startsWith('invalid_') && path.length > 0 && valueAt(value, path) === undefined
  return [{ path, message: isMissing ? `is missing${/: expected one of .*/.exec(message)?.[0] ?? ''}` : message }]
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
