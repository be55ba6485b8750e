import type { Context } from 'hono'
import { listPriceOverview } from '../../db/prices.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findTreatmentByParam, readPageNumber } from '../../http/params.ts'
import { streamPage, timeQuery } from '../../http/respond.tsx'
import { pricedService } from '../../seo/priced-service.ts'
import { PriceListPage } from './list-page.tsx'
import { priceListMeta, treatmentPricesMeta } from './meta.ts'
import { TreatmentPricesPage } from './page.tsx'
import { findPricesPage } from './queries.ts'

export function sendPriceList(c: Context<AppEnv>) {
  return streamPage(
    c,
    priceListMeta(),
    () => listPriceOverview(c.get('db')),
    (overview, page) => <PriceListPage {...page} {...overview} />,
  )
}

export async function sendTreatmentPrices(c: Context<AppEnv, '/prices/:treatment'>) {
  const { catalog, db } = c.var
  const treatment = findTreatmentByParam(catalog, c.req.param('treatment'))
  if (!treatment) return sendNotFound(c, 'service')
  const query = c.req.query()
  const isFiltered = ['row', 'quantity', 'area', 'unit', 'page'].some((name) => query[name] !== undefined)
  const load = () => findPricesPage(db, catalog, treatment, query)
  // A page beyond the last is a 404, which streaming could no longer send.
  const early = readPageNumber(query) > 1 ? await timeQuery(c, load) : null
  const paging = early?.data.listed?.paging
  if (paging && paging.page > paging.pages) return sendNotFound(c)
  return streamPage(
    c,
    treatmentPricesMeta(treatment, isFiltered),
    async () => early ?? load(),
    (data, page) => <TreatmentPricesPage {...page} {...data} />,
    { jsonLd: ({ table }) => [pricedService(treatment, table)] },
  )
}
