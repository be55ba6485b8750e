import { coordinates as pointSchema } from '../../../seed/load/fields.ts'
import type { ZipCode } from '../../../src/domain/clinic/address.ts'
import type { Point } from '../../../src/domain/geo.ts'
import type { Cells } from '../files/columns.ts'
import { accepted, type Reading, rejected } from '../values/reading.ts'
import { cleanText, readNumber } from '../values/values.ts'

export type Coordinates = Point & { approximate?: true }

const isInRegion = ({ lat, lng }: Point) => pointSchema.safeParse({ lat, lng }).success

/** Latitude and longitude 0 count as empty. */
export function readCoordinates(cells: Cells): Reading<Coordinates | undefined> {
  const point = pointOf(cells)
  if (point === undefined) return accepted(undefined)
  if (point === null) return rejected('is not a point', 'write latitude and longitude, such as 40.7577 and -73.9857')
  if (isInRegion(point)) return accepted(point)
  const swapped = { lat: point.lng, lng: point.lat }
  if (isInRegion(swapped)) return accepted(swapped, 'swapped latitude and longitude')
  return rejected('is outside the region', 'correct latitude and longitude, or leave both cells empty')
}

function pointOf({ latitude, longitude, coordinates }: Cells): Coordinates | null | undefined {
  if (coordinates !== undefined) return pointOfCell(coordinates)
  if (latitude === undefined && longitude === undefined) return undefined
  const [lat, lng] = [readNumber(latitude), readNumber(longitude)]
  if (lat === null || lng === null) return null
  return lat === 0 && lng === 0 ? undefined : { lat, lng }
}

function pointOfCell(value: unknown): Coordinates | null {
  if (typeof value === 'object' && value !== null) {
    const { lat, lng, approximate } = value as Record<string, unknown>
    if (typeof lat !== 'number' || typeof lng !== 'number') return null
    return { lat, lng, ...(approximate === true && { approximate }) }
  }
  const match = /^\(?\s*(-?\d+\.\d+)\s*[,;\s]\s*(-?\d+\.\d+)\s*\)?$/.exec(cleanText(value))
  return match ? { lat: Number(match[1]), lng: Number(match[2]) } : null
}

export const pointOfZip = ({ lat, lng }: ZipCode): Coordinates => ({ lat, lng, approximate: true })

/** Downloads of the directory contain the points of zip codes. */
export const markApproximate = (point: Coordinates, zip: ZipCode): Coordinates =>
  point.lat === zip.lat && point.lng === zip.lng ? pointOfZip(zip) : point
