import * as t from '../../src/db/schema.ts'
import { findZipCode } from '../../src/domain/clinic/address.ts'
import { getInitials } from '../../src/domain/clinic/clinic.ts'
import type { Point } from '../../src/domain/geo.ts'
import { drawCardMap } from '../draw/card-map.ts'
import { createHashedFileName } from '../draw/maps.ts'
import { addOgImage } from '../draw/og-images.ts'
import type { SeedFiles } from '../load/load.ts'
import type { PlannedRows } from './rows.ts'

type PicturedClinic = Pick<SeedFiles['clinics'][number], 'coordinates' | 'address'>
type PictureFiles = Pick<SeedFiles, 'site' | 'zips'>

/** The center of the map and the Open Graph image of a sample clinic that has no coordinates (specification §3). */
const SAMPLE_CLINIC_POINT: Point = { lat: 40.7465, lng: -73.953 }

/** Each Open Graph image takes a tenth of a second to draw, and 40 KB to store. */
export const MAX_CLINIC_OG_IMAGES = 100

/** About 200 meters, or ten pixels on a clinic's map. */
const MAP_GRID_DEGREES = 0.002

export function createClinicMapDrawer(files: PictureFiles, rows: PlannedRows): (clinic: PicturedClinic) => string {
  const namesByMapKey = new Map<string, string>()
  const snapToGrid = (degrees: number) => Number((Math.round(degrees / MAP_GRID_DEGREES) * MAP_GRID_DEGREES).toFixed(3))
  return (clinic) => {
    const { lat, lng } = choosePictureCenter(files, clinic)
    const map = {
      center: { lat: snapToGrid(lat), lng: snapToGrid(lng) },
      hasApproximateCenter: getExactPoint(clinic.coordinates) === null,
    }
    const mapKey = JSON.stringify(map)
    const name = namesByMapKey.get(mapKey) ?? addPicture(rows, drawCardMap(map))
    namesByMapKey.set(mapKey, name)
    return name
  }
}

export const addClinicOgImage = (files: PictureFiles, rows: PlannedRows, clinic: PicturedClinic & { name: string }) =>
  addOgImage(rows.ogImages, {
    site: files.site,
    title: clinic.name,
    subtitle: clinic.address,
    center: choosePictureCenter(files, clinic),
    widthKm: 12,
    monogram: getInitials(clinic.name),
  })

function choosePictureCenter(files: PictureFiles, { coordinates, address }: PicturedClinic): Point {
  const zip = files.site.sample
    ? undefined
    : files.zips.zips.find((candidate) => candidate.zip === findZipCode(address))
  return coordinates ?? zip ?? SAMPLE_CLINIC_POINT
}

export const getExactPoint = (coordinates: PicturedClinic['coordinates']): Point | null =>
  coordinates && !coordinates.approximate ? coordinates : null

export function addPicture(rows: PlannedRows, svg: string): string {
  const name = createHashedFileName(svg, 'svg')
  if (!rows.of(t.pictures).some((picture) => picture.name === name))
    rows.add(t.pictures, { name, type: 'image/svg+xml', body: svg })
  return name
}
