import type { Catalog, Treatment } from '../domain/catalog.ts'
import type { PricingTable } from '../domain/content.ts'
import { estimate, formatRange, type PriceUnit, unitLabel } from '../domain/price.ts'
import type { PageMeta } from '../seo/meta.ts'
import { Banner } from '../ui/banner.tsx'
import { MedicalNotice } from '../ui/guide-text.tsx'
import { PriceTable } from '../ui/price-table.tsx'
import { telephone, urls } from '../urls.ts'

interface PriceEstimateProps {
  meta: PageMeta
  catalog: Catalog
  treatment: Treatment
  tables: PricingTable[]
  /** What was asked for; null before the form was sent, or when it made no sense. */
  asked: { row: number; quantity: number } | null
}

/** The price estimator: a row of the treatment's price table, times how many. A plain GET form; nothing is stored. */
export const PriceEstimatePage = ({ meta, catalog, treatment, tables, asked }: PriceEstimateProps) => {
  const own = tables[0]
  return (
    <>
      <Banner
        meta={meta}
        title={`What will ${treatment.name} cost?`}
        lead="Choose what you have in mind and how many; the answer is a range, not an offer."
      />
      <div className="wrap section stack">
        {own && <EstimateForm treatment={treatment} table={own} asked={asked} />}
        {own && asked && <Answer table={own} asked={asked} phone={catalog.site.phone} />}
        {own && <PriceTable table={own} caption={`${treatment.name} prices`} />}
        <p>
          <a href={urls.treatment(treatment.slug)}>{`The ${treatment.name} guide`}</a> ·{' '}
          <a href={urls.providers(treatment.slug)}>{`Who offers ${treatment.name}`}</a>
        </p>
        <MedicalNotice />
      </div>
    </>
  )
}

interface PartProps {
  table: PricingTable
  asked: { row: number; quantity: number } | null
}

const EstimateForm = ({ treatment, table, asked }: PartProps & { treatment: Treatment }) => (
  <form className="filters" action={urls.priceEstimate(treatment.slug)} method="get" aria-label="Price estimate">
    <div className="field">
      <label htmlFor="row">What</label>
      <select className="input" id="row" name="row" defaultValue={asked?.row ?? 0}>
        {table.rows.map((row, index) => (
          <option key={row.type} value={index}>{`${row.type} (per ${row.unit})`}</option>
        ))}
      </select>
    </div>
    <div className="field">
      <label htmlFor="quantity">How many</label>
      <input
        className="input"
        type="number"
        id="quantity"
        name="quantity"
        min="1"
        max="100"
        defaultValue={asked?.quantity ?? 1}
        required
      />
    </div>
    <button type="submit" className="button">
      Get price quote
    </button>
  </form>
)

const Answer = ({
  table,
  asked,
  phone,
}: {
  table: PricingTable
  asked: { row: number; quantity: number }
  phone: string
}) => {
  const row = table.rows[asked.row]
  if (!row) return null
  const total = estimate({ quantity: asked.quantity, min: row.minPrice, max: row.maxPrice })
  return (
    <section className="panel" aria-live="polite">
      <h2>{formatRange(total.min, total.max)}</h2>
      <p>{`${row.type}: ${asked.quantity} ${unitLabel(row.unit as PriceUnit, asked.quantity)} at ${formatRange(row.minPrice, row.maxPrice)} each. Tips, tax and a first consultation are not included.`}</p>
      <a className="button" href={telephone(phone)}>{`Call to book: ${phone}`}</a>
    </section>
  )
}
