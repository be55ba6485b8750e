import { readFileSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import * as z from 'zod/mini'
import { directoryShape } from '../src/api-shapes/directory-shape.ts'
import { schemaRegistry } from '../src/api-shapes/fields.ts'
// Adds the schemas to the registry when imported.
import '../src/api-shapes/schemas.ts'

const { check } = new Command('api:schemas')
  .description('Writes the JSON Schemas of the API to src/api-shapes.')
  .option('--check', 'report schemas that are out of date, without writing them', false)
  .parse()
  .opts<{ check: boolean }>()

// The JSON Schemas are generated ahead of time, so that the Worker does not include Zod's converter.
const schemasById = z.toJSONSchema(schemaRegistry, {
  metadata: schemaRegistry,
  uri: (id) => `#/components/schemas/${id}`,
}).schemas
const schemaEntries = Object.entries(schemasById).map(([id, { $schema: _, $id: __, '~standard': ___, ...schema }]) => [
  id,
  schema,
])

const files = [
  { name: 'schemas.json', from: 'schemas.ts', content: Object.fromEntries(schemaEntries) },
  { name: 'directory-schema.json', from: 'directory-shape.ts', content: z.toJSONSchema(directoryShape) },
]

for (const { name, from, content } of files) {
  const file = new URL(`../src/api-shapes/${name}`, import.meta.url)
  const text = `${JSON.stringify(content, null, 2)}\n`
  if (!check) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`src/api-shapes/${name} is out of date with src/api-shapes/${from}: run \`npm run api:schemas\``)
    process.exitCode = 1
  }
}
