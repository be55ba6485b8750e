import { type Context, Hono } from 'hono'
import { findService } from '../../domain/catalog.ts'
import { splitFlatForm } from '../../domain/treatment/service.ts'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findAreaByParam, findTreatmentByParam } from '../../http/params.ts'
import { redirectPermanently } from '../../http/redirect.ts'
import { urls } from '../../urls.ts'
import { medspasMeta, providersMeta } from './meta.ts'
import { ClinicListPage } from './page.tsx'
import { sendClinicList } from './send-list.tsx'
import { clinicListData } from './structured-data.ts'

/** Longer forms of `/services/{service}` redirect to `/treatments`. */
export const services = new Hono<AppEnv>()
  .get('/:service', (c) => {
    const segment = c.req.param('service')
    const { catalog } = c.var
    const service =
      findService(catalog, segment) ?? findService(catalog, findTreatmentByParam(catalog, segment)?.slug ?? '')
    if (!service) {
      const flat = splitFlatForm(segment)
      return flat
        ? redirectToTreatment(c, flat.service, flat.location, urls.treatmentInFlat)
        : sendNotFound(c, 'service')
    }
    const title = `${service.name} providers`
    return sendClinicList(c, {
      path: urls.providers(service.slug),
      base: { treatment: service.slug },
      buildMeta: (paging) => providersMeta(service, paging),
      buildStructuredData: ({ cards }, paging, origin) => clinicListData(title, cards, paging, origin),
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
  })
  .get('/:service/:location', (c) =>
    redirectToTreatment(c, c.req.param('service'), c.req.param('location'), urls.treatmentIn),
  )

function redirectToTreatment(
  c: Context<AppEnv>,
  service: string,
  location: string,
  path: (service: string, location: string) => string,
) {
  const treatment = findTreatmentByParam(c.get('catalog'), service)
  if (!treatment) return sendNotFound(c, 'service')
  return findAreaByParam(c.get('catalog'), location)
    ? redirectPermanently(c, path(treatment.slug, location))
    : sendNotFound(c, 'location')
}

export const medspas = new Hono<AppEnv>().get('/', (c) =>
  sendClinicList(c, {
    path: urls.medspas(),
    base: {},
    buildMeta: medspasMeta,
    buildStructuredData: ({ cards }, paging, origin) => clinicListData('All med spas', cards, paging, origin),
    renderPage: (meta, browse) => (
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
