import type { Treatment } from '../../domain/catalog.ts'
import { dataAlternates, type PageMeta, pageDescription } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const priceListMeta = (): PageMeta => ({
  title: 'Prices: what med spa treatments cost',
  description:
    'What med spa treatments cost in New York City: the lowest, median and highest price that listed clinics state, and how many state one.',
  canonical: urls.prices(),
  name: 'Prices',
  alternates: dataAlternates(urls.prices()),
})

export const treatmentPricesMeta = (treatment: Treatment, isFiltered: boolean): PageMeta => ({
  title: `${treatment.name} prices and estimate`,
  description: pageDescription(
    `The price of ${treatment.name} in New York City, by area and by clinic, and an estimate of what yours may come to.`,
    'With its assumptions.',
  ),
  canonical: urls.priceEstimate(treatment.slug),
  noindex: isFiltered,
  crumbs: [{ label: 'Prices', href: urls.prices() }],
  name: treatment.name,
})
