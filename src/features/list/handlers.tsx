import { type Area, isThinPage, type Service } from '../../domain/catalog.ts'
import { isFiltered } from '../../domain/list/list-state.ts'
import type { Context } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findAreaByParam, findTreatmentByParam } from '../../http/params.ts'
import { createAreaPlace } from '../../seo/places.ts'
import { createFaqPage, createPagedClinicItemList } from '../../seo/structured-data.ts'
import { AreaLandingPage } from './area-landing-page.tsx'
import { createAreaLandingMeta, createServiceClinicsMeta, createTreatmentInAreaMeta, MEDSPAS_META } from './meta.ts'
import { ClinicListPage } from './page.tsx'
import { sendClinicList } from './send-list.tsx'
import { createLocalService } from './structured-data.ts'
import { TreatmentInAreaPage } from './treatment-in-area-page.tsx'

export function sendClinicsOffering(c: Context, service: Service) {
  const title = `${service.name} providers`
  return sendClinicList(c, {
    base: { treatment: service.slug },
    meta: createServiceClinicsMeta(service),
    createJsonLd: ({ cards }, paging) => [createPagedClinicItemList(title, cards, paging)],
    renderPage: (page) => (
      <ClinicListPage
        {...page}
        title={title}
        lead={
          isFiltered(page.filteredList.state)
            ? `The clinics that offer ${service.name} and fit what you chose.`
            : `Everyone listed who offers ${service.name} in New York City and nearby.`
        }
      />
    ),
  })
}

export const sendMedspas = (c: Context) =>
  sendClinicList(c, {
    base: {},
    meta: MEDSPAS_META,
    createJsonLd: ({ cards }, paging) => [createPagedClinicItemList('Med spas', cards, paging)],
    renderPage: (page) => {
      const { state } = page.filteredList
      const isWholeDirectory = !isFiltered(state) && state.near === null
      return (
        <ClinicListPage
          {...page}
          title={isWholeDirectory ? 'All med spas' : 'Med spas'}
          lead={
            isWholeDirectory
              ? 'The whole directory. Narrow it down, or put it in another order.'
              : 'The clinics that fit what you chose.'
          }
        />
      )
    },
  })

export function sendTreatmentInArea(c: Context, treatmentSegment: string, locationSegment: string) {
  const catalog = c.get('catalog')
  const treatment = findTreatmentByParam(catalog, treatmentSegment)
  if (!treatment) return sendNotFound(c, 'treatment', { redirectsByScript: true })
  const area = findAreaByParam(catalog, locationSegment)
  if (!area) return sendNotFound(c, 'location', { redirectsByScript: true })
  return sendClinicList(c, {
    base: { treatment: treatment.slug, area: area.slug },
    meta: { ...createTreatmentInAreaMeta(treatment, area), thin: isThinPage(catalog, treatment.slug, area.slug) },
    createJsonLd: ({ cards, faqs }, paging) => [
      createLocalService(treatment, area),
      createPagedClinicItemList(`${treatment.name} ${area.where}`, cards, paging),
      createFaqPage(faqs),
    ],
    renderPage: (page) => <TreatmentInAreaPage {...page} treatment={treatment} area={area} />,
  })
}

export function sendAreaLandingPage(c: Context, area: Area) {
  return sendClinicList(c, {
    base: { area: area.slug },
    meta: createAreaLandingMeta(area, c.get('catalog').site.sample),
    createJsonLd: ({ cards }, paging) => [
      createAreaPlace(area),
      createPagedClinicItemList(`Med spas ${area.where}`, cards, paging),
    ],
    renderPage: (page) => <AreaLandingPage {...page} area={area} />,
  })
}
