import { UserError } from '../../../seed/user-error.ts'
import { assignColumns, type Column, findIgnoredHeadings, type HeadingMap } from './columns.ts'
import { readFeatures } from './geojson.ts'
import { findGeometryCenter } from './geometry.ts'
import { isObject, type JsonObject, listDistinctKeys, mapKeysToColumns, toCells } from './records.ts'
import { ignoreForeignIds, type Table } from './table.ts'

export function readJson(text: string, file: string, headingMap: HeadingMap): Table {
  const content = parseJson(text, file)
  if (isObject(content) && Array.isArray(content['features'])) return readFeatures(content['features'], headingMap)
  if (isObject(content) && content['type'] === 'Feature') return readFeatures([content], headingMap)
  if (isObject(content) && Array.isArray(content['clinics'])) return readClinics(content['clinics'], headingMap)
  if (Array.isArray(content) && content.every(isObject))
    return content.some((feature) => feature['type'] === 'Feature')
      ? readFeatures(content, headingMap)
      : readClinics(content, headingMap)
  if (isObject(content) && Array.isArray(content['elements']))
    throw new UserError(`${file} is Overpass JSON. Export it as GeoJSON instead (in Overpass turbo: Export, GeoJSON)`)
  throw new UserError(
    `${file} is JSON in an unknown format. Import a GeoJSON FeatureCollection, or directory.json of this directory`,
  )
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return parseJsonLines(text) ?? rejectBrokenJson(file, error as Error)
  }
}

const rejectBrokenJson = (file: string, { message }: Error) => {
  throw new UserError(`${file} begins like JSON but is not valid: ${message}. Export it again`)
}

function parseJsonLines(text: string): unknown[] | null {
  const lines = text.split(/\r?\n/).map((line) => line.replaceAll('\u001e', '').trim())
  try {
    return lines.filter(Boolean).map((line): unknown => JSON.parse(line))
  } catch {
    return null
  }
}

const COLUMNS_OUTSIDE_LOCATION = new Set<Column | null | undefined>(['id', 'name', 'slug', 'status'])

/** Moves the fields out of `location`, where scrapes of Google Maps and Yelp have the address and the point. */
function flattenLocation(record: JsonObject, headingMap: HeadingMap): JsonObject {
  const { location, ...otherFields } = record
  if (!isObject(location)) return record
  const point = findGeometryCenter(location)
  const { type: _, ...fieldsOfPoint } = location
  const fields = Object.entries(point ? { ...fieldsOfPoint, coordinates: point } : location)
  // Each key is looked up alone, because of two keys for the name, only the first would have a column.
  const keptFields = fields.filter(([key]) => !COLUMNS_OUTSIDE_LOCATION.has(assignColumns([key], headingMap)[0]))
  return { ...Object.fromEntries(keptFields), ...otherFields }
}

function readClinics(clinics: readonly unknown[], headingMap: HeadingMap): Table {
  const records = clinics.map((clinic) => (isObject(clinic) ? flattenLocation(clinic, headingMap) : {}))
  const keys = listDistinctKeys(records)
  const columns = assignColumns(keys, headingMap)
  const columnsByKey = mapKeysToColumns(keys, columns)
  const rows = records.map((record, index) => ({ row: index + 1, cells: toCells(record, columnsByKey) }))
  const table: Table = {
    format: 'JSON of a directory',
    rows,
    overlongRowIssues: [],
    ignoredHeadings: findIgnoredHeadings(keys, columns),
    lenient: false,
  }
  return ignoreForeignIds(table, keys, headingMap)
}
