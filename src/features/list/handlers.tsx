import type { Context } from 'hono'
import { type Area, isThin, type Service } from '../../domain/catalog.ts'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findAreaByParam, findTreatmentByParam } from '../../http/params.ts'
import { urls } from '../../urls.ts'
import { LandingPage } from './landing-page.tsx'
import { landingMeta, medspasMeta, providersMeta, treatmentInAreaMeta } from './meta.ts'
import { ClinicListPage } from './page.tsx'
import { sendClinicList } from './send-list.tsx'
import { clinicListJsonLd, landingJsonLd, treatmentInAreaJsonLd } from './structured-data.ts'
import { TreatmentLandingPage } from './treatment-landing-page.tsx'

export function sendProviders(c: Context<AppEnv>, service: Service) {
  const title = `${service.name} providers`
  return sendClinicList(c, {
    path: urls.providers(service.slug),
    base: { treatment: service.slug },
    buildMeta: (paging) => providersMeta(service, paging),
    buildStructuredData: ({ cards }, paging, origin) => clinicListJsonLd(title, cards, paging, origin),
    renderPage: (meta, browse) => (
      <ClinicListPage
        meta={meta}
        browse={browse}
        claim={claimProps(c)}
        title={title}
        lead={`Everyone listed who offers ${service.name} in New York City and nearby.`}
      />
    ),
  })
}

export const sendMedspas = (c: Context<AppEnv>) =>
  sendClinicList(c, {
    path: urls.medspas(),
    base: {},
    buildMeta: medspasMeta,
    buildStructuredData: ({ cards }, paging, origin) => clinicListJsonLd('All med spas', cards, paging, origin),
    renderPage: (meta, browse) => (
      <ClinicListPage
        meta={meta}
        browse={browse}
        claim={claimProps(c)}
        title="All med spas"
        lead="The whole directory. Narrow it down, or put it in another order."
      />
    ),
  })

export function sendTreatmentInArea(c: Context<AppEnv>, service: string, location: string) {
  const { catalog } = c.var
  const treatment = findTreatmentByParam(catalog, service)
  if (!treatment) return sendNotFound(c, 'treatment', { redirectsByScript: true })
  const area = findAreaByParam(catalog, location)
  if (!area) return sendNotFound(c, 'location', { redirectsByScript: true })
  const thin = isThin(catalog, treatment.slug, area.slug)
  return sendClinicList(c, {
    path: urls.treatmentIn(treatment.slug, area.slug),
    base: { treatment: treatment.slug, area: area.slug },
    buildMeta: (paging) => ({ ...treatmentInAreaMeta(treatment, area, paging), thin }),
    buildStructuredData: ({ cards, faqs }, paging, origin) =>
      treatmentInAreaJsonLd(treatment, area, { cards, faqs }, paging, origin),
    renderPage: (meta, browse) => (
      <TreatmentLandingPage meta={meta} browse={browse} claim={claimProps(c)} treatment={treatment} area={area} />
    ),
  })
}

export function sendLandingPage(c: Context<AppEnv>, area: Area) {
  return sendClinicList(c, {
    path: urls.landing(area.slug),
    base: { area: area.slug },
    buildMeta: (paging) => landingMeta(area, paging, c.get('catalog').site.sample),
    buildStructuredData: ({ cards }, paging, origin) => landingJsonLd(area, cards, paging, origin),
    renderPage: (meta, browse) => (
      <LandingPage meta={meta} browse={browse} claim={claimProps(c)} area={area} details={browse.found.area} />
    ),
  })
}
