import { type Area, type Catalog, type Treatment, treatmentsOf } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/clinic-record.ts'
import type { Faq, FaqSection, Guide } from '../domain/content.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import type { PricingTable } from '../domain/price-record.ts'
import { urls } from '../urls.ts'
import { clinicItemList } from './clinic-data.ts'
import { faqPage, linkList, type Things } from './structured-data.ts'
import {
  areaPlace,
  localService,
  medicalProcedure,
  medicalWebPage,
  pricedService,
  subAreaPlace,
} from './treatment-data.ts'

/** What each kind of page describes to machines, from the same data that it shows. The head adds site and breadcrumbs. */

interface Paging {
  page: number
  total: number
}

/** How a list's entries are numbered on one of its pages. */
const numbering = ({ page, total }: Paging) => ({ total, first: (page - 1) * CLINICS_PER_PAGE + 1 })

export const homeData = (home: { featured: ClinicCard[]; faqs: Faq[] }, origin: string): Things => [
  clinicItemList(home.featured, origin),
  faqPage(home.faqs),
]

export const treatmentListData = (catalog: Catalog, origin: string): Things => [
  linkList(
    origin,
    catalog.groups.list
      .flatMap((group) => treatmentsOf(catalog, group))
      .map(({ name, slug }) => ({ name, path: urls.treatment(slug) })),
  ),
]

export const locationListData = (catalog: Catalog, origin: string): Things => [
  linkList(
    origin,
    catalog.areas.map(({ name, slug }) => ({ name, path: urls.landing(slug) })),
  ),
]

/** A guide describes as many of its providers; the pages of `/services/{treatment}` describe all. */
const FIRST_PROVIDERS = 6

export const treatmentData = (
  treatment: Treatment,
  page: { guide: Guide | null; prices: PricingTable | null; faqs: Faq[]; providers: ClinicCard[] },
  origin: string,
): Things => [
  page.guide && medicalWebPage(treatment, page.guide, origin),
  page.guide && medicalProcedure(treatment, origin),
  pricedService(treatment, page.prices, origin),
  clinicItemList(page.providers.slice(0, FIRST_PROVIDERS), origin, {
    name: `Who offers ${treatment.name}`,
    total: page.providers.length,
  }),
  faqPage(page.faqs),
]

export const treatmentInAreaData = (
  treatment: Treatment,
  area: Area,
  page: { clinics: ClinicCard[]; faqs: Faq[] },
  paging: Paging,
  origin: string,
): Things => [
  localService(treatment, area, origin),
  clinicItemList(page.clinics, origin, { name: `${treatment.name} in ${area.name}`, ...numbering(paging) }),
  faqPage(page.faqs),
]

export const landingData = (area: Area, clinics: ClinicCard[], paging: Paging, origin: string): Things => [
  areaPlace(area, origin),
  clinicItemList(clinics, origin, { name: `MedSpas in ${area.name}`, ...numbering(paging) }),
]

export const areaData = (area: Area, clinics: ClinicCard[], origin: string): Things => [
  areaPlace(area, origin, { withSubAreas: true }),
  clinicItemList(clinics, origin, { name: `Listed in ${area.name}` }),
]

export const subAreaData = (
  area: Area,
  page: { subArea: { slug: string; name: string }; clinics: ClinicCard[] },
  origin: string,
): Things => [
  { ...subAreaPlace(area, page.subArea, origin), containedInPlace: areaPlace(area, origin) },
  clinicItemList(page.clinics, origin, { name: `Med spas in ${page.subArea.name}` }),
]

export const clinicListData = (title: string, clinics: ClinicCard[], paging: Paging, origin: string): Things => [
  clinicItemList(clinics, origin, { name: title, ...numbering(paging) }),
]

export const faqData = (sections: readonly FaqSection[]): Things => [faqPage(sections.flatMap(({ faqs }) => faqs))]

export const priceData = (treatment: Treatment, table: PricingTable | null, origin: string): Things => [
  pricedService(treatment, table, origin),
]
