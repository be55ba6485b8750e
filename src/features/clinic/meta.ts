import { type Area, type Catalog, findArea, getLocationName } from '../../domain/catalog.ts'
import { isClosed, isMedSpa } from '../../domain/clinic/clinic.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { getShownHours } from '../../domain/clinic/hours.ts'
import { lazily } from '../../domain/lazily.ts'
import {
  joinDescription,
  locationsCrumb,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  type PageMeta,
  shorten,
} from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

const getListFormat = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

const MIN_SHORTENED_NAME_LENGTH = 20

/** Names the street, because a company may have several clinics in one area. */
function createTitle({ name, address }: Clinic, place: string): string {
  const [street = ''] = address.split(', ')
  const titles = [`${name}, ${street}, ${place}`, `${name}, ${street}`]
  const fittingTitle = titles.find(({ length }) => length <= MAX_TITLE_LENGTH)
  if (fittingTitle) return fittingTitle
  const nameLength = MAX_TITLE_LENGTH - `, ${street}`.length
  return nameLength < MIN_SHORTENED_NAME_LENGTH ? `${name}, ${place}` : `${shorten(name, nameLength)}, ${street}`
}

function introduceClinic(clinic: Clinic, area: Area | null): string {
  const kind = `${clinic.name}: ${isMedSpa(clinic) ? 'med spa' : 'skin care'}`
  const sentence = `${kind} at ${clinic.address}.`
  return sentence.length <= MAX_DESCRIPTION_LENGTH ? sentence : `${kind} ${area?.where ?? 'in New York'}.`
}

/** Returns a sentence about what the page shows, such as 'Hours, prices, and phone number.' */
function describeContent(clinic: Clinic, prices: readonly unknown[], sample: boolean): string {
  const parts = [
    ...(getShownHours(clinic, sample) ? ['hours'] : []),
    ...(prices.length > 0 ? ['prices'] : []),
    ...(clinic.phone === null ? [] : ['phone number']),
  ]
  const text = getListFormat().format(parts.length > 0 ? parts : ['map', 'directions'])
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

export const createClinicMeta = (clinic: Clinic, prices: readonly unknown[], catalog: Catalog): PageMeta => {
  const area = findArea(catalog, clinic.location)
  const services = clinic.services.slice(0, 3).map((service) => service.name)
  return {
    title: createTitle(clinic, getLocationName(catalog, clinic.location) ?? 'New York'),
    description: joinDescription(
      introduceClinic(clinic, area),
      ...(services.length > 0 ? [`Offers ${services.join(', ')}.`] : []),
      isClosed(clinic) ? 'Closed for good.' : describeContent(clinic, prices, catalog.site.sample),
    ),
    canonical: urls.clinic(clinic),
    ogImage: clinic.ogImage || (area ?? catalog.site).ogImage,
    crumbs: [locationsCrumb, ...(area ? [{ label: area.name, href: urls.areaClinics(area.slug) }] : [])],
    name: clinic.name,
    type: 'profile',
    ...(isClosed(clinic) ? { noindex: true } : {}),
  }
}
