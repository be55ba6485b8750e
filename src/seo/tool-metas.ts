import type { Area, Service, Treatment } from '../domain/catalog.ts'
import { urls } from '../urls.ts'
import { dataAlternates, type PageMeta, pageDescription, pageTitle } from './meta.ts'

/** Title, description and place of the tools: compare, prices, finder, appointments. */

export const compareMeta = (names: readonly string[]): PageMeta => ({
  title: pageTitle(names.length > 0 ? `Compare ${names.join(', ')}` : 'Compare med spas'),
  description:
    'Two to four med spas side by side: prices on the same unit, hours, distance, services and providers, with what differs marked.',
  canonical: urls.compare(),
  noindex: true,
  crumbs: [{ label: 'Med spas', href: urls.medspas() }],
  name: 'Compare',
})

export const priceListMeta = (): PageMeta => ({
  title: pageTitle('Prices: what med spa treatments cost'),
  description:
    'What med spa treatments cost in New York City by what listed clinics state: lowest, middle and highest price, and how many clinics say so.',
  canonical: urls.prices(),
  crumbs: [],
  name: 'Prices',
  alternates: dataAlternates(urls.prices()),
})

export const treatmentPricesMeta = (treatment: Treatment, narrowed: boolean): PageMeta => ({
  title: pageTitle(`${treatment.name} prices and estimate`),
  description: pageDescription(
    `The price of ${treatment.name} in New York City, by area and by clinic, and an estimate of what yours may come to.`,
    'With its assumptions.',
  ),
  canonical: urls.priceEstimate(treatment.slug),
  noindex: narrowed,
  crumbs: [{ label: 'Prices', href: urls.prices() }],
  name: treatment.name,
})

export const finderMeta = (chosen: boolean): PageMeta => ({
  title: pageTitle('Find a treatment for your concern'),
  description:
    'From what bothers you to treatments that address it, what each costs and risks, who may perform it and where it is offered. Not a diagnosis.',
  canonical: urls.finder(),
  noindex: chosen,
  crumbs: [],
  name: 'Finder',
})

export const appointmentsIndexMeta = (): PageMeta => ({
  title: pageTitle('Find appointments by phone'),
  description:
    'Which med spas in New York City can be called now, and which open next, for each treatment: appointments are made by telephone.',
  canonical: urls.appointments(),
  crumbs: [],
  name: 'Appointments',
})

/** It changes every quarter of an hour, so it is no page for a search engine to keep. */
export const appointmentsMeta = (service: Service, area: Area | null): PageMeta => ({
  title: pageTitle(`${service.name} appointments${area ? ` in ${area.name}` : ''}`),
  description: `Who offers ${service.name} ${area ? `in ${area.name}` : 'in New York City'} and is open now or next, with the telephone number to call for an appointment.`,
  canonical: urls.appointmentsFor(service.slug, area?.slug),
  noindex: true,
  crumbs: [{ label: 'Appointments', href: urls.appointments() }],
  name: service.name,
})
