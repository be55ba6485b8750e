import { coordinates as pointSchema } from '../../../seed/load/fields.ts'
import type { ZipCode } from '../../../src/domain/clinic/address.ts'
import type { Point } from '../../../src/domain/geo.ts'
import type { Cells } from '../files/columns.ts'
import { accept, type Reading, reject } from '../values/reading.ts'
import { cleanText, readNumber } from '../values/scalars.ts'

export type Coordinates = Point & { approximate?: true }

const isInRegion = ({ lat, lng }: Point) => pointSchema.safeParse({ lat, lng }).success

/** Reads a clinic's coordinates. Zeros in both columns, latitude and longitude, count as absent. */
export function readCoordinates(cells: Cells): Reading<Coordinates | undefined> {
  const point = readPoint(cells)
  if (point === undefined) return accept(undefined)
  if (point === null) return reject('is not a point', 'write latitude and longitude, such as 40.7577 and -73.9857')
  if (isInRegion(point)) return accept(point)
  const swappedPoint = { lat: point.lng, lng: point.lat }
  if (isInRegion(swappedPoint)) return accept(swappedPoint, 'swapped latitude and longitude')
  return reject('is outside the region', 'correct latitude and longitude, or leave both cells empty')
}

function readPoint({ latitude, longitude, coordinates }: Cells): Coordinates | null | undefined {
  if (coordinates !== undefined) return readPointCell(coordinates)
  if (latitude === undefined && longitude === undefined) return undefined
  const [lat, lng] = [readNumber(latitude), readNumber(longitude)]
  if (lat === null || lng === null) return null
  return lat === 0 && lng === 0 ? undefined : { lat, lng }
}

function readPointCell(value: unknown): Coordinates | null {
  if (typeof value === 'object' && value !== null) {
    const { latitude, longitude, lat = latitude, lng = longitude, approximate } = value as Record<string, unknown>
    if (typeof lat !== 'number' || typeof lng !== 'number') return null
    return { lat, lng, ...(approximate === true && { approximate }) }
  }
  const match = /^\(?\s*(-?\d+\.\d+)\s*[,;\s]\s*(-?\d+\.\d+)\s*\)?$/.exec(cleanText(value))
  return match ? { lat: Number(match[1]), lng: Number(match[2]) } : null
}

export const getZipCenter = ({ lat, lng }: ZipCode): Coordinates => ({ lat, lng, approximate: true })

/** Marks a point as approximate if it is the center of the zip code, because clinics are rarely exactly there. */
export const markApproximateIfZipCenter = (point: Coordinates, zip: ZipCode): Coordinates =>
  point.lat === zip.lat && point.lng === zip.lng ? getZipCenter(zip) : point
