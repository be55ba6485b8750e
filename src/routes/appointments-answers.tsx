import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { CLINICS_CONSIDERED, listBookable } from '../db/appointments.ts'
import { orderAppointments } from '../domain/appointments.ts'
import { ALL, countOf, findArea, findService } from '../domain/catalog.ts'
import { pagesOf } from '../domain/paging.ts'
import { formatMoment, startOfQuarter } from '../domain/time.ts'
import { AppointmentsIndexPage, AppointmentsPage } from '../pages/appointments.tsx'
import { sendPage, streamPage } from '../render/respond.tsx'
import { appointmentsIndexMeta, appointmentsMeta } from '../seo/tool-metas.ts'
import { urls } from '../urls.ts'
import { sendNotFound } from './answers.tsx'
import { readPageNumber } from './params.ts'

/** The form; what was chosen in it leads on. */
export function sendAppointmentsIndex(c: Context<AppEnv>) {
  const catalog = c.get('catalog')
  const service = findService(catalog, c.req.query('service') ?? '')
  const area = findArea(catalog, c.req.query('area') ?? '')
  if (service) return c.redirect(urls.appointmentsFor(service.slug, area?.slug), 302)
  const meta = appointmentsIndexMeta()
  return sendPage(c, meta, <AppointmentsIndexPage meta={meta} catalog={catalog} />)
}

/** Who can be called now about a service. */
export function sendAppointments(c: Context<AppEnv, '/appointments/:service'>) {
  const { catalog, db, now } = c.var
  const service = findService(catalog, c.req.param('service'))
  if (!service) return sendNotFound(c, 'service')
  const area = findArea(catalog, c.req.query('area') ?? '')
  const list = { service: service.slug, area: area?.slug ?? ALL }
  const total = countOf(catalog, list.service, list.area)
  const pages = pagesOf(total, CLINICS_CONSIDERED)
  const page = readPageNumber(c.req.query())
  if (page > pages) return sendNotFound(c)
  const meta = appointmentsMeta(service, area)
  // Open or not is settled by the quarter of an hour, which names the page in every cache.
  const asOf = startOfQuarter(now)
  return streamPage(
    c,
    meta,
    () => listBookable(db, { ...list, page }),
    (clinics) => (
      <AppointmentsPage
        meta={meta}
        catalog={catalog}
        service={service}
        area={area}
        asOf={formatMoment(asOf)}
        {...orderAppointments(clinics, asOf)}
        paging={{ page, pages, total, considered: clinics.length }}
      />
    ),
  )
}
