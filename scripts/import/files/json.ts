import { UserError } from '../../../seed/user-error.ts'
import { assignColumns, type HeadingMap, ignoredHeadings } from './columns.ts'
import { readFeatures } from './geojson.ts'
import { columnsByKey, distinctKeys, isObject, toCells } from './records.ts'
import type { Table } from './table.ts'

export function readJson(text: string, file: string, headingMap: HeadingMap): Table {
  const value = parseText(text, file)
  if (isObject(value) && Array.isArray(value['features'])) return readFeatures(value['features'], headingMap)
  if (isObject(value) && value['type'] === 'Feature') return readFeatures([value], headingMap)
  if (isObject(value) && Array.isArray(value['clinics'])) return readClinics(value['clinics'], headingMap)
  if (Array.isArray(value) && value.every(isObject))
    return value.some((item) => item['type'] === 'Feature')
      ? readFeatures(value, headingMap)
      : readClinics(value, headingMap)
  if (isObject(value) && Array.isArray(value['elements']))
    throw new UserError(`${file} is Overpass JSON. Export it as GeoJSON instead (in Overpass turbo: Export, GeoJSON)`)
  throw new UserError(
    `${file} is JSON in an unknown format. It can be a GeoJSON FeatureCollection, or directory.json of this directory`,
  )
}

function parseText(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return parseLines(text) ?? brokenJson(file, error as Error)
  }
}

const brokenJson = (file: string, { message }: Error) => {
  throw new UserError(`${file} begins like JSON but is not: ${message}. Export it again`)
}

function parseLines(text: string): unknown[] | null {
  const lines = text.split(/\r?\n/).map((line) => line.replaceAll('\u001e', '').trim())
  try {
    return lines.filter(Boolean).map((line): unknown => JSON.parse(line))
  } catch {
    return null
  }
}

function readClinics(clinics: readonly unknown[], headingMap: HeadingMap): Table {
  const records = clinics.map((clinic) => (isObject(clinic) ? clinic : {}))
  const names = distinctKeys(records)
  const columns = assignColumns(names, headingMap)
  const columnOf = columnsByKey(names, columns)
  const rows = records.map((record, index) => ({ row: index + 1, cells: toCells(record, columnOf) }))
  return {
    format: 'JSON of a directory',
    rows,
    overlongRowIssues: [],
    ignoredHeadings: ignoredHeadings(names, columns),
    lenient: false,
  }
}
