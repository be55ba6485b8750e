import { queryRowsWithVersion } from '../../db/client.ts'
import { selectClinicCards } from '../../db/clinics.ts'
import { type Area, getClinicCount, type Service, WILDCARD } from '../../domain/catalog.ts'
import { getPageCount } from '../../domain/list/paging.ts'
import { formatWeekdayTime, getStartOfQuarterHour } from '../../domain/time.ts'
import type { Context } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findAreaByParam, findServiceByParam, readPageNumber } from '../../http/params.ts'
import { sendPage, streamPage } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'
import { AppointmentsIndexPage } from './index-page.tsx'
import { splitByOpenState } from './open-state.ts'
import { AppointmentsPage } from './page.tsx'

const CLINICS_PER_APPOINTMENTS_PAGE = 96

const INDEX_META: PageMeta = {
  title: 'Find appointments by phone',
  description:
    'Which med spas in New York City can be called now, and which open next, for each treatment: appointments are made by phone.',
  canonical: urls.appointments(),
  name: 'Appointments',
}

export function sendAppointmentsIndex(c: Context) {
  const catalog = c.get('catalog')
  const service = findServiceByParam(catalog, c.req.query('service') ?? '')
  const area = findAreaByParam(catalog, c.req.query('area') ?? '')
  if (service) return c.redirect(urls.serviceAppointments(service.slug, area?.slug), 302)
  return sendPage(c, INDEX_META, (pageProps) => <AppointmentsIndexPage {...pageProps} area={area} />)
}

export function sendAppointments(c: Context<'/appointments/:service'>) {
  const { catalog, db, now } = c.var
  const service = findServiceByParam(catalog, c.req.param('service'))
  if (!service) return sendNotFound(c, 'service')
  const area = findAreaByParam(catalog, c.req.query('area') ?? '')
  const page = readPageNumber(c.req.query())
  const perPage = CLINICS_PER_APPOINTMENTS_PAGE
  const listQuery = { service: service.slug, area: area?.slug ?? WILDCARD, page, perPage }
  const total = getClinicCount(catalog, listQuery.service, listQuery.area)
  const pageCount = getPageCount(total, perPage)
  if (page > pageCount) return sendNotFound(c)
  c.set('expiresWithQuarterHour', true)
  const asOf = getStartOfQuarterHour(now)
  return streamPage(
    c,
    createAppointmentsMeta(service, area),
    () => queryRowsWithVersion(db, selectClinicCards(db, listQuery)),
    (clinics, pageProps) => (
      <AppointmentsPage
        {...pageProps}
        service={service}
        area={area}
        asOfText={formatWeekdayTime(asOf)}
        {...splitByOpenState(clinics, asOf)}
        paging={{ page, pageCount, total, shownCount: clinics.length }}
      />
    ),
  )
}

const createAppointmentsMeta = (service: Service, area: Area | null): PageMeta => ({
  title: `${service.name} appointments${area ? ` ${area.where}` : ''}`,
  description: `Who offers ${service.name} ${area?.where ?? 'in New York City'} and is open now or next, with the phone number to call for an appointment.`,
  canonical: urls.serviceAppointments(service.slug, area?.slug),
  // Search engines should not index a page that changes every quarter hour.
  noindex: true,
  crumbs: [{ label: 'Appointments', href: urls.appointments() }],
  name: service.name,
})
