import { Hono } from 'hono'
import { findArea } from '../../domain/catalog.ts'
import { parseServiceInLocation } from '../../domain/treatment/service.ts'
import type { AppEnv, Context } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findAreaByParam, findServiceByParam, findTreatmentByParam } from '../../http/params.ts'
import { redirectPermanently } from '../../http/respond.tsx'
import { urls } from '../../urls.ts'

const importHandlers = () => import('./handlers.tsx')

/** Redirects a URL that names a treatment and an area to the page under `/treatments`. */
export const services = new Hono<AppEnv>()
  .get('/:service', async (c) => {
    const segment = c.req.param('service')
    const catalog = c.get('catalog')
    const service = findServiceByParam(catalog, segment)
    if (service) return (await importHandlers()).sendClinicsOffering(c, service)
    const parsedSegment = parseServiceInLocation(segment)
    return parsedSegment
      ? redirectToTreatmentInArea(c, parsedSegment.service, parsedSegment.location, urls.treatmentInAreaAlias)
      : sendNotFound(c, 'service')
  })
  .get('/:service/:location', (c) =>
    redirectToTreatmentInArea(c, c.req.param('service'), c.req.param('location'), urls.treatmentInArea),
  )

function redirectToTreatmentInArea(
  c: Context,
  treatmentSegment: string,
  locationSegment: string,
  createPath: (service: string, location: string) => string,
) {
  const treatment = findTreatmentByParam(c.get('catalog'), treatmentSegment)
  if (!treatment) return sendNotFound(c, 'service')
  return findAreaByParam(c.get('catalog'), locationSegment)
    ? redirectPermanently(c, createPath(treatment.slug, locationSegment))
    : sendNotFound(c, 'location')
}

export const medspas = new Hono<AppEnv>().get('/', async (c) => (await importHandlers()).sendMedspas(c))

/** Serves both URLs: the canonical `/treatments/botox/soho`, and `/treatments/botox-in-soho`. */
export const treatmentsInAreas = new Hono<AppEnv>()
  .get('/:service', async (c, next) => {
    const segment = c.req.param('service')
    const parsedSegment = findTreatmentByParam(c.get('catalog'), segment) ? null : parseServiceInLocation(segment)
    return parsedSegment
      ? (await importHandlers()).sendTreatmentInArea(c, parsedSegment.service, parsedSegment.location)
      : next()
  })
  .get('/:service/:location', async (c) =>
    (await importHandlers()).sendTreatmentInArea(c, c.req.param('service'), c.req.param('location')),
  )

export const areaLandingPages = new Hono<AppEnv>().get('/:location', async (c, next) => {
  const area = findArea(c.get('catalog'), c.req.param('location'))
  return area ? (await importHandlers()).sendAreaLandingPage(c, area) : next()
})
