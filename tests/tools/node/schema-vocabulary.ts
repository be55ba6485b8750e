import { readFileSync } from 'node:fs'

/** The type declarations of schema-dts. They have the type and property names of schema.org. */
const DECLARATIONS = 'node_modules/schema-dts/dist/schema.d.ts'

/** Properties that search engines read but schema.org does not define. */
const EXTRA_NAMES = new Set(['query-input'])

interface SchemaType {
  parents: string[]
  properties: Set<string>
}

let schemaTypes: Map<string, SchemaType> | null = null

function readSchemaTypes(): Map<string, SchemaType> {
  const found = new Map<string, SchemaType>()
  for (const [, name = '', parents = '', body = ''] of readFileSync(DECLARATIONS, 'utf8').matchAll(
    /^(?:export )?interface (\w+)(?: extends (.+?))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = '']) => property)
    found.set(name, { parents: parents.split(', ').filter(Boolean), properties: new Set(properties) })
  }
  return found
}

function hasProperty(name: string, property: string): boolean {
  schemaTypes ??= readSchemaTypes()
  const shape = schemaTypes.get(name)
  return (
    shape !== undefined &&
    (shape.properties.has(property) || shape.parents.some((parent) => hasProperty(parent, property)))
  )
}

export function unknownNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownNames)
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, ...rest } = value as Record<string, unknown>
  return [...(typeof type === 'string' ? unknownIn(type, rest) : []), ...Object.values(rest).flatMap(unknownNames)]
}

function unknownIn(type: string, rest: Record<string, unknown>): string[] {
  schemaTypes ??= readSchemaTypes()
  if (!schemaTypes.has(`${type}Leaf`)) return [`no type ${type}`]
  return Object.keys(rest)
    .filter(
      (property) => !property.startsWith('@') && !EXTRA_NAMES.has(property) && !hasProperty(`${type}Leaf`, property),
    )
    .map((property) => `${type} has no ${property}`)
}
