import type { Area, Catalog, Service, Treatment } from '../domain/catalog.ts'
import { isClosed } from '../domain/clinic.ts'
import type { Clinic, ProsePage, SubArea } from '../domain/content.ts'
import { lazily } from '../domain/lazily.ts'
import { isPlain, type ListState } from '../domain/list-state.ts'
import { browseUrl, listUrl, urls } from '../urls.ts'
import { type PageMeta, pageDescription, pageTitle } from './meta.ts'
import { dataAlternates } from './tool-metas.ts'

/** Title, description and place of every kind of page. */

export interface Paging {
  page: number
  pages: number
}

/** A page of a list is its own canonical page; the first has the list's own address. */
function paged(meta: PageMeta, { page, pages }: Paging): PageMeta {
  const path = meta.canonical
  const at = (number: number) => listUrl(path, { page: number })
  const numbered =
    page > 1
      ? {
          canonical: at(page),
          title: pageTitle(`${meta.title.split(' | ')[0]}, page ${page}`),
          description: pageDescription(`Page ${page} of ${pages}.`, meta.description),
        }
      : {}
  return { ...meta, ...numbered, prev: page > 1 ? at(page - 1) : null, next: page < pages ? at(page + 1) : null }
}

/** A list as a visitor narrowed or ordered it: its pages follow each other, and its canonical page is the plain list. */
export function filteredMeta(meta: PageMeta, state: ListState, pages: number): PageMeta {
  if (isPlain(state)) return meta
  const at = (page: number) => browseUrl({ ...state, page })
  return {
    ...meta,
    canonical: state.path,
    filtered: true,
    prev: state.page > 1 ? at(state.page - 1) : null,
    next: state.page < pages ? at(state.page + 1) : null,
  }
}

const treatmentsCrumb = { label: 'Treatments', href: urls.treatments() }
const locationsCrumb = { label: 'Locations', href: urls.locations() }

export const homeMeta = (): PageMeta => ({
  title: 'Find the Best MedSpas in NYC: treatments, prices, locations',
  description:
    'Discover med spas for Botox, CoolSculpting, laser hair removal and similar treatments: compare prices, read reviews and book appointments by phone.',
  canonical: urls.home(),
})

export const treatmentListMeta = (): PageMeta => ({
  title: pageTitle('Treatments: guides, prices and risks'),
  description:
    'Eighteen med spa treatments explained: how each is done, what it costs in New York, what can go wrong, and who may perform it.',
  canonical: urls.treatments(),
  alternates: dataAlternates(urls.treatments()),
  crumbs: [],
  name: 'Treatments',
})

export const treatmentMeta = (treatment: Treatment): PageMeta => ({
  title: pageTitle(`${treatment.name} in NYC: guide and prices`),
  description: pageDescription(
    `${treatment.name}: ${treatment.description}`,
    'Prices, recovery, risks and providers in New York City.',
    'With sources.',
  ),
  canonical: urls.treatment(treatment.slug),
  share: treatment.share,
  crumbs: [treatmentsCrumb],
  name: treatment.name,
  type: 'article',
})

export const treatmentInAreaMeta = (treatment: Treatment, area: Area, paging: Paging): PageMeta =>
  paged(
    {
      title: pageTitle(`${treatment.name} in ${area.name}`),
      description: pageDescription(
        `${treatment.name} in ${area.name}: listed med spas with address and rating, what it costs and who may do it.`,
        area.tagline,
        'Call to book.',
      ),
      canonical: urls.treatmentIn(treatment.slug, area.slug),
      share: treatment.share,
      crumbs: [treatmentsCrumb, { label: treatment.name, href: urls.treatment(treatment.slug) }],
      name: area.name,
    },
    paging,
  )

export const providersMeta = (service: Service, paging: Paging): PageMeta =>
  paged(
    {
      title: pageTitle(`${service.name} providers in NYC`),
      description: `Every listed provider of ${service.name} in New York City, with address, rating and services. Filter by location and rating.`,
      canonical: urls.providers(service.slug),
      alternates: dataAlternates(urls.providers(service.slug)),
      crumbs:
        service.treatment === service.slug
          ? [treatmentsCrumb, { label: service.name, href: urls.treatment(service.slug) }]
          : [treatmentsCrumb],
      name: service.treatment === service.slug ? 'Providers' : service.name,
    },
    paging,
  )

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

/** Prose pages whose address is their slug. */
export const proseMeta = (page: Pick<ProsePage, 'slug' | 'title' | 'description'>): PageMeta => ({
  title: pageTitle(page.title),
  description: page.description,
  canonical: `/${page.slug}`,
  crumbs: [],
  name: page.title,
})

export const faqMeta = (): PageMeta => ({
  title: pageTitle('FAQ: questions about med spas'),
  description:
    'Answers about Botox and fillers, lasers, body contouring, skin treatments and med spas in New York City: prices, recovery, risks, rules.',
  canonical: urls.faq(),
  crumbs: [],
  name: 'FAQ',
})

export const reviewsMeta = (): PageMeta => ({
  title: pageTitle('Reviews: what samples look like'),
  description:
    'Sample reviews of med spa treatments, labelled as samples: invented texts that count towards no rating of any listed clinic.',
  canonical: urls.reviews(),
  crumbs: [],
  name: 'Reviews',
})

export const changesMeta = (older: boolean): PageMeta => ({
  title: pageTitle('Changes to the data'),
  description:
    'What each load of the directory added, changed and removed: listings, treatment guides, price tables and redirects, newest first.',
  canonical: urls.changes(),
  noindex: older,
  crumbs: [],
  name: 'Changes',
})

export const apiMeta = (): PageMeta => ({
  title: pageTitle('API: the directory as JSON'),
  description:
    'A read-only JSON API of the directory: clinics, treatments, areas, prices and search. No key; paging, limits and every field explained.',
  canonical: urls.api(),
  crumbs: [],
  name: 'API',
})

export const searchMeta = (query: string): PageMeta => ({
  title: pageTitle(query ? `Results for ${query.slice(0, 30)}` : 'Search'),
  description:
    'Search med spas, treatments, neighborhoods, guides and questions in New York City by name, by service or by place.',
  canonical: urls.search(),
  noindex: true,
})
