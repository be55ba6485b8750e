import { combineVersions, type Database, type QueryData } from '../../db/client.ts'
import { findTreatmentPrices, listPrices, PRICES_PER_PAGE, type PriceGroup } from '../../db/prices.ts'
import { type Catalog, type Treatment, WILDCARD } from '../../domain/catalog.ts'
import { getPageCount } from '../../domain/list/paging.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import { findAreaByParam, readPageNumber } from '../../http/params.ts'
import type { PageProps } from '../../ui/page/layout.tsx'
import { listEstimatorChoices, readEstimate } from './estimate.ts'

export type TreatmentPricesProps = PageProps & QueryData<typeof findPricesPage>

/** Reads the data of a treatment's price page. `listedPrices.paging.page` may be greater than the number of pages. */
export async function findPricesPage(
  db: Database,
  catalog: Catalog,
  treatment: Treatment,
  query: Record<string, string>,
) {
  const { version, data } = await findTreatmentPrices(db, treatment.slug)
  const { table, statistics, workedExample } = data
  const area = findAreaByParam(catalog, query['area'] ?? '')
  const choices = listEstimatorChoices(treatment.name, table?.rows ?? [], statistics)
  const { estimate, invalidInput } = readEstimate(choices, query)
  const units = listUnitsByClinicCount(statistics)
  const unit = estimate?.choice.unit ?? units.find((candidate) => candidate === query['unit']) ?? units[0] ?? ''
  const group = {
    service: treatment.slug,
    item: estimate?.choice.item ?? WILDCARD,
    unit,
    area: area?.slug ?? WILDCARD,
  }
  const listedPrices = await findListedPrices(db, catalog, statistics, group, readPageNumber(query))
  return {
    version: combineVersions(version, listedPrices?.version ?? version),
    data: { treatment, area, table, workedExample, choices, estimate, invalidInput, units, listedPrices },
  }
}

export const listUnitsByClinicCount = (statistics: readonly PriceStatistic[]) =>
  statistics
    .filter(({ item, area }) => item === WILDCARD && area === WILDCARD)
    .sort((a, b) => b.clinicCount - a.clinicCount || (a.unit < b.unit ? -1 : 1))
    .map(({ unit }) => unit)

async function findListedPrices(
  db: Database,
  catalog: Catalog,
  statistics: readonly PriceStatistic[],
  group: PriceGroup,
  page: number,
) {
  const { item, unit } = group
  const unitStatistics = statistics.filter((row) => row.unit === unit)
  const itemStatistics = unitStatistics.filter((row) => row.item === item)
  if (itemStatistics.length === 0) return null
  const summary = itemStatistics.find(({ area }) => area === group.area) ?? null
  const { version, data: prices } = await listPrices(db, group, page)
  return {
    version,
    unit,
    item,
    summary,
    prices,
    byItem: unitStatistics.filter((row) => row.item !== WILDCARD && row.area === WILDCARD),
    byArea: [WILDCARD, ...catalog.areas.map(({ slug }) => slug)].flatMap(
      (slug) => itemStatistics.find(({ area }) => area === slug) ?? [],
    ),
    paging: { page, pageCount: getPageCount(summary?.priceCount ?? 0, PRICES_PER_PAGE) },
  }
}
