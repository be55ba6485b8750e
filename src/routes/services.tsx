import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { findService } from '../domain/catalog.ts'
import { splitFlatForm } from '../domain/service.ts'
import { ClinicListPage } from '../pages/clinic-list.tsx'
import { clinicListData } from '../seo/page-data.ts'
import { medspasMeta } from '../seo/place-metas.ts'
import { providersMeta } from '../seo/treatment-metas.ts'
import { urls } from '../urls.ts'
import { claimProps, movedTo, sendNotFound } from './answers.tsx'
import { sendBrowse } from './browse.tsx'
import { areaParam, treatmentParam } from './params.ts'

/** `/services/{service}` lists providers; its two longer forms belong to `/treatments` and lead there. */
export const services = new Hono<AppEnv>()
  .get('/:service', (c) => {
    const segment = c.req.param('service')
    const { catalog } = c.var
    const service = findService(catalog, segment) ?? findService(catalog, treatmentParam(catalog, segment)?.slug ?? '')
    if (!service) {
      const flat = splitFlatForm(segment)
      return flat ? toTreatment(c, flat.service, flat.location, urls.treatmentInFlat) : sendNotFound(c, 'service')
    }
    const title = `${service.name} providers`
    return sendBrowse(c, {
      path: urls.providers(service.slug),
      base: { treatment: service.slug },
      metaOf: (paging) => providersMeta(service, paging),
      things: (clinics, paging, origin) => clinicListData(title, clinics, paging, origin),
      view: (meta, browse) => (
        <ClinicListPage
          meta={meta}
          browse={browse}
          claim={claimProps(c)}
          title={title}
          lead={`Everyone listed who offers ${service.name} in New York City and nearby.`}
        />
      ),
    })
  })
  .get('/:service/:location', (c) => toTreatment(c, c.req.param('service'), c.req.param('location'), urls.treatmentIn))

/** To the same path below /treatments, if there is such a page. */
function toTreatment(
  c: Context<AppEnv>,
  service: string,
  location: string,
  path: (service: string, location: string) => string,
) {
  const treatment = treatmentParam(c.get('catalog'), service)
  if (!treatment) return sendNotFound(c, 'service')
  return areaParam(c.get('catalog'), location)
    ? movedTo(c, path(treatment.slug, location))
    : sendNotFound(c, 'location')
}

export const medspas = new Hono<AppEnv>().get('/', (c) =>
  sendBrowse(c, {
    path: urls.medspas(),
    base: {},
    metaOf: medspasMeta,
    things: (clinics, paging, origin) => clinicListData('All med spas', clinics, paging, origin),
    view: (meta, browse) => (
      <ClinicListPage
        meta={meta}
        browse={browse}
        claim={claimProps(c)}
        title="All med spas"
        lead="The whole directory. Narrow it down, or put it in another order."
      />
    ),
  }),
)
