import { findTreatmentPage } from '../../db/treatments.ts'
import { getClinicCount, WILDCARD } from '../../domain/catalog.ts'
import type { Context } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findTreatmentByParam } from '../../http/params.ts'
import { sendPage, streamPage } from '../../http/respond.tsx'
import { TreatmentListPage } from './list-page.tsx'
import { createTreatmentMeta, TREATMENT_LIST_META } from './meta.ts'
import { TreatmentPage } from './page.tsx'
import { createTreatmentJsonLd, createTreatmentListJsonLd } from './structured-data.ts'

export function sendTreatmentList(c: Context) {
  return sendPage(c, TREATMENT_LIST_META, TreatmentListPage, { jsonLd: createTreatmentListJsonLd(c.get('catalog')) })
}

export function sendTreatment(c: Context<'/:service'>) {
  const { catalog, db } = c.var
  const treatment = findTreatmentByParam(catalog, c.req.param('service'))
  if (!treatment) return sendNotFound(c, 'service')
  return streamPage(
    c,
    createTreatmentMeta(treatment),
    () => findTreatmentPage(db, treatment.slug),
    (data, pageProps) => <TreatmentPage {...pageProps} treatment={treatment} data={data} />,
    { jsonLd: (data) => createTreatmentJsonLd(treatment, data, getClinicCount(catalog, treatment.slug, WILDCARD)) },
  )
}
