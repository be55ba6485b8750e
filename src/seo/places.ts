import type { Place } from 'schema-dts'
import type { Area } from '../domain/catalog.ts'
import { absoluteUrl, urls } from '../urls.ts'

export const placeId = (area: string, origin: string) => `${absoluteUrl(origin, urls.area(area))}#place`

export const areaPlace = (
  area: Pick<Area, 'slug' | 'name' | 'subAreas'>,
  origin: string,
  { withSubAreas = false }: { withSubAreas?: boolean } = {},
): Place => ({
  '@type': 'Place',
  '@id': placeId(area.slug, origin),
  name: area.name,
  url: absoluteUrl(origin, urls.area(area.slug)),
  ...(withSubAreas && area.subAreas.length > 0
    ? { containsPlace: area.subAreas.map((sub) => subAreaPlace(area, sub, origin)) }
    : {}),
})

export const subAreaPlace = (
  area: Pick<Area, 'slug'>,
  sub: { slug: string; name: string },
  origin: string,
): Exclude<Place, string> => ({
  '@type': 'Place',
  '@id': `${absoluteUrl(origin, urls.subArea(area.slug, sub.slug))}#place`,
  name: sub.name,
  url: absoluteUrl(origin, urls.subArea(area.slug, sub.slug)),
})
