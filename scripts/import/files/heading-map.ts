import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ImportProblem } from '../import-problem.ts'
import { COLUMNS, type Column, type HeadingMap } from './columns.ts'

const schema = z.record(z.string(), z.string())

/** Reads `{"Their heading": "our_column"}`. */
export function readHeadingMap(file: string): HeadingMap {
  const map = schema.safeParse(parse(file))
  if (!map.success) throw new ImportProblem(`${file} must be of the form {"Their heading": "our_column"}. Correct it`)
  return new Map(Object.entries(map.data).map(([heading, column]) => [heading.trim(), columnNamed(column, file)]))
}

function columnNamed(name: string, file: string): Column {
  const column = COLUMNS.find((known) => known === name)
  if (column) return column
  throw new ImportProblem(`${file}: '${name}' is not a column. Choose one of ${COLUMNS.join(', ')}`)
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ImportProblem(`${file} cannot be read: ${(error as Error).message}. Correct it, or leave out --map`)
  }
}
