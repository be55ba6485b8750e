import type { Context } from 'hono'
import { combineVersions } from '../../db/client.ts'
import {
  findTreatmentPrices,
  listPriceOverview,
  listPrices,
  PRICES_PER_PAGE,
  type TreatmentPrices,
} from '../../db/prices.ts'
import { ALL, type Area, findArea, type Treatment } from '../../domain/catalog.ts'
import { pageCount } from '../../domain/list/paging.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { findTreatmentByParam, readPageNumber } from '../../http/params.ts'
import { streamPage, timeQuery } from '../../http/respond.tsx'
import { pricedService } from '../../seo/priced-service.ts'
import { estimatorChoices, mostCommonUnit, readEstimate } from './estimate.ts'
import { PriceListPage } from './list-page.tsx'
import { priceListMeta, treatmentPricesMeta } from './meta.ts'
import { TreatmentPricesPage } from './page.tsx'

export function sendPriceList(c: Context<AppEnv>) {
  return streamPage(
    c,
    priceListMeta(),
    () => listPriceOverview(c.get('db')),
    (overview, page) => <PriceListPage {...page} {...overview} />,
  )
}

/** Reads the data before responding with page 2 or later, because a page beyond the last is a 404. */
export async function sendTreatmentPrices(c: Context<AppEnv, '/prices/:treatment'>) {
  const { catalog } = c.var
  const treatment = findTreatmentByParam(catalog, c.req.param('treatment'))
  if (!treatment) return sendNotFound(c, 'service')
  const area = findArea(catalog, c.req.query('area') ?? '')
  const isFiltered = ['row', 'quantity', 'area', 'unit', 'page'].some((name) => c.req.query(name) !== undefined)
  const early = readPageNumber(c.req.query()) > 1 ? await timeQuery(c, () => readPage(c, treatment, area)) : null
  if (early?.data.isPageMissing) return sendNotFound(c)
  return streamPage(
    c,
    treatmentPricesMeta(treatment, isFiltered),
    async () => early ?? readPage(c, treatment, area),
    (data, page) => <TreatmentPricesPage {...page} {...data} treatment={treatment} area={area} />,
    { jsonLd: ({ table }) => [pricedService(treatment, table)] },
  )
}

/** The first read determines which prices to list. */
async function readPage(c: Context<AppEnv>, treatment: Treatment, area: Area | null) {
  const found = await findTreatmentPrices(c.get('db'), treatment.slug)
  const request = readRequest(c, treatment, found.data)
  const listed = await readListedPrices(c, treatment, area, found.data, request)
  const isPageMissing = listed === 'no such page'
  const shown = isPageMissing ? null : listed
  return {
    version: combineVersions(found.version, shown?.version ?? found.version),
    data: {
      ...request,
      table: found.data.table,
      workedExample: found.data.workedExample,
      listed: shown,
      isPageMissing,
    },
  }
}

/** Ignores an unknown unit. */
function readRequest(c: Context<AppEnv>, treatment: Treatment, { table, statistics }: TreatmentPrices) {
  const choices = estimatorChoices(treatment.name, table?.rows ?? [], statistics)
  const { rowIndex, quantity } = readEstimate(c.req.query())
  const choice = (rowIndex !== null && choices[rowIndex]) || null
  const isPossible = choice !== null && quantity !== null && quantity <= choice.maxQuantity
  const estimated = isPossible && rowIndex !== null ? { rowIndex, quantity, choice } : null
  const isInvalid = estimated === null && ['row', 'quantity'].some((name) => c.req.query(name) !== undefined)
  const invalid = isInvalid ? { rowIndex: rowIndex ?? 0, quantity: quantity ?? 1, choice } : null
  const units = [...new Set(statistics.map(({ unit }) => unit))]
  const unit = c.req.query('unit')
  return {
    choices,
    estimated,
    invalid,
    unit: estimated?.choice.unit ?? (unit && units.includes(unit) ? unit : mostCommonUnit(statistics)),
  }
}

async function readListedPrices(
  c: Context<AppEnv>,
  treatment: Treatment,
  area: Area | null,
  { statistics }: TreatmentPrices,
  { estimated, unit }: ReturnType<typeof readRequest>,
) {
  const item = estimated?.choice.item ?? ALL
  const ofItem = statistics.filter((row) => row.unit === unit && row.item === item)
  if (unit === null || ofItem.length === 0) return null
  const where = area?.slug ?? ALL
  const summary = ofItem.find((row) => row.area === where) ?? null
  const pages = pageCount(summary?.priceCount ?? 0, PRICES_PER_PAGE)
  const page = readPageNumber(c.req.query())
  if (page > pages) return 'no such page'
  const { version, data } = await listPrices(c.get('db'), { service: treatment.slug, item, unit, area: where }, page)
  return {
    version,
    unit,
    units: unitsOf(statistics),
    item,
    summary,
    byItem: statistics.filter((row) => row.unit === unit && row.item !== ALL && row.area === ALL),
    byArea: [ALL, ...c.get('catalog').areas.map(({ slug }) => slug)].flatMap(
      (slug) => ofItem.find((row) => row.area === slug) ?? [],
    ),
    prices: data,
    paging: { page, pages },
  }
}

const unitsOf = (statistics: TreatmentPrices['statistics']) =>
  statistics
    .filter((row) => row.item === ALL && row.area === ALL)
    .sort((a, b) => b.clinicCount - a.clinicCount)
    .map(({ unit }) => unit)
