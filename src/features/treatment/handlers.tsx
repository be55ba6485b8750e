import type { Context } from 'hono'
import { findTreatmentPage } from '../../db/treatments.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findTreatmentByParam } from '../../http/params.ts'
import { sendPage, streamPage } from '../../http/respond.tsx'
import { WithJsonLd } from '../../render/with-json-ld.tsx'
import { TreatmentListPage } from './list-page.tsx'
import { treatmentListMeta, treatmentMeta } from './meta.ts'
import { TreatmentPage } from './page.tsx'
import { treatmentJsonLd, treatmentListJsonLd } from './structured-data.ts'

export function sendTreatmentList(c: Context<AppEnv>) {
  const meta = treatmentListMeta()
  const { catalog, settings } = c.var
  return sendPage(
    c,
    meta,
    <WithJsonLd nodes={treatmentListJsonLd(catalog, settings.origin)}>
      <TreatmentListPage meta={meta} catalog={catalog} />
    </WithJsonLd>,
  )
}

export function sendTreatment(c: Context<AppEnv, '/:service'>) {
  const { catalog, db, settings } = c.var
  const treatment = findTreatmentByParam(catalog, c.req.param('service'))
  if (!treatment) return sendNotFound(c, 'service')
  const meta = treatmentMeta(treatment)
  return streamPage(
    c,
    meta,
    () => findTreatmentPage(db, treatment.slug),
    (page) => (
      <WithJsonLd nodes={treatmentJsonLd(treatment, page, settings.origin)}>
        <TreatmentPage meta={meta} catalog={catalog} treatment={treatment} page={page} />
      </WithJsonLd>
    ),
  )
}
