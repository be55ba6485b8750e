import type { Catalog } from '../../domain/catalog.ts'
import { isClosed } from '../../domain/clinic.ts'
import type { Clinic } from '../../domain/clinic-record.ts'
import { lazily } from '../../domain/lazily.ts'
import { locationsCrumb } from '../../seo/crumbs.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { pageDescription, pageTitle } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

const inWords = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

/** Returns e.g. 'Hours, prices, and telephone'. */
function profileParts({ phone }: Clinic, prices: readonly unknown[]): string {
  const parts = ['hours', ...(prices.length > 0 ? ['prices'] : []), ...(phone === null ? [] : ['telephone'])]
  const text = inWords().format(parts)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const clinicMeta = (clinic: Clinic, prices: readonly unknown[], catalog: Catalog): PageMeta => {
  const area = catalog.areas.find((candidate) => candidate.slug === clinic.location)
  return {
    title: pageTitle(`${clinic.name}, ${area?.name ?? 'New York'}`),
    description: pageDescription(
      `${clinic.name}: med spa at ${clinic.address}.`,
      `Offers ${clinic.services
        .slice(0, 3)
        .map((service) => service.name)
        .join(', ')}.`,
      isClosed(clinic) ? 'Closed for good.' : `${profileParts(clinic, prices)}.`,
    ),
    canonical: urls.clinic(clinic),
    share: clinic.share,
    crumbs: [locationsCrumb, { label: area?.name ?? clinic.location, href: urls.landing(clinic.location) }],
    name: clinic.name,
    type: 'profile',
    ...(isClosed(clinic) ? { noindex: true } : {}),
  }
}
