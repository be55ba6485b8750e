import { type Context, Hono } from 'hono'
import { isThin } from '../../domain/catalog.ts'
import { splitFlatForm } from '../../domain/treatment/service.ts'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findAreaByParam, findTreatmentByParam } from '../../http/params.ts'
import { urls } from '../../urls.ts'
import { treatmentInAreaMeta } from './meta.ts'
import { sendClinicList } from './send-list.tsx'
import { treatmentInAreaData } from './structured-data.ts'
import { TreatmentLandingPage } from './treatment-landing-page.tsx'

/** Both URL forms show the same page. The nested one is canonical. */
export const treatmentsInAreas = new Hono<AppEnv>()
  .get('/:service', (c, next) => {
    const segment = c.req.param('service')
    const flat = findTreatmentByParam(c.get('catalog'), segment) ? null : splitFlatForm(segment)
    return flat ? sendTreatmentInArea(c, flat.service, flat.location) : next()
  })
  .get('/:service/:location', (c) => sendTreatmentInArea(c, c.req.param('service'), c.req.param('location')))

function sendTreatmentInArea(c: Context<AppEnv>, service: string, location: string) {
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
      treatmentInAreaData(treatment, area, { cards, faqs }, paging, origin),
    renderPage: (meta, browse) => (
      <TreatmentLandingPage meta={meta} browse={browse} claim={claimProps(c)} treatment={treatment} area={area} />
    ),
  })
}
