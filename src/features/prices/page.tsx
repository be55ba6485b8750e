import { SampleNotice } from '../../ui/clinic/badges.tsx'
import { DataLinks } from '../../ui/page/data-links.tsx'
import { Html } from '../../ui/page/html.tsx'
import { PageHeader, Section } from '../../ui/page/layout.tsx'
import { PriceTable } from '../../ui/price/table.tsx'
import { MedicalNotice } from '../../ui/treatment/guide-text.tsx'
import { urls } from '../../urls.ts'
import { EstimateForm, EstimateResult, InvalidInputAlert } from './estimator.tsx'
import { ListedPrices } from './listed-prices.tsx'
import type { TreatmentPricesProps } from './queries.ts'

export const TreatmentPricesPage = (props: TreatmentPricesProps) => {
  const { meta, treatment, table } = props
  return (
    <>
      <PageHeader
        meta={meta}
        title={`What will ${treatment.name} cost?`}
        lead="Choose what you have in mind and how many; the answer is a range, not an offer."
      />
      <div className="wrap section stack">
        <EstimateForm {...props} />
        <InvalidInputAlert {...props} />
        {props.listedPrices && <SampleNotice site={props.catalog.site} />}
        <EstimateResult {...props} />
        <CourseCostExample {...props} />
        <ListedPrices {...props} />
        {table && (
          <Section id="usual" title="The usual range, by what is treated">
            <PriceTable table={table} caption={`${treatment.name} prices`} />
          </Section>
        )}
        <p>
          <a href={urls.treatment(treatment.slug)}>{`The ${treatment.name} guide`}</a> ·{' '}
          <a href={urls.serviceClinics(treatment.slug)}>{`Who offers ${treatment.name}`}</a> ·{' '}
          <a href={urls.prices()}>Prices of all treatments</a>
        </p>
        <DataLinks listPath={urls.prices()} />
        <MedicalNotice />
      </div>
    </>
  )
}

const CourseCostExample = ({ treatment, workedExample }: TreatmentPricesProps) => {
  if (workedExample === null) return null
  const guideUrl = urls.treatment(treatment.slug)
  return (
    <Section id="course" title="An example of the whole cost" className="panel">
      {/* Links to sources lead to the guide, because the guide lists the sources of the example. */}
      <Html html={workedExample.replaceAll('href="#', `href="${guideUrl}#`)} />
      <p className="text-sm">
        <a href={`${guideUrl}#results`}>Results in the guide</a>
      </p>
    </Section>
  )
}
