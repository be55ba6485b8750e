import { readFileSync } from 'node:fs'

/** The declarations of schema-dts, which have the names of schema.org. */
const DECLARATIONS = 'node_modules/schema-dts/dist/schema.d.ts'

/** Properties that search engines read but schema.org does not define. */
const EXTRA_NAMES = new Set(['query-input'])

interface Shape {
  parents: string[]
  own: Set<string>
}

let shapes: Map<string, Shape> | null = null

function readShapes(): Map<string, Shape> {
  const found = new Map<string, Shape>()
  for (const [, name = '', parents = '', body = ''] of readFileSync(DECLARATIONS, 'utf8').matchAll(
    /^(?:export )?interface (\w+)(?: extends (.+?))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const own = [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = '']) => property)
    found.set(name, { parents: parents.split(', ').filter(Boolean), own: new Set(own) })
  }
  return found
}

function has(name: string, property: string): boolean {
  shapes ??= readShapes()
  const shape = shapes.get(name)
  return shape !== undefined && (shape.own.has(property) || shape.parents.some((parent) => has(parent, property)))
}

export function unknownNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownNames)
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, ...rest } = value as Record<string, unknown>
  return [...(typeof type === 'string' ? unknownIn(type, rest) : []), ...Object.values(rest).flatMap(unknownNames)]
}

function unknownIn(type: string, rest: Record<string, unknown>): string[] {
  shapes ??= readShapes()
  if (!shapes.has(`${type}Leaf`)) return [`no type ${type}`]
  return Object.keys(rest)
    .filter((property) => !property.startsWith('@') && !EXTRA_NAMES.has(property) && !has(`${type}Leaf`, property))
    .map((property) => `${type} has no ${property}`)
}
