import { ALL, type Area, type Catalog, findArea, type Treatment } from '../domain/catalog.ts'
import type { ListedPrice, PriceStatistic, PricingTable } from '../domain/content.ts'
import type { EstimatorChoice } from '../domain/estimator.ts'
import { formatUsd } from '../domain/price.ts'
import { formatDate } from '../domain/time.ts'
import type { PageMeta } from '../seo/meta.ts'
import { Banner } from '../ui/banner.tsx'
import { clinicCount } from '../ui/charged.tsx'
import { DataLinks } from '../ui/data-links.tsx'
import { type Asked, EstimateAnswer, EstimateForm } from '../ui/estimator.tsx'
import { MedicalNotice } from '../ui/guide-text.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { PriceTable } from '../ui/price-table.tsx'
import { RangeTable } from '../ui/range-table.tsx'
import { listUrl, urls } from '../urls.ts'

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
  /** What clinics state; null when none states a price. */
  stated: Stated | null
}

interface Stated {
  /** The unit that is shown, of those that clinics price by. */
  unit: string
  units: string[]
  /** A row of the price table, or `*`. */
  item: string
  /** Of this unit: every item over all areas, and every area for this item. */
  byItem: PriceStatistic[]
  byArea: PriceStatistic[]
  /** Of the chosen area; null when no clinic there states a price. */
  here: PriceStatistic | null
  prices: ListedPrice[]
  paging: { page: number; pages: number }
}

/** What a treatment costs: the estimator, what clinics charge by area and by clinic, and the editors' table. */
export const TreatmentPricesPage = (props: TreatmentPricesProps) => {
  const { meta, catalog, treatment, area, table, choices, asked, stated } = props
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
        {stated && <StatedPrices {...props} stated={stated} where={where} />}
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

type StatedProps = TreatmentPricesProps & { stated: Stated; where: string }

const StatedPrices = ({ catalog, treatment, area, asked, stated, where }: StatedProps) => {
  const { unit, units, item, byArea, byItem, here } = stated
  const what = item === ALL ? treatment.name : `${treatment.name}, ${item}`
  return (
    <section className="stack" aria-labelledby="stated">
      <h2 id="stated">{`What clinics ${where || 'in New York City'} charge per ${unit}`}</h2>
      {units.length > 1 && !asked && <Units treatment={treatment} area={area} units={units} unit={unit} />}
      {here ? <Figures statistic={here} unit={unit} /> : <p>{`No clinic ${where} states a price per ${unit}.`}</p>}
      <RangeTable
        caption={`${what} per ${unit}, by area`}
        of="Area"
        noted="Stated by"
        rows={byArea.map((row) => ({
          key: row.area,
          label:
            row.area === ALL ? (
              'All areas'
            ) : (
              <a href={urls.treatmentIn(treatment.slug, row.area)}>{findArea(catalog, row.area)?.name ?? row.area}</a>
            ),
          min: row.minPrice,
          max: row.maxPrice,
          middle: row.middlePrice,
          note: clinicCount(row.clinics),
        }))}
      />
      {byItem.length > 1 && (
        <RangeTable
          caption={`${treatment.name} per ${unit}, by what is treated`}
          of="What"
          noted="Stated by"
          rows={byItem.map((row) => ({
            key: row.item,
            label: row.item,
            min: row.minPrice,
            max: row.maxPrice,
            middle: row.middlePrice,
            note: clinicCount(row.clinics),
          }))}
        />
      )}
      {!asked && <ByClinic treatment={treatment} area={area} stated={stated} where={where} />}
      <p className="small muted">
        A clinic belongs to every area it stands in, and clinics that treat different places or depths are counted
        together where nothing else is said. The middle is the median: half of the clinics ask less, half ask more.
      </p>
    </section>
  )
}

const Figures = ({ statistic, unit }: { statistic: PriceStatistic; unit: string }) => (
  <dl className="figures figures-wide">
    <div>
      <dt>
        {`lowest per ${unit}, at `}
        <a href={urls.clinic(statistic.cheapest)} data-clinic>
          {statistic.cheapest.name}
        </a>
      </dt>
      <dd>{formatUsd(statistic.minPrice)}</dd>
    </div>
    <div>
      <dt>{`in the middle per ${unit}`}</dt>
      <dd>{formatUsd(statistic.middlePrice)}</dd>
    </div>
    <div>
      <dt>{`highest per ${unit}`}</dt>
      <dd>{formatUsd(statistic.maxPrice)}</dd>
    </div>
    <div>
      <dt>{statistic.clinics === 1 ? 'clinic states a price' : 'clinics state a price'}</dt>
      <dd>{statistic.clinics}</dd>
    </div>
  </dl>
)

interface UnitsProps {
  treatment: Treatment
  area: Area | null
  units: string[]
  unit: string
}

const Units = ({ treatment, area, units, unit }: UnitsProps) => (
  <nav aria-label="Priced by" className="pages">
    {units.map((other) =>
      other === unit ? (
        <span key={other} aria-current="page">{`Per ${other}`}</span>
      ) : (
        <a key={other} href={listUrl(urls.priceEstimate(treatment.slug), { area: area?.slug, unit: other })}>
          {`Per ${other}`}
        </a>
      ),
    )}
  </nav>
)

type ByClinicProps = Pick<StatedProps, 'treatment' | 'area' | 'stated' | 'where'>

const ByClinic = ({ treatment, area, stated, where }: ByClinicProps) => {
  const { prices, paging, unit, units } = stated
  if (prices.length === 0) return null
  const chosen = { area: area?.slug, unit: unit === units[0] ? null : unit }
  return (
    <>
      <RangeTable
        caption={`${treatment.name} per ${unit}, by clinic${where && ` ${where}`}, the lowest first`}
        of="Clinic"
        noted="As it names it"
        rows={prices.map((price) => ({
          key: `${price.clinic.segment} ${price.label}`,
          label: (
            <a href={urls.clinic(price.clinic)} data-clinic>
              {price.clinic.name}
            </a>
          ),
          min: price.minPrice,
          max: price.maxPrice,
          note: (
            <>
              {`${price.label} `}
              <span className="note">{`as of ${formatDate(price.asOf)}`}</span>
            </>
          ),
        }))}
      />
      <Pagination {...paging} href={(page) => listUrl(urls.priceEstimate(treatment.slug), { ...chosen, page })} />
    </>
  )
}
