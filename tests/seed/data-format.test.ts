import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seededTables } from '../../seed/plan/rows.ts'
import { toBitmap } from '../../src/db/formats/bitmap.ts'
import { DATA_FORMAT, READABLE_FORMATS } from '../../src/db/formats/data-format.ts'
import { packWords } from '../../src/db/formats/packed.ts'
import * as t from '../../src/db/schema.ts'
import { planSample } from './tools/planned-seed.ts'

const { rows } = planSample()

/** Returns the paths in a JSON value with their types, such as `[].source: string`, with `path` before each. */
function describeShape(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => describeShape(item, `${path}[]`))
  if (value === null || typeof value !== 'object') return [`${path}: ${value === null ? 'null' : typeof value}`]
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : describeShape(inner, `${path}.${key}`),
  )
}

const listStoredShapes = () =>
  seededTables.flatMap((table) =>
    Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
      column.dataType === 'json'
        ? rows.of(table).flatMap((row) => {
            const value = (row as Record<string, unknown>)[key]
            return value === undefined ? [] : describeShape(value, `${getTableName(table)}.${column.name}`)
          })
        : [],
    ),
  )

// §D2.29
test('the shapes of the stored JSON, and a packed bitmap, match the snapshot of the data format', async () => {
  const shapes = [...new Set(listStoredShapes())].toSorted()
  const packed = `packed positions 0, 3, 40: ${packWords(toBitmap([0, 3, 40]))}`
  const hint =
    'The shape of the stored JSON changed. If the code changed it, raise DATA_FORMAT in src/db/formats/data-format.ts as ' +
    'docs/decisions/0027-expand-deploy-load-contract.md says. If only the files under seed/ use more or fewer fields, ' +
    'update the snapshot (`vitest -u`).'
  await expect([...shapes, packed, ''].join('\n'), hint).toMatchFileSnapshot(`data-format-${DATA_FORMAT}.txt`)
})

test('a plan has the current format, and the Worker of the same checkout can read that format', () => {
  expect(rows.of(t.site)).toMatchObject([{ format: DATA_FORMAT }])
  expect(READABLE_FORMATS).toContain(DATA_FORMAT)
})
