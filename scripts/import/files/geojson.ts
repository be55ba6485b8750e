import { assignColumns, type Cells, type HeadingMap, ignoredHeadings, isDownload } from './columns.ts'
import { pointOfGeometry } from './geometry.ts'
import { isOverture, overtureCells } from './overture.ts'
import { columnsByKey, distinctKeys, isObject, type JsonObject, toCells } from './records.ts'
import type { Table } from './table.ts'

export function readFeatures(values: readonly unknown[], headingMap: HeadingMap): Table {
  const features = values.map((feature) => (isObject(feature) ? feature : {}))
  const records = features.map(({ properties }) => (isObject(properties) ? properties : {}))
  const { cellsOf, ...source } = records.some(isOverture) ? overtureSource(headingMap) : tagSource(records, headingMap)
  const rows = records.map((record, index) => ({
    row: index + 1,
    cells: { ...pointCells(features[index]?.['geometry']), ...cellsOf(record) },
  }))
  return { ...source, rows, overlongRowIssues: [] }
}

type FeatureSource = Pick<Table, 'format' | 'ignoredHeadings' | 'lenient'> & { cellsOf: (record: JsonObject) => Cells }

const overtureSource = (headingMap: HeadingMap): FeatureSource => ({
  format: 'GeoJSON of Overture Maps',
  ignoredHeadings: [],
  lenient: true,
  cellsOf: (record) => ({ ...overtureCells(record), ...toCells(record, headingMap) }),
})

function tagSource(records: readonly JsonObject[], headingMap: HeadingMap): FeatureSource {
  const names = distinctKeys(records)
  const isOwnDownload = isDownload(names)
  const isOsm = !isOwnDownload && names.some((name) => OSM_TAG.test(name))
  // In other GeoJSON, ids are not ids of this directory's clinics.
  const columns = assignColumns(names, headingMap).map((column) => (column === 'id' && !isOwnDownload ? null : column))
  const columnOf = columnsByKey(names, columns)
  return {
    format: `GeoJSON${isOwnDownload ? ' of a directory' : isOsm ? ' of OpenStreetMap' : ''}`,
    ignoredHeadings: isOsm ? [] : ignoredHeadings(names, columns),
    lenient: !isOwnDownload,
    cellsOf: (record) => ({ ...toCells(record, columnOf), ...(isOsm && isDisused(record) && { status: 'closed' }) }),
  }
}

/** Matches tags of places that have closed: https://wiki.openstreetmap.org/wiki/Lifecycle_prefix */
const DISUSED_TAG =
  /^(?:disused|was|abandoned|demolished|removed|razed):(?:shop|amenity|healthcare|office|leisure|beauty)$/
const PLACE_TAG = /^(?:shop|amenity|healthcare|office|leisure)$/

const isDisused = (tags: JsonObject) =>
  Object.keys(tags).some((name) => DISUSED_TAG.test(name)) && !Object.keys(tags).some((name) => PLACE_TAG.test(name))

const OSM_TAG = /^(?:@id|osm_id|osm_type|addr:.+|contact:.+|opening_hours|amenity|healthcare)$/

function pointCells(geometry: unknown): Cells {
  const point = pointOfGeometry(geometry)
  return point ? { latitude: point.lat, longitude: point.lng } : {}
}
