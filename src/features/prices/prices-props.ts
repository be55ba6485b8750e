import type { Area, Treatment } from '../../domain/catalog.ts'
import type { ListedPrice, PriceStatistic, PricingTable } from '../../domain/price-record.ts'
import type { PageProps } from '../../ui/page/page-props.ts'
import type { EstimatorChoice } from './estimate.ts'

export interface TreatmentPricesProps extends PageProps {
  treatment: Treatment
  area: Area | null
  table: PricingTable | null
  /** HTML of the guide's example of a whole course. */
  workedExample: string | null
  choices: EstimatorChoice[]
  /** Null if the form was not sent or has invalid values. */
  estimated: Estimate | null
  /** Set if a value of the form is missing or invalid. `choice` is null if the chosen row does not exist. */
  invalid: { rowIndex: number; quantity: number; choice: EstimatorChoice | null } | null
  listed: ListedPricesData | null
}

export interface Estimate {
  rowIndex: number
  quantity: number
  choice: EstimatorChoice
}

export interface ListedPricesData {
  unit: string
  units: string[]
  item: string
  /** Statistics of each item, for all areas together. */
  byItem: PriceStatistic[]
  /** Statistics of this item, for all areas together and for each area. */
  byArea: PriceStatistic[]
  /** Null if no clinic in the chosen area lists a price. */
  summary: PriceStatistic | null
  prices: ListedPrice[]
  paging: { page: number; pages: number }
}
