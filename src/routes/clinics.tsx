import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { type ClinicAddressRow, findClinicAddress, findClinicPage } from '../db/clinics.ts'
import { findArea, findTreatment } from '../domain/catalog.ts'
import { ClinicPage } from '../pages/clinic.tsx'
import { streamPage } from '../render/respond.tsx'
import { clinicMeta } from '../seo/page-metas.ts'
import { urls } from '../urls.ts'
import { claimProps, movedTo, sendNotFound } from './answers.tsx'
import { sendLandingPage } from './locations.tsx'
import { mapLinks } from './map-links.ts'
import { areaParam } from './params.ts'

/** `/clinics/{id or slug}`: to the clinic's own page, whatever it was called before. */
export const clinics = new Hono<AppEnv>()
  .get('/', (c) => c.redirect(urls.locations('invalid-url'), 303))
  .get('/:key', async (c) => {
    const clinic = await findClinicAddress(c.var.db, c.req.param('key'))
    return clinic ? movedTo(c, urls.clinic(clinic)) : sendNotFound(c)
  })

/** What stands below the site's root: areas, and clinics and treatments below a first segment. */
export const root = new Hono<AppEnv>()
  .get('/:location', (c, next) => {
    const area = findArea(c.var.catalog, c.req.param('location'))
    return area ? sendLandingPage(c, area) : next()
  })
  .get('/:location/:clinic', async (c) => {
    const { location, clinic: key } = c.req.param()
    const found = await findClinicPage(c.var.db, key)
    if (found && found.data.clinic.segment === key && found.data.clinic.areas.includes(location))
      return sendClinic(c, found)
    const address = await findClinicAddress(c.var.db, key)
    return address ? toClinic(c, address, location) : noClinic(c, location, key)
  })

function sendClinic(c: Context<AppEnv>, found: NonNullable<Awaited<ReturnType<typeof findClinicPage>>>) {
  const { catalog, settings } = c.var
  const { clinic } = found.data
  const meta = clinicMeta(clinic, catalog, settings.origin)
  return streamPage(
    c,
    meta,
    async () => found,
    (page) => (
      <ClinicPage
        meta={meta}
        catalog={catalog}
        claim={claimProps(c)}
        page={page}
        map={mapLinks(clinic, settings.mapsEmbedKey)}
      />
    ),
  )
}

/** A clinic by another of its names: to its slug, below the same area where that is one of its own (it may cease to be). */
function toClinic(c: Context<AppEnv>, clinic: ClinicAddressRow, location: string) {
  if (clinic.areas.includes(location)) return movedTo(c, urls.clinic({ location, segment: clinic.segment }))
  return c.redirect(urls.clinic(clinic) + new URL(c.req.url).search, 302)
}

/** `/botox/soho` is what the combined search makes; below a known area a clinic is missing; anything else is no page. */
function noClinic(c: Context<AppEnv>, location: string, key: string) {
  const { catalog } = c.var
  if (findTreatment(catalog, location)) {
    return areaParam(catalog, key) ? movedTo(c, urls.treatmentIn(location, key)) : sendNotFound(c, 'location')
  }
  return areaParam(catalog, location) ? c.redirect(urls.locations('clinic-not-found'), 303) : sendNotFound(c)
}
