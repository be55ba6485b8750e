import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { directoryShape } from '../src/api/directory-shape.ts'
import { registry } from '../src/api/schemas.ts'

/**
 * `npm run api:schemas`: the shapes as JSON Schema: schemas.json for the OpenAPI document, directory-schema.json for the
 * download of everything. Written beforehand, so that the Worker carries neither the shapes nor what turns them into
 * JSON Schema. `--check` only compares.
 */
const made = z.toJSONSchema(registry, { metadata: registry, uri: (id) => `#/components/schemas/${id}` }).schemas
const schemas = Object.entries(made).map(([id, { $schema: _, $id: __, '~standard': ___, ...schema }]) => [id, schema])

const files = [
  { name: 'schemas.json', from: 'schemas.ts', content: Object.fromEntries(schemas) },
  { name: 'directory-schema.json', from: 'directory-shape.ts', content: z.toJSONSchema(directoryShape) },
]

for (const { name, from, content } of files) {
  const file = new URL(`../src/api/${name}`, import.meta.url)
  const text = `${JSON.stringify(content, null, 2)}\n`
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`src/api/${name} is not what src/api/${from} says: run \`npm run api:schemas\``)
    process.exitCode = 1
  }
}
