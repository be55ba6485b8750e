import { assignColumns, type Cells, findIgnoredHeadings, type HeadingMap, isDownload } from './columns.ts'
import { findGeometryCenter } from './geometry.ts'
import { isOverturePlace, readOvertureCells } from './overture.ts'
import { isObject, type JsonObject, listDistinctKeys, mapKeysToColumns, toCells } from './records.ts'
import type { Table } from './table.ts'

export function readFeatures(values: readonly unknown[], headingMap: HeadingMap): Table {
  const features = values.map((feature) => (isObject(feature) ? feature : {}))
  const records = features.map(({ properties }) => (isObject(properties) ? properties : {}))
  const { readCells, ...tableFields } = records.some(isOverturePlace)
    ? createOvertureReader(headingMap)
    : createPropertyReader(records, headingMap)
  const rows = records.map((record, index) => ({
    row: index + 1,
    cells: { ...toPointCells(features[index]?.['geometry']), ...readCells(record) },
  }))
  return { ...tableFields, rows, overlongRowIssues: [] }
}

type FeatureReader = Pick<Table, 'format' | 'ignoredHeadings' | 'lenient'> & {
  readCells: (record: JsonObject) => Cells
}

const createOvertureReader = (headingMap: HeadingMap): FeatureReader => ({
  format: 'GeoJSON of Overture Maps',
  ignoredHeadings: [],
  lenient: true,
  readCells: (record) => ({ ...readOvertureCells(record), ...toCells(record, headingMap) }),
})

function createPropertyReader(records: readonly JsonObject[], headingMap: HeadingMap): FeatureReader {
  const propertyNames = listDistinctKeys(records)
  const isSiteDownload = isDownload(propertyNames)
  const isOsm = !isSiteDownload && propertyNames.some((name) => OSM_TAG_PATTERN.test(name))
  // In GeoJSON from other sites, an `id` is not the id of a clinic in this directory, unless the heading map says so.
  const hasClinicIds = isSiteDownload || propertyNames.some((name) => headingMap.get(name.trim()) === 'id')
  const mapColumns = (names: readonly string[]) =>
    assignColumns(names, headingMap).map((column) => (column === 'id' && !hasClinicIds ? null : column))
  const columns = mapColumns(propertyNames)
  const columnsByKey = mapKeysToColumns(propertyNames, columns)
  // One feature of OpenStreetMap has `phone`, another `contact:phone`.
  const getColumns = (names: readonly string[]) => (isOsm ? mapKeysToColumns(names, mapColumns(names)) : columnsByKey)
  return {
    format: `GeoJSON${isSiteDownload ? ' of a directory' : isOsm ? ' of OpenStreetMap' : ''}`,
    ignoredHeadings: isOsm ? [] : findIgnoredHeadings(propertyNames, columns),
    lenient: !isSiteDownload,
    readCells: (record) => ({
      ...toCells(record, getColumns(Object.keys(record))),
      ...(isOsm && isDisused(record) && { status: 'closed' }),
    }),
  }
}

/** Matches OpenStreetMap tags of businesses that have closed: https://wiki.openstreetmap.org/wiki/Lifecycle_prefix */
const DISUSED_TAG_PATTERN =
  /^(?:disused|was|abandoned|demolished|removed|razed):(?:shop|amenity|healthcare|office|leisure|beauty)$/
const BUSINESS_TAG_PATTERN = /^(?:shop|amenity|healthcare|office|leisure)$/

const isDisused = (tags: JsonObject) =>
  Object.keys(tags).some((name) => DISUSED_TAG_PATTERN.test(name)) &&
  !Object.keys(tags).some((name) => BUSINESS_TAG_PATTERN.test(name))

const OSM_TAG_PATTERN = /^(?:@id|osm_id|osm_type|addr:.+|contact:.+|opening_hours|amenity|healthcare)$/

function toPointCells(geometry: unknown): Cells {
  const point = findGeometryCenter(geometry)
  return point ? { latitude: point.lat, longitude: point.lng } : {}
}
