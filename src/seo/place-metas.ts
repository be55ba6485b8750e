import type { Area, Catalog } from '../domain/catalog.ts'
import { isClosed } from '../domain/clinic.ts'
import type { Clinic } from '../domain/clinic-record.ts'
import type { SubArea } from '../domain/content.ts'
import { lazily } from '../domain/lazily.ts'
import { urls } from '../urls.ts'
import { type Paging, paged } from './list-meta.ts'
import { dataAlternates, type PageMeta, pageDescription, pageTitle } from './meta.ts'

/** Title, description and place of the areas and of the clinics in them. */

const locationsCrumb = { label: 'Locations', href: urls.locations() }

export const medspasMeta = (paging: Paging): PageMeta =>
  paged(
    {
      title: pageTitle('All med spas in New York City'),
      description:
        'The whole directory of med spas in New York City and the Hamptons. Filter by treatment, location and rating, and call to book.',
      canonical: urls.medspas(),
      alternates: dataAlternates(urls.medspas(), ['csv', 'json', 'geojson']),
      crumbs: [],
      name: 'Med spas',
      wide: true,
    },
    paging,
  )

export const locationListMeta = (): PageMeta => ({
  title: pageTitle('Med spa locations in NYC'),
  description:
    'Med spas by area: Manhattan, Brooklyn, SoHo, Tribeca, Williamsburg, Midtown, the Upper East Side, Queens, Flushing and the Hamptons.',
  canonical: urls.locations(),
  alternates: dataAlternates(urls.areaData()),
  crumbs: [],
  name: 'Locations',
})

/** The pattern of the landing pages is the specification's own, and so is the claim in its description. */
export const landingMeta = (area: Area, paging: Paging): PageMeta =>
  paged(
    {
      title: `${area.name} MedSpas | Luxury Aesthetic Treatments`,
      description: pageDescription(
        `Discover the most exclusive medspas in ${area.name}.`,
        'Listed clinics with address, rating and services.',
        area.tagline,
      ),
      canonical: urls.landing(area.slug),
      share: area.share,
      crumbs: [locationsCrumb],
      name: area.name,
      wide: true,
    },
    paging,
  )

export const areaMeta = (area: Area): PageMeta => ({
  title: pageTitle(`${area.name}: a med spa guide`),
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
  title: pageTitle(`${subArea.name}, ${area.name}: med spas`),
  description: `Med spas in ${subArea.name}, ${area.name}: who comes, what is asked for most, and the clinics that are listed in the neighborhood.`,
  canonical: isArea ? urls.area(subArea.slug) : urls.subArea(area.slug, subArea.slug),
  crumbs: [locationsCrumb, { label: area.name, href: urls.area(area.slug) }],
  name: subArea.name,
})

const inWords = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

/** What can be learned of it, e.g. 'Hours, prices, and telephone'. */
function profileParts({ phone }: Clinic, prices: readonly unknown[]): string {
  const parts = ['hours', ...(prices.length > 0 ? ['prices'] : []), ...(phone === null ? [] : ['telephone'])]
  const text = inWords().format(parts)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const clinicMeta = (clinic: Clinic, prices: readonly unknown[], catalog: Catalog): PageMeta => {
  const area = catalog.areas.find((candidate) => candidate.slug === clinic.location)
  return {
    title: pageTitle(`${clinic.name}, ${area?.name ?? 'New York'}`),
    description: pageDescription(
      `${clinic.name}: med spa at ${clinic.address}.`,
      `Offers ${clinic.services
        .slice(0, 3)
        .map((service) => service.name)
        .join(', ')}.`,
      isClosed(clinic) ? 'Closed for good.' : `${profileParts(clinic, prices)}.`,
    ),
    canonical: urls.clinic(clinic),
    share: clinic.share,
    crumbs: [locationsCrumb, { label: area?.name ?? clinic.location, href: urls.landing(clinic.location) }],
    name: clinic.name,
    type: 'profile',
    // A place that closed is not to be found any more, though its page says so for a while.
    ...(isClosed(clinic) ? { noindex: true } : {}),
  }
}
