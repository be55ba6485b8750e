import type { Area, Catalog, Treatment } from '../domain/catalog.ts'
import type { EstimatorChoice } from '../domain/estimator.ts'
import type { PricingTable } from '../domain/price-record.ts'
import type { PageMeta } from '../seo/meta.ts'
import { Banner } from '../ui/banner.tsx'
import { DataLinks } from '../ui/data-links.tsx'
import { type Asked, EstimateAnswer, EstimateForm } from '../ui/estimator.tsx'
import { MedicalNotice } from '../ui/guide-text.tsx'
import { PriceTable } from '../ui/price-table.tsx'
import { type Stated, StatedPrices } from '../ui/stated-prices.tsx'
import { urls } from '../urls.ts'

export interface TreatmentPricesProps {
  meta: PageMeta
  catalog: Catalog
  treatment: Treatment
  area: Area | null
  /** The editors' table. */
  table: PricingTable | null
  choices: EstimatorChoice[]
  /** What was asked for, and the choice it means; null before the form was sent, or when it made no sense. */
  asked: (Asked & { choice: EstimatorChoice }) | null
  /** The form was sent with what makes no sense. */
  isOdd: boolean
  /** What clinics state; null when none states a price. */
  stated: Stated | null
}

/** What a treatment costs: the estimator, what clinics charge by area and by clinic, and the editors' table. */
export const TreatmentPricesPage = (props: TreatmentPricesProps) => {
  const { meta, catalog, treatment, area, table, choices, asked, isOdd, stated } = props
  const where = area ? `in ${area.name}` : ''
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
          asked={asked}
          area={area?.slug ?? null}
        />
        {isOdd && (
          <p role="alert">
            That cannot be estimated. Choose what it is from the list, and give a whole number from 1 to 100.
          </p>
        )}
        {asked && (
          <EstimateAnswer
            choice={asked.choice}
            quantity={asked.quantity}
            table={table}
            phone={catalog.site.phone}
            where={where}
            prices={stated?.prices ?? []}
          />
        )}
        {stated && (
          <StatedPrices
            catalog={catalog}
            treatment={treatment}
            area={area}
            stated={stated}
            where={where}
            brief={asked !== null}
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
