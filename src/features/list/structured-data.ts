import type { Service } from 'schema-dts'
import type { Area, Treatment } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import type { Faq } from '../../domain/content.ts'
import type { ListPosition } from '../../seo/clinic-list.ts'
import { clinicItemList, listNumbering } from '../../seo/clinic-list.ts'
import { areaPlace, placeId } from '../../seo/places.ts'
import type { GraphNodes } from '../../seo/structured-data.ts'
import { faqPage } from '../../seo/structured-data.ts'
import { absoluteUrl, urls } from '../../urls.ts'

export const landingJsonLd = (area: Area, clinics: ClinicCard[], paging: ListPosition, origin: string): GraphNodes => [
  areaPlace(area, origin),
  clinicItemList(clinics, origin, { name: `Med spas ${area.where}`, ...listNumbering(paging) }),
]

export const clinicListJsonLd = (
  title: string,
  clinics: ClinicCard[],
  paging: ListPosition,
  origin: string,
): GraphNodes => [clinicItemList(clinics, origin, { name: title, ...listNumbering(paging) })]

export const localService = (treatment: Treatment, area: Area, origin: string): Service => ({
  '@type': 'Service',
  '@id': `${absoluteUrl(origin, urls.treatmentIn(treatment.slug, area.slug))}#service`,
  name: `${treatment.name} ${area.where}`,
  serviceType: treatment.name,
  url: absoluteUrl(origin, urls.treatmentIn(treatment.slug, area.slug)),
  areaServed: { '@id': placeId(area.slug, origin), '@type': 'Place', name: area.name },
})

export const treatmentInAreaJsonLd = (
  treatment: Treatment,
  area: Area,
  page: { cards: ClinicCard[]; faqs: Faq[] },
  paging: ListPosition,
  origin: string,
): GraphNodes => [
  localService(treatment, area, origin),
  clinicItemList(page.cards, origin, { name: `${treatment.name} ${area.where}`, ...listNumbering(paging) }),
  faqPage(page.faqs),
]
