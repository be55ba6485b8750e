import type { Area } from '../../domain/catalog.ts'
import type { SubArea } from '../../domain/content.ts'
import { locationsCrumb } from '../../seo/crumbs.ts'
import { dataAlternates, type PageMeta, pageDescription } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const locationListMeta = (): PageMeta => ({
  title: 'Med spa locations in NYC',
  description:
    'Med spas by area: Manhattan, Brooklyn, SoHo, Tribeca, Williamsburg, Midtown, the Upper East Side, Queens, Flushing and the Hamptons.',
  canonical: urls.locations(),
  alternates: dataAlternates(urls.areaData()),
  crumbs: [],
  name: 'Locations',
})

export const areaMeta = (area: Area): PageMeta => ({
  title: `${area.name}: a med spa guide`,
  description: pageDescription(
    `A guide to ${area.name} for med spa visitors: streets, transit, when to go, and what is offered.`,
    area.shortDescription,
  ),
  canonical: urls.area(area.slug),
  share: area.share,
  crumbs: [locationsCrumb, { label: area.name, href: urls.landing(area.slug) }],
  name: 'Guide',
  type: 'article',
})

export const subAreaMeta = (area: Area, subArea: Pick<SubArea, 'slug' | 'name'>, isArea: boolean): PageMeta => ({
  title: `${subArea.name}, ${area.name}: med spas`,
  description: `Med spas in ${subArea.name}, ${area.name}: who comes, what is asked for most, and the clinics that are listed in the neighborhood.`,
  canonical: isArea ? urls.area(subArea.slug) : urls.subArea(area.slug, subArea.slug),
  crumbs: [locationsCrumb, { label: area.name, href: urls.area(area.slug) }],
  name: subArea.name,
})
