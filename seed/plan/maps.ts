import * as t from '../../src/db/schema.ts'
import { drawBaseMap } from '../draw/base-map.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { addPicture } from './clinic-pictures.ts'
import type { PlannedRows } from './rows.ts'

const CITY_MAP = { slug: 'city', center: { lat: 40.732, lng: -73.93 }, windowKm: 27 }

/** Overlapping close-up maps, used wherever they show the clinics better than the other maps. */
const CITY_PART_MAPS = [
  { lat: 40.715, lng: -73.985 },
  { lat: 40.768, lng: -73.965 },
  { lat: 40.83, lng: -73.935 },
  { lat: 40.671, lng: -73.968 },
  { lat: 40.615, lng: -73.985 },
  { lat: 40.745, lng: -73.905 },
  { lat: 40.735, lng: -73.84 },
  { lat: 40.755, lng: -73.785 },
].map((center, index) => ({ slug: `part-${index + 1}`, center, windowKm: 9 }))

export function planMaps(files: SeedFiles, rows: PlannedRows, clinics: readonly PlannedClinic[]): void {
  const clinicPoints = clinics.flatMap(({ coordinates }) => coordinates ?? [])
  rows.add(
    t.baseMaps,
    ...[CITY_MAP, ...files.areas, ...CITY_PART_MAPS].map(({ slug, center, windowKm }, position) => {
      const widthKm = Math.max(windowKm, 5)
      const areas = files.areas.map((area) => ({ name: area.name, ...area.center, isMainArea: area.slug === slug }))
      const { svg, ...geometry } = drawBaseMap({ center, widthKm, areas, clinics: clinicPoints })
      return { slug, position, picture: addPicture(rows, svg), ...geometry }
    }),
  )
}
