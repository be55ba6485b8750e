import type { QueryData } from '../../db/client.ts'
import type { findPriceOverview } from '../../db/prices.ts'
import { listTreatmentsInGroup, listUngroupedTreatments, type Treatment } from '../../domain/catalog.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import { SampleNotice } from '../../ui/clinic/badges.tsx'
import { LinkList } from '../../ui/link-list.tsx'
import { DataLinks } from '../../ui/page/data-links.tsx'
import { PageHeader, type PageProps, Section } from '../../ui/page/layout.tsx'
import { createStatisticRow } from '../../ui/price/clinic-price-summary.tsx'
import { type RangeRow, RangeTable } from '../../ui/price/range-table.tsx'
import { PriceTable } from '../../ui/price/table.tsx'
import { MedicalNotice } from '../../ui/treatment/guide-text.tsx'
import { urls } from '../../urls.ts'

export const PriceListPage = ({
  meta,
  catalog,
  statistics,
  defaultTable,
}: PageProps & QueryData<typeof findPriceOverview>) => {
  const sections = [
    ...catalog.groups.list.map((group) => ({ ...group, treatments: listTreatmentsInGroup(catalog, group) })),
    { slug: 'others', name: 'Other treatments', treatments: listUngroupedTreatments(catalog) },
  ]
    .map(({ treatments, ...section }) => ({
      ...section,
      rows: createRangeRows(treatments, statistics),
    }))
    .filter(({ rows }) => rows.length > 0)
  const hasMedian = sections.some(({ rows }) => rows.some(({ median }) => median !== undefined))
  return (
    <>
      <PageHeader
        meta={meta}
        title="What treatments cost"
        lead="What listed clinics state for each treatment: the range, the median, and how many clinics it is based on."
      />
      <div className="wrap section stack">
        {sections.length > 0 && (
          <>
            <p className="lead">
              Choose a treatment for its prices by area and by clinic, and for an estimate of what yours may come to.
            </p>
            <SampleNotice site={catalog.site} />
          </>
        )}
        {sections.map((section) => (
          <Section key={section.slug} id={section.slug} title={section.name}>
            <RangeTable caption={`${section.name}, by treatment`} labelHeading="Treatment" rows={section.rows} />
          </Section>
        ))}
        <UsualPriceLinks
          treatments={catalog.treatments.filter(({ slug }) => !statistics.some(({ service }) => service === slug))}
        />
        {defaultTable && (
          <Section id="usual" title="Anything else">
            <p>A rough guide for a treatment that has no table of its own.</p>
            <PriceTable table={defaultTable} caption="Usual prices of other treatments" />
          </Section>
        )}
        {sections.length > 0 && (
          <p className="text-sm text-muted">
            Within a section, bars of prices for the same unit share a scale, from $0.{' '}
            {hasMedian && 'Half of the clinics ask less than the median, half ask more. '}
            Prices are the clinics' own, in US dollars, without tips and tax.
          </p>
        )}
        <DataLinks listPath={urls.prices()} />
        <MedicalNotice />
      </div>
    </>
  )
}

const UsualPriceLinks = ({ treatments }: { treatments: readonly Treatment[] }) =>
  treatments.length > 0 && (
    <Section id="no-price" title="No price stated yet">
      <p>No listed clinic states a price for the following yet. Choose one for its usual range, and for an estimate.</p>
      <LinkList asTags links={treatments.map(({ slug, name }) => ({ href: urls.priceEstimate(slug), name }))} />
    </Section>
  )

function createRangeRows(treatments: readonly Treatment[], statistics: readonly PriceStatistic[]): RangeRow[] {
  const entries = treatments.flatMap((treatment) =>
    statistics
      .filter(({ service }) => service === treatment.slug)
      .sort((a, b) => b.clinicCount - a.clinicCount)
      .map((statistic) => ({ treatment, statistic })),
  )
  const findHighestPrice = (unit: string) =>
    Math.max(...entries.flatMap(({ statistic }) => (statistic.unit === unit ? [statistic.maxPrice] : [])))
  return entries.map(({ treatment, statistic }) => ({
    ...createStatisticRow(
      `${treatment.slug} ${statistic.unit}`,
      <>
        <a href={urls.priceEstimate(treatment.slug)}>{treatment.name}</a>{' '}
        <span className="note">{`per ${statistic.unit}`}</span>
      </>,
      statistic,
    ),
    scale: { minPrice: 0, maxPrice: findHighestPrice(statistic.unit) },
  }))
}
