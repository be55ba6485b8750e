import type { BreadcrumbList, MedicalBusiness, WebSite } from 'schema-dts'
import type { Clinic } from '../domain/content.ts'
import { FIXED_HOURS, type WeekHours } from '../domain/hours.ts'
import { absolute, urls } from '../urls.ts'
import type { PageMeta } from './meta.ts'

/**
 * Structured data, built only from stored facts that the page also shows. Ratings are left out: this site did
 * not collect them. What is unknown is left out as well, never filled with a placeholder.
 */

/** The site and its search. */
export function website(site: { name: string; blurb: string }, origin: string): WebSite {
  const action = {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: `${origin}${urls.search()}?q={search_term_string}` },
    // Read by search engines, though schema.org has no such property on an action.
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: site.name,
    description: site.blurb,
    potentialAction: action,
  }
}

/** The breadcrumbs that the page shows; null where it shows none. */
export function breadcrumbList(meta: PageMeta, origin: string): BreadcrumbList | null {
  if (!meta.crumbs) return null
  const trail = [{ label: 'Home', href: urls.home() }, ...meta.crumbs]
  if (meta.name) trail.push({ label: meta.name, href: meta.canonical })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(origin, crumb.href),
    })),
  }
}

const SCHEMA_DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

/** A clinic. Its place only when it is known: never the default point. */
export function clinicBusiness(clinic: Clinic, origin: string): MedicalBusiness {
  const [street, ...rest] = clinic.address.split(', ')
  const zip = /\d{5}$/.exec(clinic.address)?.[0]
  return {
    '@type': 'MedicalBusiness',
    '@id': `${absolute(origin, urls.clinic(clinic))}#clinic`,
    name: clinic.name,
    url: absolute(origin, urls.clinic(clinic)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ?? clinic.address,
      addressLocality: rest.at(-2) ?? 'New York',
      addressRegion: 'NY',
      ...(zip ? { postalCode: zip } : {}),
      addressCountry: 'US',
    },
    ...(clinic.phone ? { telephone: clinic.phone } : {}),
    ...(clinic.lat !== null && clinic.lng !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: clinic.lat, longitude: clinic.lng } }
      : {}),
    openingHoursSpecification: openingHours(clinic.hours ?? FIXED_HOURS),
  }
}

const openingHours = (hours: WeekHours) =>
  Object.entries(SCHEMA_DAYS).flatMap(([day, name]) => {
    const span = hours[day as keyof WeekHours]
    if (!span) return []
    const [opens = '', closes = ''] = span.split('-')
    return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: name, opens, closes }]
  })
