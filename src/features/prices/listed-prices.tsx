import { type Catalog, findArea, type Treatment, WILDCARD } from '../../domain/catalog.ts'
import { formatUsd } from '../../domain/price.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import { formatDate } from '../../domain/time.ts'
import { ClinicLink } from '../../ui/clinic/clinic-link.tsx'
import { Section } from '../../ui/page/layout.tsx'
import { PageLink, PageLinks, Pagination } from '../../ui/pagination.tsx'
import { createStatisticRow } from '../../ui/price/clinic-price-summary.tsx'
import { RangeTable } from '../../ui/price/range-table.tsx'
import { findCityStatistic } from '../../ui/price/strip.tsx'
import { Stat } from '../../ui/stat.tsx'
import { createUrlWithParameters, urls } from '../../urls.ts'
import type { TreatmentPricesProps } from './queries.ts'

export const ListedPrices = (props: TreatmentPricesProps) => {
  const { catalog, treatment, area, estimate, units, listedPrices } = props
  if (!listedPrices) return null
  const { unit, item, byArea, byItem, summary } = listedPrices
  const cityStatistic = findCityStatistic(byArea, unit)
  const hasMedian = [...byArea, ...byItem].some(({ clinicCount }) => clinicCount > 1)
  const where = area?.where ?? ''
  const forItem = item === WILDCARD ? '' : ` for ${item}`
  const subject = item === WILDCARD ? treatment.name : `${treatment.name}, ${item}`
  return (
    <Section id="stated" title={`What clinics ${where || 'in New York City and nearby'} charge${forItem} per ${unit}`}>
      {units.length > 1 && !estimate && <UnitLinks {...props} unit={unit} />}
      {summary ? (
        <PriceStats statistic={summary} unit={unit} />
      ) : (
        <p>{`No clinic ${where} states a price${forItem} per ${unit}.`}</p>
      )}
      <RangeTable
        caption={`${subject} per ${unit}, by area`}
        labelHeading="Area"
        cityStatistic={cityStatistic}
        rows={byArea.map((row) => createStatisticRow(row.area, createAreaLink(catalog, treatment, row.area), row))}
      />
      {byItem.length > 1 && (
        <RangeTable
          caption={`${treatment.name} per ${unit}, by what is treated`}
          labelHeading="What"
          cityStatistic={item === WILDCARD ? cityStatistic : null}
          rows={byItem.map((row) => createStatisticRow(row.item, row.item, row))}
        />
      )}
      {!estimate && <PricesByClinic {...props} listedPrices={listedPrices} cityStatistic={cityStatistic} />}
      <p className="text-sm text-muted">
        A clinic counts in every area that it is in. Clinics that treat different places or depths count together unless
        it says otherwise.
        {hasMedian && ' Half of the clinics ask less than the median, half ask more.'}
      </p>
    </Section>
  )
}

const createAreaLink = (catalog: Catalog, treatment: Treatment, areaSlug: string) =>
  areaSlug === WILDCARD ? (
    'All areas'
  ) : (
    <a href={urls.treatmentInArea(treatment.slug, areaSlug)}>{findArea(catalog, areaSlug)?.name ?? areaSlug}</a>
  )

const PriceStats = ({ statistic, unit }: { statistic: PriceStatistic; unit: string }) => (
  <dl className="card-grid my-6 [--column:9rem]">
    <Stat
      label={
        <>
          {`lowest per ${unit}, at `}
          <ClinicLink clinic={statistic.cheapestClinic} />
        </>
      }
    >
      {formatUsd(statistic.minPrice)}
    </Stat>
    {statistic.clinicCount > 1 && <Stat label={`median per ${unit}`}>{formatUsd(statistic.medianPrice)}</Stat>}
    <Stat label={`highest per ${unit}`}>{formatUsd(statistic.maxPrice)}</Stat>
    <Stat label={statistic.clinicCount === 1 ? 'clinic states a price' : 'clinics state a price'}>
      {statistic.clinicCount}
    </Stat>
  </dl>
)

const UnitLinks = ({ treatment, area, units, unit }: TreatmentPricesProps & { unit: string }) => (
  <PageLinks label="Priced by">
    {units.map((linkedUnit) => (
      <PageLink
        key={linkedUnit}
        href={createUrlWithParameters(urls.priceEstimate(treatment.slug), { area: area?.slug, unit: linkedUnit })}
        isCurrent={linkedUnit === unit}
      >
        {`Per ${linkedUnit}`}
      </PageLink>
    ))}
  </PageLinks>
)

type PricesByClinicProps = TreatmentPricesProps & {
  listedPrices: NonNullable<TreatmentPricesProps['listedPrices']>
  cityStatistic: PriceStatistic | null
}

const PricesByClinic = ({
  treatment,
  area,
  units,
  listedPrices: { prices, paging, unit },
  cityStatistic,
}: PricesByClinicProps) => {
  if (prices.length === 0) return null
  const query = { area: area?.slug, unit: unit === units[0] ? null : unit }
  return (
    <>
      <RangeTable
        caption={`${treatment.name} per ${unit}, by clinic${area ? ` ${area.where}` : ''}, the lowest first`}
        labelHeading="Clinic"
        noteHeading="Listed as"
        cityStatistic={cityStatistic}
        rows={prices.map((price) => ({
          key: `${price.clinic.segment} ${price.label}`,
          label: <ClinicLink clinic={price.clinic} />,
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
      <Pagination
        {...paging}
        createHref={(page) => createUrlWithParameters(urls.priceEstimate(treatment.slug), { ...query, page })}
      />
    </>
  )
}
