import { type Geometry, pointOfGeometry } from './centroid.ts'
import { assignColumns, type Cells, type Column, type HeadingMap, ignoredHeadings } from './columns.ts'
import { isOverture, overtureCells } from './overture.ts'
import { isObject, type JsonObject, namesIn, toCells } from './records.ts'
import type { Table } from './table.ts'

interface Feature {
  id?: unknown
  geometry?: Geometry | null
  properties?: unknown
}

/** Reads features of Overture Maps, of OpenStreetMap, of our own download, and any others with known headings. */
export function readFeatures(found: readonly unknown[], headingMap: HeadingMap): Table {
  const features: Feature[] = found.map((feature) => (isObject(feature) ? feature : {}))
  const properties = features.map(propertiesOf)
  if (properties.some(isOverture)) return overtureTable(features, properties, headingMap)
  const names = namesIn(properties)
  const isOwn = names.includes('id') && names.includes('sample') && names.includes('url')
  const isOsm = !isOwn && names.some((name) => OSM_NAME.test(name))
  // In GeoJSON from other sources, ids are not clinic ids of this directory.
  const columns = assignColumns(names, headingMap).map((column) => (column === 'id' && !isOwn ? null : column))
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
    format: `GeoJSON${isOwn ? ' of a directory' : isOsm ? ' of OpenStreetMap' : ''}`,
    ...{ rows, broken: [], lenient: !isOwn },
    ignored: isOsm ? [] : ignoredHeadings(names, columns),
  }
}

/** Matches tags of places that have closed: https://wiki.openstreetmap.org/wiki/Lifecycle_prefix */
const DISUSED = /^(?:disused|was|abandoned|demolished|removed|razed):(?:shop|amenity|healthcare|office|leisure|beauty)$/
const KIND = /^(?:shop|amenity|healthcare|office|leisure)$/

const isDisused = (tags: JsonObject) =>
  Object.keys(tags).some((name) => DISUSED.test(name)) && !Object.keys(tags).some((name) => KIND.test(name))

const OSM_NAME = /^(?:@id|osm_id|osm_type|addr:.+|contact:.+|opening_hours|amenity|healthcare)$/

/** Returns a feature's properties. Some tools put them one level deeper, in `tags`. */
function propertiesOf(feature: Feature): JsonObject {
  const properties = isObject(feature.properties) ? feature.properties : {}
  const { tags } = properties
  return isObject(tags) ? { ...properties, ...tags, tags: undefined } : properties
}

function pointCells(geometry: Geometry | null | undefined): Cells {
  const point = pointOfGeometry(geometry)
  return point ? { latitude: point.lat, longitude: point.lng } : {}
}

function overtureTable(features: readonly Feature[], properties: readonly JsonObject[], headingMap: HeadingMap): Table {
  const rows = features.map(({ geometry }, index) => {
    const record = properties[index] ?? {}
    return {
      row: index + 1,
      cells: { ...pointCells(geometry), ...overtureCells(record), ...mappedCells(record, headingMap) },
    }
  })
  return { format: 'GeoJSON of Overture Maps', rows, broken: [], ignored: [], lenient: true }
}

const mappedCells = (record: JsonObject, headingMap: HeadingMap): Cells =>
  toCells(record, headingMap as ReadonlyMap<string, Column>)
