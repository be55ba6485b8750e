import { type Context, Hono } from 'hono'
import { findTreatmentInArea, findTreatmentPage } from '../../db/treatments.ts'
import { type Area, clinicCount, isThin, type Treatment } from '../../domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../domain/limits.ts'
import { pageCount } from '../../domain/paging.ts'
import { splitFlatForm } from '../../domain/service.ts'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findAreaByParam, findTreatmentByParam, readPageNumber } from '../../http/params.ts'
import { sendPage, streamPage } from '../../http/respond.tsx'
import { WithJsonLd } from '../../render/with-json-ld.tsx'
import { TreatmentInAreaPage } from './in-area-page.tsx'
import { TreatmentListPage } from './list-page.tsx'
import { treatmentInAreaMeta, treatmentListMeta, treatmentMeta } from './meta.ts'
import { TreatmentPage } from './page.tsx'
import { treatmentData, treatmentInAreaData, treatmentListData } from './structured-data.ts'

export const treatments = new Hono<AppEnv>()
  .get('/', (c) => {
    const meta = treatmentListMeta()
    const { catalog, settings } = c.var
    return sendPage(
      c,
      meta,
      <WithJsonLd things={treatmentListData(catalog, settings.origin)}>
        <TreatmentListPage meta={meta} catalog={catalog} />
      </WithJsonLd>,
    )
  })
  .get('/:service', (c) => {
    const { catalog, db, settings } = c.var
    const segment = c.req.param('service')
    const treatment = findTreatmentByParam(catalog, segment)
    if (!treatment) {
      const flat = splitFlatForm(segment)
      return flat ? treatmentInArea(c, flat.service, flat.location) : sendNotFound(c, 'service')
    }
    const meta = treatmentMeta(treatment)
    return streamPage(
      c,
      meta,
      () => findTreatmentPage(db, treatment.slug),
      (page) => (
        <WithJsonLd things={treatmentData(treatment, page, settings.origin)}>
          <TreatmentPage meta={meta} catalog={catalog} treatment={treatment} page={page} />
        </WithJsonLd>
      ),
    )
  })
  .get('/:service/:location', (c) => treatmentInArea(c, c.req.param('service'), c.req.param('location')))

/** Both URL forms show the same page. The nested one is canonical. */
function treatmentInArea(c: Context<AppEnv>, service: string, location: string) {
  const treatment = findTreatmentByParam(c.get('catalog'), service)
  if (!treatment) return sendNotFound(c, 'treatment', { redirectsByScript: true })
  const area = findAreaByParam(c.get('catalog'), location)
  if (!area) return sendNotFound(c, 'location', { redirectsByScript: true })
  return sendTreatmentInArea(c, treatment, area)
}

function sendTreatmentInArea(c: Context<AppEnv>, treatment: Treatment, area: Area) {
  const { catalog, db, settings } = c.var
  const total = clinicCount(catalog, treatment.slug, area.slug)
  const pages = pageCount(total, CLINICS_PER_PAGE)
  const page = readPageNumber(c.req.query())
  if (page > pages) return sendNotFound(c)
  const thin = isThin(catalog, treatment.slug, area.slug)
  const meta = { ...treatmentInAreaMeta(treatment, area, { page, pages }), thin }
  return streamPage(
    c,
    meta,
    () => findTreatmentInArea(db, treatment.slug, area.slug, page),
    (data) => (
      <WithJsonLd things={treatmentInAreaData(treatment, area, data, { page, total }, settings.origin)}>
        <TreatmentInAreaPage
          meta={meta}
          catalog={catalog}
          claim={claimProps(c)}
          treatment={treatment}
          area={area}
          paging={{ page, pages, total }}
          page={data}
        />
      </WithJsonLd>
    ),
  )
}
