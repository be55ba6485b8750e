import { type Catalog, findArea } from '../../domain/catalog.ts'
import { isClosed, isMedSpa } from '../../domain/clinic/clinic.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { getShownHours } from '../../domain/clinic/hours.ts'
import { lazily } from '../../domain/lazily.ts'
import { joinDescription, locationsCrumb, type PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

const getListFormat = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

/**
 * Returns an array with one sentence about what the page shows, such as 'Hours, prices, and phone number.', or an empty
 * array if the page shows none of these.
 */
function listContentSentences(clinic: Clinic, prices: readonly unknown[], sample: boolean): string[] {
  const parts = [
    ...(getShownHours(clinic, sample) ? ['hours'] : []),
    ...(prices.length > 0 ? ['prices'] : []),
    ...(clinic.phone === null ? [] : ['phone number']),
  ]
  const text = getListFormat().format(parts)
  return text === '' ? [] : [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`]
}

export const createClinicMeta = (clinic: Clinic, prices: readonly unknown[], catalog: Catalog): PageMeta => {
  const area = findArea(catalog, clinic.location)
  const services = clinic.services.slice(0, 3).map((service) => service.name)
  return {
    title: `${clinic.name}, ${area?.name ?? 'New York'}`,
    description: joinDescription(
      `${clinic.name}: ${isMedSpa(clinic) ? 'med spa' : 'skin care'} at ${clinic.address}.`,
      ...(services.length > 0 ? [`Offers ${services.join(', ')}.`] : []),
      ...(isClosed(clinic) ? ['Closed for good.'] : listContentSentences(clinic, prices, catalog.site.sample)),
    ),
    canonical: urls.clinic(clinic),
    ogImage: clinic.ogImage || (area ?? catalog.site).ogImage,
    crumbs: [locationsCrumb, ...(area ? [{ label: area.name, href: urls.areaClinics(area.slug) }] : [])],
    name: clinic.name,
    type: 'profile',
    ...(isClosed(clinic) ? { noindex: true } : {}),
  }
}
