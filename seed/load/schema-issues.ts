import { z } from 'zod'

/** Parses a value of a file. Most messages of the issues are for people who do not program. */
export function parseFileValue<T extends z.ZodType>(schema: T, value: unknown) {
  const { data, error } = schema.safeParse(value, { error: describeIssue })
  return { data, issues: error?.issues.flatMap(splitIssue) ?? [] }
}

function splitIssue(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  const { path, message } = issue
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...path, key], message: `Unrecognized key: "${key}"` }))
    : [{ path, message }]
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

/** Describes an issue that has no message in the schema. Returns undefined to use Zod's message. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code.startsWith('invalid_'))
    return `is missing${issue.code === 'invalid_value' ? `: expected one of ${z.core.util.joinValues(issue.values, '|')}` : ''}`
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${z.core.util.joinValues(issue.values, '|')}`
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'is empty'
  if (issue.code === 'too_small' && issue.origin === 'number')
    return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  if (issue.code === 'too_big' && issue.origin === 'number')
    return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`
  if (issue.code === 'invalid_union' && issue.inclusive !== false && issue.options)
    return `must be one of ${z.core.util.joinValues(issue.options, '|')}`
  const typeName = issue.code === 'invalid_type' ? TYPE_NAMES[issue.expected] : undefined
  return typeName && `must be ${typeName}`
}
