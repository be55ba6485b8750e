import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { findTreatmentInArea, findTreatmentPage } from '../db/treatments.ts'
import { type Area, countOf, isThin, type Treatment } from '../domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { pagesOf } from '../domain/paging.ts'
import { splitFlatForm } from '../domain/service.ts'
import { TreatmentPage } from '../pages/treatment.tsx'
import { TreatmentInAreaPage } from '../pages/treatment-in-area.tsx'
import { TreatmentListPage } from '../pages/treatment-list.tsx'
import { Described } from '../render/described.tsx'
import { sendPage, streamPage } from '../render/respond.tsx'
import { treatmentData, treatmentInAreaData, treatmentListData } from '../seo/page-data.ts'
import { treatmentInAreaMeta, treatmentListMeta, treatmentMeta } from '../seo/treatment-metas.ts'
import { claimProps, sendNotFound } from './answers.tsx'
import { areaParam, readPageNumber, treatmentParam } from './params.ts'

export const treatments = new Hono<AppEnv>()
  .get('/', (c) => {
    const meta = treatmentListMeta()
    const { catalog, settings } = c.var
    return sendPage(
      c,
      meta,
      <Described things={treatmentListData(catalog, settings.origin)}>
        <TreatmentListPage meta={meta} catalog={catalog} />
      </Described>,
    )
  })
  .get('/:service', (c) => {
    const { catalog, db, settings } = c.var
    const segment = c.req.param('service')
    const treatment = treatmentParam(catalog, segment)
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
        <Described things={treatmentData(treatment, page, settings.origin)}>
          <TreatmentPage meta={meta} catalog={catalog} treatment={treatment} page={page} />
        </Described>
      ),
    )
  })
  .get('/:service/:location', (c) => treatmentInArea(c, c.req.param('service'), c.req.param('location')))

/** The nested and the flat form show the same page, canonical to the nested one. */
function treatmentInArea(c: Context<AppEnv>, service: string, location: string) {
  const treatment = treatmentParam(c.get('catalog'), service)
  if (!treatment) return sendNotFound(c, 'treatment', { leaves: true })
  const area = areaParam(c.get('catalog'), location)
  if (!area) return sendNotFound(c, 'location', { leaves: true })
  return sendTreatmentInArea(c, treatment, area)
}

function sendTreatmentInArea(c: Context<AppEnv>, treatment: Treatment, area: Area) {
  const { catalog, db, settings } = c.var
  const total = countOf(catalog, treatment.slug, area.slug)
  const pages = pagesOf(total, CLINICS_PER_PAGE)
  const page = readPageNumber(c.req.query())
  if (page > pages) return sendNotFound(c)
  const thin = isThin(catalog, treatment.slug, area.slug)
  const meta = { ...treatmentInAreaMeta(treatment, area, { page, pages }), thin }
  return streamPage(
    c,
    meta,
    () => findTreatmentInArea(db, treatment.slug, area.slug, page),
    (data) => (
      <Described things={treatmentInAreaData(treatment, area, data, { page, total }, settings.origin)}>
        <TreatmentInAreaPage
          meta={meta}
          catalog={catalog}
          claim={claimProps(c)}
          treatment={treatment}
          area={area}
          paging={{ page, pages, total }}
          page={data}
        />
      </Described>
    ),
  )
}
