import { assignColumns, type Cells, type HeadingMap, ignoredHeadings } from './columns.ts'
import { type Geometry, pointOfGeometry } from './geometry.ts'
import { isOverture, overtureCells } from './overture.ts'
import { distinctKeys, isObject, type JsonObject, toCells } from './records.ts'
import type { Table } from './table.ts'

interface Feature {
  geometry?: Geometry | null
  properties?: unknown
}

export function readFeatures(values: readonly unknown[], headingMap: HeadingMap): Table {
  const features: Feature[] = values.map((feature) => (isObject(feature) ? feature : {}))
  const properties = features.map((feature) => (isObject(feature.properties) ? feature.properties : {}))
  if (properties.some(isOverture)) return overtureTable(features, properties, headingMap)
  const names = distinctKeys(properties)
  const isOwnDownload = names.includes('id') && names.includes('sample') && names.includes('url')
  const isOsm = !isOwnDownload && names.some((name) => OSM_TAG.test(name))
  // In other GeoJSON, ids are not ids of this directory's clinics.
  const columns = assignColumns(names, headingMap).map((column) => (column === 'id' && !isOwnDownload ? null : column))
  const columnOf = new Map(names.map((name, index) => [name, columns[index] ?? null]))
  const rows = features.map(({ geometry }, index) => ({
    row: index + 1,
    cells: {
      ...pointCells(geometry),
      ...toCells(properties[index] ?? {}, columnOf),
      ...(isOsm && isDisused(properties[index] ?? {}) ? { status: 'closed' } : {}),
    },
  }))
  return {
    format: `GeoJSON${isOwnDownload ? ' of a directory' : isOsm ? ' of OpenStreetMap' : ''}`,
    ...{ rows, overlongRowIssues: [], lenient: !isOwnDownload },
    ignoredHeadings: isOsm ? [] : ignoredHeadings(names, columns),
  }
}

/** Matches tags of places that have closed: https://wiki.openstreetmap.org/wiki/Lifecycle_prefix */
const DISUSED_TAG =
  /^(?:disused|was|abandoned|demolished|removed|razed):(?:shop|amenity|healthcare|office|leisure|beauty)$/
const PLACE_TAG = /^(?:shop|amenity|healthcare|office|leisure)$/

const isDisused = (tags: JsonObject) =>
  Object.keys(tags).some((name) => DISUSED_TAG.test(name)) && !Object.keys(tags).some((name) => PLACE_TAG.test(name))

const OSM_TAG = /^(?:@id|osm_id|osm_type|addr:.+|contact:.+|opening_hours|amenity|healthcare)$/

function pointCells(geometry: Geometry | null | undefined): Cells {
  const point = pointOfGeometry(geometry)
  return point ? { latitude: point.lat, longitude: point.lng } : {}
}

function overtureTable(features: readonly Feature[], properties: readonly JsonObject[], headingMap: HeadingMap): Table {
  const rows = features.map(({ geometry }, index) => {
    const record = properties[index] ?? {}
    return {
      row: index + 1,
      cells: { ...pointCells(geometry), ...overtureCells(record), ...toCells(record, headingMap) },
    }
  })
  return { format: 'GeoJSON of Overture Maps', rows, overlongRowIssues: [], ignoredHeadings: [], lenient: true }
}
