import { readFileSync } from 'node:fs'

/**
 * Declares an interface such as `ThingLeaf` for each schema.org type. The interface has the type's properties, or
 * inherits them from interfaces such as `ThingBase`.
 */
const DECLARATIONS_FILE = 'node_modules/schema-dts/dist/schema.d.ts'

/** Valid properties that `DECLARATIONS_FILE` lacks. `query-input` is `query` with schema.org's suffix for actions. */
const EXTRA_PROPERTIES = new Set(['query-input'])

interface SchemaType {
  parents: string[]
  properties: Set<string>
}

let schemaTypes: Map<string, SchemaType> | null = null

function readSchemaTypes(): Map<string, SchemaType> {
  const types = new Map<string, SchemaType>()
  for (const [, name = '', parents = '', body = ''] of readFileSync(DECLARATIONS_FILE, 'utf8').matchAll(
    /^(?:export )?interface (\w+)(?: extends (.+?))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = '']) => property)
    types.set(name, { parents: parents.split(', ').filter(Boolean), properties: new Set(properties) })
  }
  return types
}

function hasProperty(name: string, property: string): boolean {
  schemaTypes ??= readSchemaTypes()
  const schemaType = schemaTypes.get(name)
  return (
    schemaType !== undefined &&
    (schemaType.properties.has(property) || schemaType.parents.some((parent) => hasProperty(parent, property)))
  )
}

export function findSchemaOrgIssues(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findSchemaOrgIssues)
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, ...rest } = value as Record<string, unknown>
  return [
    ...(typeof type === 'string' ? findTypeIssues(type, rest) : []),
    ...Object.values(rest).flatMap(findSchemaOrgIssues),
  ]
}

function findTypeIssues(type: string, rest: Record<string, unknown>): string[] {
  schemaTypes ??= readSchemaTypes()
  if (!schemaTypes.has(`${type}Leaf`)) return [`no type ${type}`]
  return Object.keys(rest)
    .filter(
      (property) =>
        !property.startsWith('@') && !EXTRA_PROPERTIES.has(property) && !hasProperty(`${type}Leaf`, property),
    )
    .map((property) => `${type} has no ${property}`)
}
