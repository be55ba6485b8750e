import type { Area, Treatment } from '../../domain/catalog.ts'
import type { PricingTable } from '../../domain/price-record.ts'
import { Banner } from '../../ui/page/banner.tsx'
import { DataLinks } from '../../ui/page/data-links.tsx'
import type { PageProps } from '../../ui/page/page-props.ts'
import { PriceTable } from '../../ui/price/table.tsx'
import { MedicalNotice } from '../../ui/treatment/guide-text.tsx'
import { urls } from '../../urls.ts'
import type { EstimatorChoice } from './estimate.ts'
import { EstimateForm, EstimateResult, InvalidEstimate, type ValidEstimate } from './estimator.tsx'
import { ListedPrices, type ListedPricesData } from './listed-prices.tsx'

interface TreatmentPricesProps extends PageProps {
  treatment: Treatment
  area: Area | null
  table: PricingTable | null
  choices: EstimatorChoice[]
  /** Null if the form was not sent or has invalid values. */
  estimated: (ValidEstimate & { choice: EstimatorChoice }) | null
  /** The values of the form if any is invalid. `choice` is null if the chosen row does not exist. */
  invalid: { row: number; quantity: number; choice: EstimatorChoice | null } | null
  listed: ListedPricesData | null
}

export const TreatmentPricesPage = (props: TreatmentPricesProps) => {
  const { meta, catalog, treatment, area, table, choices, estimated, invalid, listed } = props
  const where = area?.where ?? ''
  return (
    <>
      <Banner
        meta={meta}
        title={`What will ${treatment.name} cost?`}
        lead="Choose what you have in mind and how many; the answer is a range, not an offer."
      />
      <div className="wrap section stack">
        <EstimateForm
          treatment={treatment.slug}
          choices={choices}
          areas={catalog.areas}
          row={(estimated ?? invalid)?.row ?? 0}
          quantity={(estimated ?? invalid)?.quantity ?? 1}
          area={area?.slug ?? null}
        />
        {invalid && <InvalidEstimate {...invalid} treatment={treatment} choices={choices} />}
        {estimated && (
          <EstimateResult
            treatment={treatment.slug}
            choice={estimated.choice}
            quantity={estimated.quantity}
            table={table}
            phone={catalog.site.phone}
            where={where}
            prices={listed?.prices ?? []}
          />
        )}
        {listed && (
          <ListedPrices
            catalog={catalog}
            treatment={treatment}
            area={area}
            listed={listed}
            where={where}
            isBrief={estimated !== null}
          />
        )}
        {table && (
          <section className="stack" aria-labelledby="usual">
            <h2 id="usual">The usual range, by what is treated</h2>
            <PriceTable table={table} caption={`${treatment.name} prices`} />
          </section>
        )}
        <p>
          <a href={urls.treatment(treatment.slug)}>{`The ${treatment.name} guide`}</a> ·{' '}
          <a href={urls.providers(treatment.slug)}>{`Who offers ${treatment.name}`}</a> ·{' '}
          <a href={urls.prices()}>Prices of all treatments</a>
        </p>
        <DataLinks list={urls.prices()} />
        <MedicalNotice />
      </div>
    </>
  )
}
