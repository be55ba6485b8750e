import type { Area, Service, Treatment } from '../../domain/catalog.ts'
import { formatCount } from '../../domain/list/facets.ts'
import { isDefaultList, isFiltered, type ListState } from '../../domain/list/list-state.ts'
import { pluralize } from '../../domain/plural.ts'
import {
  createDataAlternates,
  joinDescription,
  locationsCrumb,
  MAX_TITLE_LENGTH,
  type PageMeta,
  shorten,
  treatmentsCrumb,
} from '../../seo/meta.ts'
import { createListUrl, urls } from '../../urls.ts'

export const MEDSPAS_META: PageMeta = {
  title: 'All med spas in New York City',
  description:
    'The whole directory of med spas in and around New York City. Filter by treatment, location and rating, and call to book.',
  canonical: urls.medspas(),
  alternates: createDataAlternates(urls.medspas(), ['csv', 'json', 'geojson']),
  name: 'Med spas',
}

/** The specification requires the title and, for sample data, 'the most exclusive medspas' in the description. */
export const createAreaLandingMeta = (area: Area, sample: boolean): PageMeta => ({
  title: `${area.name} MedSpas | Luxury Aesthetic Treatments`,
  omitsSiteName: true,
  description: joinDescription(
    sample ? `Discover the most exclusive medspas in ${area.name}.` : `Find a med spa ${area.where}.`,
    sample ? 'Listed clinics with address, rating and services.' : 'Listed clinics with address and services.',
    area.tagline,
  ),
  canonical: urls.areaClinics(area.slug),
  ogImage: area.ogImage,
  crumbs: [locationsCrumb],
  name: area.name,
})

export const createServiceClinicsMeta = (service: Service): PageMeta => ({
  title: `${service.name} providers in NYC`,
  description: `Every listed provider of ${service.name} in New York City, with address and services.`,
  canonical: urls.serviceClinics(service.slug),
  alternates: createDataAlternates(urls.serviceClinics(service.slug)),
  crumbs:
    service.treatment === service.slug
      ? [treatmentsCrumb, { label: service.name, href: urls.treatment(service.slug) }]
      : [treatmentsCrumb],
  name: service.treatment === service.slug ? 'Providers' : service.name,
})

export const createTreatmentInAreaMeta = (treatment: Treatment, area: Area): PageMeta => ({
  title: `${treatment.name} ${area.where}`,
  description: joinDescription(
    `${treatment.name} ${area.where}: listed clinics with address, what it costs and who may do it.`,
    area.tagline,
    'Call to book.',
  ),
  canonical: urls.treatmentInArea(treatment.slug, area.slug),
  ogImage: treatment.ogImage,
  crumbs: [treatmentsCrumb, { label: treatment.name, href: urls.treatment(treatment.slug) }],
  name: area.name,
})

/** The canonical URL of a filtered or sorted list is the URL of the unfiltered list in its default order. */
export function createListMeta(
  meta: PageMeta,
  state: ListState,
  { pageCount, total }: { pageCount: number; total: number },
): PageMeta {
  const { path, page, view } = state
  const createPageUrl = (number: number) => createListUrl({ ...state, page: number })
  return {
    ...meta,
    // A filtered list does not link to the data files, because they contain the unfiltered list.
    ...(isFiltered(state) && { alternates: [] }),
    ...((isFiltered(state) || page > 1) && { title: createListTitle(meta, state, total), omitsSiteName: false }),
    ...(page > 1 && {
      description: joinDescription(`Page ${page} of ${pageCount}.`, meta.description),
    }),
    canonical: isDefaultList(state) ? createListUrl({ ...state, view: 'list' }) : path,
    isListVariant: !isDefaultList(state) || view !== 'list',
    prev: page > 1 ? createPageUrl(page - 1) : null,
    next: page < pageCount ? createPageUrl(page + 1) : null,
  }
}

/** Names the filters' effect, because screen readers announce the title of a new page first. */
function createListTitle({ title }: PageMeta, state: ListState, total: number): string {
  const [name = ''] = title.split(' | ')
  const filters = isFiltered(state) ? `, filtered: ${formatCount(total)} ${pluralize('clinic', total)}` : ''
  const ending = state.page > 1 ? `${filters}, page ${state.page}` : filters
  const maxNameLength = MAX_TITLE_LENGTH - ending.length
  return (name.length > maxNameLength ? shorten(name, maxNameLength) : name) + ending
}
