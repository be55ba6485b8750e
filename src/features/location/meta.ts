import type { Area, Catalog } from '../../domain/catalog.ts'
import type { SubArea } from '../../domain/content.ts'
import { createDataAlternates, joinDescription, locationsCrumb, type PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const createLocationListMeta = ({ areas }: Pick<Catalog, 'areas'>): PageMeta => ({
  title: 'Med spa locations in NYC',
  description: joinDescription(
    'Med spas in New York City and nearby, listed by area.',
    ...(areas.length > 0 ? [areas.map(({ name }) => name).join(', ')] : []),
  ),
  canonical: urls.locations(),
  alternates: createDataAlternates(urls.areaData()),
  name: 'Locations',
})

export const createAreaGuideMeta = (area: Area): PageMeta => ({
  title: `${area.name}: a med spa guide`,
  description: joinDescription(
    `A guide to ${area.name} for med spa visitors: streets, transit, when to go, and what is offered.`,
    area.shortDescription,
  ),
  canonical: urls.area(area.slug),
  ogImage: area.ogImage,
  crumbs: [locationsCrumb, { label: area.name, href: urls.areaClinics(area.slug) }],
  name: 'Guide',
  type: 'article',
})

export const createSubAreaMeta = (
  area: Area,
  subArea: Pick<SubArea, 'slug' | 'name' | 'where'>,
  isAlsoArea: boolean,
): PageMeta => ({
  title: `${subArea.name}, ${area.name}: med spas`,
  description: `Med spas ${subArea.where}, ${area.name}: who comes, what is asked for most, and the places listed in the neighborhood.`,
  canonical: isAlsoArea ? urls.area(subArea.slug) : urls.subArea(area.slug, subArea.slug),
  crumbs: [locationsCrumb, { label: area.name, href: urls.area(area.slug) }],
  name: subArea.name,
})
