import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { findClinicList } from '../db/clinics.ts'
import { ALL, findArea, findService, findTreatment } from '../domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { splitFlatForm } from '../domain/service.ts'
import { ClinicListPage } from '../pages/clinic-list.tsx'
import { Described } from '../render/described.tsx'
import { streamPage } from '../render/respond.tsx'
import type { PageMeta } from '../seo/meta.ts'
import { clinicListData } from '../seo/page-data.ts'
import { medspasMeta, providersMeta } from '../seo/page-metas.ts'
import { urls } from '../urls.ts'
import { claimProps, movedTo, sendNotFound } from './answers.tsx'
import { areaParam, type ListParams, readListParams } from './params.ts'

/** `/services/{service}` lists providers; its two longer forms belong to `/treatments` and lead there. */
export const services = new Hono<AppEnv>()
  .get('/:service', (c) => {
    const segment = c.req.param('service')
    const service = findService(c.var.catalog, segment)
    if (!service) {
      const flat = splitFlatForm(segment)
      return flat ? toTreatment(c, flat.service, flat.location, urls.treatmentInFlat) : sendNotFound(c, 'service')
    }
    return sendClinicList(c, {
      title: `${service.name} providers`,
      lead: `Everyone listed who offers ${service.name} in New York City and nearby.`,
      path: urls.providers(service.slug),
      service: service.slug,
      metaOf: (paging) => providersMeta(service, paging),
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
  if (!findTreatment(c.var.catalog, service)) return sendNotFound(c, 'service')
  return areaParam(c.var.catalog, location) ? movedTo(c, path(service, location)) : sendNotFound(c, 'location')
}

export const medspas = new Hono<AppEnv>().get('/', (c) =>
  sendClinicList(c, {
    title: 'All med spas',
    lead: 'The whole directory. Narrow it down, or put it in another order.',
    path: urls.medspas(),
    service: null,
    metaOf: medspasMeta,
  }),
)

interface ClinicList {
  title: string
  lead: string
  path: string
  /** Null where the visitor may choose the treatment. */
  service: string | null
  metaOf: (paging: { page: number; pages: number }) => PageMeta
}

async function sendClinicList(c: Context<AppEnv>, list: ClinicList) {
  const { catalog, db, settings } = c.var
  const params = knownOnly(c, readListParams(c.req.query()))
  const filtered = Boolean(params.area ?? params.treatment ?? params.rating ?? params.verified ?? params.sort)
  const found = await findClinicList(db, {
    service: list.service ?? params.treatment ?? ALL,
    area: params.area ?? ALL,
    sort: params.sort ?? 'recommended',
    page: params.page,
    filters: { verified: params.verified === 'yes', ...(params.rating ? { minRating: Number(params.rating) } : {}) },
  })
  const { cards, total } = found.data
  const pages = Math.max(1, Math.ceil(total / CLINICS_PER_PAGE))
  if (params.page > pages) return sendNotFound(c)
  const meta = { ...list.metaOf({ page: params.page, pages }), ...(filtered ? { noindex: true } : {}) }
  return streamPage(
    c,
    meta,
    async () => found,
    () => (
      <Described things={clinicListData(list.title, cards, { page: params.page, total }, settings.origin)}>
        <ClinicListPage
          {...list}
          meta={meta}
          catalog={catalog}
          claim={claimProps(c)}
          chooseTreatment={list.service === null}
          choice={params}
          clinics={cards}
          total={total}
          pages={pages}
        />
      </Described>
    ),
  )
}

/** A treatment or area that is not known counts as not chosen. */
function knownOnly(c: Context<AppEnv>, params: ListParams): ListParams {
  const { catalog } = c.var
  return {
    ...params,
    area: params.area && findArea(catalog, params.area) ? params.area : null,
    treatment: params.treatment && findTreatment(catalog, params.treatment) ? params.treatment : null,
  }
}
