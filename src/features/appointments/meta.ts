import type { Area, Service } from '../../domain/catalog.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const appointmentsIndexMeta = (): PageMeta => ({
  title: 'Find appointments by phone',
  description:
    'Which med spas in New York City can be called now, and which open next, for each treatment: appointments are made by telephone.',
  canonical: urls.appointments(),
  name: 'Appointments',
})

/** Not indexed, because the page changes every quarter hour. */
export const appointmentsMeta = (service: Service, area: Area | null): PageMeta => ({
  title: `${service.name} appointments${area ? ` ${area.where}` : ''}`,
  description: `Who offers ${service.name} ${area?.where ?? 'in New York City'} and is open now or next, with the telephone number to call for an appointment.`,
  canonical: urls.appointmentsFor(service.slug, area?.slug),
  noindex: true,
  crumbs: [{ label: 'Appointments', href: urls.appointments() }],
  name: service.name,
})
