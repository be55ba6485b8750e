import type { Place } from 'schema-dts'
import type { Area } from '../domain/catalog.ts'
import { urls } from '../urls.ts'

const createPlace = (url: string, name: string): Exclude<Place, string> => ({
  '@type': 'Place',
  '@id': `${url}#place`,
  name,
  url,
})

export const createAreaPlace = ({ slug, name }: Pick<Area, 'slug' | 'name'>) => createPlace(urls.area(slug), name)

export const createSubAreaPlace = (area: string, { slug, name }: Area['subAreas'][number]) =>
  createPlace(urls.subArea(area, slug), name)
