import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { type ClinicAddressRow, findClinicAddress, findClinicPage, findElsewhere } from '../db/clinics.ts'
import { findArea } from '../domain/catalog.ts'
import { isClosed, isPastNotice } from '../domain/clinic.ts'
import { ClinicPage } from '../pages/clinic.tsx'
import { Described } from '../render/described.tsx'
import { setNoStore, streamPage, timed } from '../render/respond.tsx'
import { clinicBusiness } from '../seo/clinic-data.ts'
import { clinicMeta } from '../seo/place-metas.ts'
import { urls } from '../urls.ts'
import { claimProps, movedTo, sendGone, sendNotFound } from './answers.tsx'
import { sendLandingPage } from './locations.tsx'
import { mapLinks } from './map-links.ts'
import { areaParam, treatmentParam } from './params.ts'

/** `/clinics/{id or slug}`: to the clinic's own page, whatever it was called before. */
export const clinics = new Hono<AppEnv>()
  .get('/', (c) => c.redirect(urls.locations('invalid-url'), 303))
  .get('/:key', async (c) => {
    const clinic = await timed(c, () => findClinicAddress(c.get('db'), c.req.param('key')))
    if (!clinic) return sendNotFound(c)
    return isPastNotice(clinic.status, c.get('now')) ? sendGone(c) : movedTo(c, urls.clinic(clinic))
  })

/** What stands below the site's root: areas, and clinics and treatments below a first segment. */
export const root = new Hono<AppEnv>()
  .get('/:location', (c, next) => {
    const area = findArea(c.get('catalog'), c.req.param('location'))
    return area ? sendLandingPage(c, area) : next()
  })
  .get('/:location/:clinic', async (c) => {
    const { location, clinic: key } = c.req.param()
    const found = await timed(c, () => findClinicPage(c.get('db'), key))
    if (found && found.data.clinic.segment === key && found.data.clinic.areas.includes(location))
      return sendClinicPage(c, found)
    const { clinic, retired } = await timed(c, () => findElsewhere(c.get('db'), key, c.req.path))
    return clinic ? toClinic(c, clinic, location) : noClinic(c, location, key, retired)
  })

function sendClinicPage(c: Context<AppEnv>, found: NonNullable<Awaited<ReturnType<typeof findClinicPage>>>) {
  const { catalog, settings } = c.var
  const { clinic } = found.data
  if (isPastNotice(clinic.status, c.get('now'))) return sendGone(c)
  // Its page ends on a day, and no tag names the day.
  if (isClosed(clinic)) setNoStore(c)
  const meta = clinicMeta(clinic, found.data.prices, catalog)
  return streamPage(
    c,
    meta,
    async () => found,
    (page) => (
      <Described things={[clinicBusiness(clinic, page.prices, settings.origin)]}>
        <ClinicPage
          meta={meta}
          catalog={catalog}
          claim={claimProps(c)}
          page={page}
          map={mapLinks(clinic, settings.mapsEmbedKey)}
        />
      </Described>
    ),
  )
}

/** A clinic by another of its names: to its slug, below the same area where that is one of its own (it may cease to be). */
function toClinic(c: Context<AppEnv>, clinic: ClinicAddressRow, location: string) {
  if (isPastNotice(clinic.status, c.get('now'))) return sendGone(c)
  if (clinic.areas.includes(location)) return movedTo(c, urls.clinic({ location, segment: clinic.segment }))
  return c.redirect(urls.clinic(clinic) + new URL(c.req.url).search, 302)
}

/** `/botox/soho` is what the combined search makes; below a known area a clinic is missing; anything else is no page. */
function noClinic(
  c: Context<AppEnv>,
  location: string,
  key: string,
  retired: string | null,
): Promise<Response> | Response {
  const catalog = c.get('catalog')
  const treatment = treatmentParam(catalog, location)
  if (treatment) {
    return areaParam(catalog, key)
      ? movedTo(c, urls.treatmentIn(treatment.slug, key))
      : sendNotFound(c, 'location', { retired })
  }
  if (retired || !areaParam(catalog, location)) return sendNotFound(c, 'page', { retired })
  return c.redirect(urls.locations('clinic-not-found'), 303)
}
