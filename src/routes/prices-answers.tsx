import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { versionOfBoth } from '../db/client.ts'
import {
  findTreatmentPrices,
  listPriceOverview,
  listPrices,
  PRICES_PER_PAGE,
  type TreatmentPrices,
} from '../db/prices.ts'
import { ALL, type Area, findArea, type Treatment } from '../domain/catalog.ts'
import { estimatorChoices, usualUnit } from '../domain/estimator.ts'
import { pagesOf } from '../domain/paging.ts'
import { PriceListPage } from '../pages/price-list.tsx'
import { TreatmentPricesPage } from '../pages/treatment-prices.tsx'
import { Described } from '../render/described.tsx'
import { streamPage, timed } from '../render/respond.tsx'
import { priceData } from '../seo/page-data.ts'
import { priceListMeta, treatmentPricesMeta } from '../seo/tool-metas.ts'
import { sendNotFound } from './answers.tsx'
import { readEstimate, readPageNumber, treatmentParam } from './params.ts'

/** What each treatment costs, in short. */
export function sendPriceList(c: Context<AppEnv>) {
  const meta = priceListMeta()
  return streamPage(
    c,
    meta,
    () => listPriceOverview(c.get('db')),
    (overview) => <PriceListPage meta={meta} catalog={c.get('catalog')} {...overview} />,
  )
}

/** A treatment's prices, with the estimator. Whether there is a second page of them is in the data. */
export async function sendTreatmentPrices(c: Context<AppEnv, '/prices/:treatment'>) {
  const { catalog, settings } = c.var
  const treatment = treatmentParam(catalog, c.req.param('treatment'))
  if (!treatment) return sendNotFound(c, 'service')
  const area = findArea(catalog, c.req.query('area') ?? '')
  const narrowed = ['row', 'quantity', 'area', 'unit', 'page'].some((name) => c.req.query(name) !== undefined)
  const meta = treatmentPricesMeta(treatment, narrowed)
  const early = readPageNumber(c.req.query()) > 1 ? await timed(c, () => readPage(c, treatment, area)) : null
  if (early?.data.isBeyond) return sendNotFound(c)
  return streamPage(
    c,
    meta,
    async () => early ?? readPage(c, treatment, area),
    ({ table, stated, choices, asked, isOdd }) => (
      <Described things={priceData(treatment, table, settings.origin)}>
        <TreatmentPricesPage {...{ meta, catalog, treatment, area, table, choices, asked, isOdd }} stated={stated} />
      </Described>
    ),
  )
}

/** All that the page shows, in two reads: which prices are asked for is in the first. */
async function readPage(c: Context<AppEnv>, treatment: Treatment, area: Area | null) {
  const found = await findTreatmentPrices(c.get('db'), treatment.slug)
  const request = readRequest(c, treatment, found.data)
  const stated = await readStated(c, treatment, area, found.data, request)
  const isBeyond = stated === 'no such page'
  const shown = isBeyond ? null : stated
  return {
    version: versionOfBoth(found.version, shown?.version ?? found.version),
    data: { ...request, table: found.data.table, stated: shown, isBeyond },
  }
}

/** What was asked of the estimator, or else which unit is to be shown. What makes no sense counts as not asked. */
function readRequest(c: Context<AppEnv>, treatment: Treatment, { table, statistics }: TreatmentPrices) {
  const choices = estimatorChoices(treatment.name, table?.rows ?? [], statistics)
  const numbers = readEstimate(c.req.query())
  const choice = numbers && choices[numbers.row]
  const asked = numbers && choice ? { ...numbers, choice } : null
  const isOdd = asked === null && ['row', 'quantity'].some((name) => c.req.query(name) !== undefined)
  const units = [...new Set(statistics.map(({ unit }) => unit))]
  const unit = c.req.query('unit')
  return {
    choices,
    asked,
    isOdd,
    unit: asked?.choice.unit ?? (unit && units.includes(unit) ? unit : usualUnit(statistics)),
  }
}

/** What clinics state, of the unit and item in question. */
async function readStated(
  c: Context<AppEnv>,
  treatment: Treatment,
  area: Area | null,
  { statistics }: TreatmentPrices,
  { asked, unit }: ReturnType<typeof readRequest>,
) {
  const item = asked?.choice.item ?? ALL
  const ofItem = statistics.filter((row) => row.unit === unit && row.item === item)
  if (unit === null || ofItem.length === 0) return null
  const where = area?.slug ?? ALL
  const here = ofItem.find((row) => row.area === where) ?? null
  const pages = pagesOf(here?.prices ?? 0, PRICES_PER_PAGE)
  const page = readPageNumber(c.req.query())
  if (page > pages) return 'no such page'
  const { version, data } = await listPrices(c.get('db'), { service: treatment.slug, item, unit, area: where }, page)
  return {
    version,
    unit,
    units: unitsOf(statistics),
    item,
    here,
    byItem: statistics.filter((row) => row.unit === unit && row.item !== ALL && row.area === ALL),
    byArea: [ALL, ...c.get('catalog').areas.map(({ slug }) => slug)].flatMap(
      (slug) => ofItem.find((row) => row.area === slug) ?? [],
    ),
    prices: data,
    paging: { page, pages },
  }
}

/** The units that clinics price by, those of the most clinics first. */
const unitsOf = (statistics: TreatmentPrices['statistics']) =>
  statistics
    .filter((row) => row.item === ALL && row.area === ALL)
    .sort((a, b) => b.clinics - a.clinics)
    .map(({ unit }) => unit)
