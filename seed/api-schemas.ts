import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { registry } from '../src/api/schemas.ts'

/**
 * `npm run api:schemas`: the shapes as JSON Schema, in schemas.json, for the OpenAPI document. Written beforehand, so
 * that the Worker carries neither the shapes nor what turns them into JSON Schema. `--check` only compares.
 */
const FILE = new URL('../src/api/schemas.json', import.meta.url)

const made = z.toJSONSchema(registry, { metadata: registry, uri: (id) => `#/components/schemas/${id}` }).schemas
const schemas = Object.entries(made).map(([id, { $schema: _, $id: __, '~standard': ___, ...schema }]) => [id, schema])
const text = `${JSON.stringify(Object.fromEntries(schemas), null, 2)}\n`

if (!process.argv.includes('--check')) writeFileSync(FILE, text)
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('src/api/schemas.json is not what src/api/schemas.ts says: run `npm run api:schemas`')
  process.exitCode = 1
}
