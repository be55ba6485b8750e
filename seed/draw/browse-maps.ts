import * as t from '../../src/db/schema.ts'
import type { SeedFiles } from '../load/load.ts'
import { addPicture } from '../plan/clinics.ts'
import type { Rows } from '../plan/rows.ts'
import { browseMapSvg } from './map-browse.ts'
import type { Point } from './map-projection.ts'

const CITY: { center: Point; windowKm: number } = { center: { lat: 40.732, lng: -73.93 }, windowKm: 27 }

export function planMaps(files: SeedFiles, rows: Rows): void {
  const areas = files.areas.map(({ slug, center, windowKm }) => ({ slug, center, windowKm: Math.max(windowKm, 5) }))
  rows.add(
    t.maps,
    ...[{ slug: 'city', ...CITY }, ...areas].map(({ slug, center, windowKm }, position) => {
      const { svg, ...geometry } = browseMapSvg(center, windowKm)
      return { slug, position, picture: addPicture(rows, svg), ...geometry }
    }),
  )
}
