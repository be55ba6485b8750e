import { findPriceOverview } from '../../db/prices.ts'
import type { Treatment } from '../../domain/catalog.ts'
import type { Context } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findTreatmentByParam, readPageNumber } from '../../http/params.ts'
import { streamPage, timeQuery } from '../../http/respond.tsx'
import { createDataAlternates, joinDescription, type PageMeta } from '../../seo/meta.ts'
import { createPricedService } from '../../seo/priced-service.ts'
import { urls } from '../../urls.ts'
import { PriceListPage } from './list-page.tsx'
import { TreatmentPricesPage } from './page.tsx'
import { findPricesPage } from './queries.ts'

const PRICE_LIST_META: PageMeta = {
  title: 'Prices: what med spa treatments cost',
  description:
    'What med spa treatments cost in New York City: the lowest, median and highest price that listed clinics state, and how many state one.',
  canonical: urls.prices(),
  name: 'Prices',
  alternates: createDataAlternates(urls.prices()),
}

export function sendPriceList(c: Context) {
  return streamPage(
    c,
    PRICE_LIST_META,
    () => findPriceOverview(c.get('db')),
    (overview, pageProps) => <PriceListPage {...pageProps} {...overview} />,
  )
}

export async function sendTreatmentPrices(c: Context<'/prices/:treatment'>) {
  const { catalog, db } = c.var
  const treatment = findTreatmentByParam(catalog, c.req.param('treatment'))
  if (!treatment) return sendNotFound(c, 'service')
  const query = c.req.query()
  const hasParameters = ['row', 'quantity', 'area', 'unit', 'page'].some((name) => query[name] !== undefined)
  const loadPage = () => findPricesPage(db, catalog, treatment, query)
  // Loads any page but the first before responding, because it may be a 404, and a stream would have sent status 200.
  const preloadedPage = readPageNumber(query) > 1 ? await timeQuery(c, loadPage) : null
  const paging = preloadedPage?.data.listedPrices?.paging
  if (paging && paging.page > paging.pageCount) return sendNotFound(c)
  return streamPage(
    c,
    createTreatmentPricesMeta(treatment, hasParameters),
    async () => preloadedPage ?? loadPage(),
    (data, pageProps) => <TreatmentPricesPage {...pageProps} {...data} />,
    { jsonLd: ({ table }) => [createPricedService(treatment, table)] },
  )
}

const createTreatmentPricesMeta = (treatment: Treatment, hasParameters: boolean): PageMeta => ({
  title: `${treatment.name} prices and estimate`,
  description: joinDescription(
    `The price of ${treatment.name} in New York City, by area and by clinic, and an estimate of what yours may come to.`,
    'With its assumptions.',
  ),
  canonical: urls.priceEstimate(treatment.slug),
  noindex: hasParameters,
  crumbs: [{ label: 'Prices', href: urls.prices() }],
  name: treatment.name,
})
