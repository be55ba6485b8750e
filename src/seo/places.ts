import type { Place } from 'schema-dts'
import type { Area } from '../domain/catalog.ts'
import { urls } from '../urls.ts'

export const getPlaceId = (area: string) => `${urls.area(area)}#place`

export const createAreaPlace = ({ slug, name }: Pick<Area, 'slug' | 'name'>): Exclude<Place, string> => ({
  '@type': 'Place',
  '@id': getPlaceId(slug),
  name,
  url: urls.area(slug),
})

export const createSubAreaPlace = (
  area: string,
  { slug, name }: { slug: string; name: string },
): Exclude<Place, string> => ({
  '@type': 'Place',
  '@id': `${urls.subArea(area, slug)}#place`,
  name,
  url: urls.subArea(area, slug),
})
