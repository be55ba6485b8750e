import type { TreatmentPageData } from '../../db/treatments.ts'
import type { Treatment } from '../../domain/catalog.ts'
import { DISPLAY_LIMITS } from '../../domain/limits.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { ReviewList } from '../../ui/clinic/review-list.tsx'
import { Columns, PageHeader, type PageProps, Panel, Section } from '../../ui/page/layout.tsx'
import { ClinicPriceSummary } from '../../ui/price/clinic-price-summary.tsx'
import { PriceTable } from '../../ui/price/table.tsx'
import { Table } from '../../ui/table.tsx'
import { TreatmentCover } from '../../ui/treatment/cover.tsx'
import { GuideText } from '../../ui/treatment/guide-text.tsx'
import { TreatmentSidebar } from '../../ui/treatment/sidebar.tsx'
import { Sources } from '../../ui/treatment/sources.tsx'
import { urls } from '../../urls.ts'
import { OfferingClinicList } from './offering-clinics.tsx'

interface TreatmentProps extends PageProps {
  treatment: Treatment
  data: TreatmentPageData
}

export const TreatmentPage = (props: TreatmentProps) => {
  const { meta, catalog, treatment, data } = props
  return (
    <>
      <PageHeader
        meta={meta}
        title={treatment.name}
        lead={treatment.description}
        backdrop={{ kind: 'contours', picture: <TreatmentCover treatment={treatment} isBackdrop /> }}
      >
        <p className="actions">
          <a className="button" href="#prices">
            Prices
          </a>
          <a className="button button-quiet" href={urls.serviceClinics(treatment.slug)}>
            Clinics
          </a>
        </p>
      </PageHeader>
      <Columns>
        <div className="stack">
          {data.guide && <GuideText guide={data.guide} />}
          <section id="prices" className="stack" aria-labelledby="prices-title">
            <h2 id="prices-title">{`The price of ${treatment.name}`}</h2>
            {data.prices && <PriceTable table={data.prices} caption={`${treatment.name} prices`} />}
            <ClinicPriceSummary treatment={treatment} statistics={data.priceStatistics} />
            {data.comparison && <ComparisonTable comparison={data.comparison} />}
          </section>
          <section aria-labelledby="faq">
            <h2 id="faq">{`Questions about ${treatment.name}`}</h2>
            <Accordion name="faq" faqs={data.faqs} />
          </section>
          {data.reviews.length > 0 && (
            <Section id="reviews" title="Reviews">
              <ReviewList reviews={data.reviews} />
            </Section>
          )}
          <OfferingClinicsSection {...props} />
        </div>
        <TreatmentSidebar catalog={catalog} treatment={treatment} />
        {data.guide && <Sources sources={data.guide.sources} />}
      </Columns>
    </>
  )
}

const OfferingClinicsSection = ({ catalog, treatment, data: { clinics } }: TreatmentProps) => (
  <section id="providers" className="stack" aria-labelledby="providers-title">
    <h2 id="providers-title">{`Who offers ${treatment.name}`}</h2>
    {clinics.length > 0 ? (
      <OfferingClinicList catalog={catalog} clinics={clinics} />
    ) : (
      <Panel title="Coming Soon" headingTag="h3">
        <p>{`No listed clinic offers ${treatment.name} yet.`}</p>
      </Panel>
    )}
    {clinics.length > DISPLAY_LIMITS.clinicsBeforeViewAll && (
      <p>
        <a className="button" href={urls.serviceClinics(treatment.slug)}>{`View All ${treatment.name} Providers`}</a>
      </p>
    )}
  </section>
)

const ComparisonTable = ({ comparison }: { comparison: NonNullable<TreatmentPageData['comparison']> }) => (
  <div>
    <Table label={comparison.title} columns={[null, comparison.option1, comparison.option2]}>
      {comparison.rows.map((row) => (
        <tr key={row.category}>
          <th scope="row">{row.category}</th>
          <td>{row.option1Value}</td>
          <td>{row.option2Value}</td>
        </tr>
      ))}
    </Table>
    {comparison.footnote && <p className="text-sm text-muted">{comparison.footnote}</p>}
  </div>
)
