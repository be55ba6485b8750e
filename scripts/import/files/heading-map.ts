import { z } from 'zod'
import { readJsonFile } from '../../../seed/load/json.ts'
import { UserError } from '../../../seed/user-error.ts'
import { COLUMNS, type Column, type HeadingMap } from './columns.ts'

const headingMapSchema = z.record(z.string(), z.string())

export function readHeadingMap(file: string): HeadingMap {
  const map = headingMapSchema.safeParse(readJsonFile(file, 'Correct it, or leave out --map'))
  if (!map.success) throw new UserError(`${file} must have the format {"Their heading": "our_column"}. Correct it`)
  const columns = new Map<string, Column>()
  for (const [heading, name] of Object.entries(map.data)) {
    const column = findColumn(name, file)
    const duplicate = [...columns].find(([, usedColumn]) => usedColumn === column)
    if (duplicate)
      throw new UserError(`${file}: '${duplicate[0]}' and '${heading}' are both assigned to ${column}. Remove one`)
    columns.set(heading.trim(), column)
  }
  return columns
}

function findColumn(name: string, file: string): Column {
  const column = COLUMNS.find((column) => column === name)
  if (column) return column
  throw new UserError(`${file}: '${name}' is not a column. Choose one of ${COLUMNS.join(', ')}`)
}
