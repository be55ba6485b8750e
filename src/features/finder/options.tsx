import { type Catalog, findTreatment, type TreatmentGroup } from '../../domain/catalog.ts'
import { RISK_LEVELS } from '../../domain/treatment/option.ts'
import { Section } from '../../ui/page/layout.tsx'
import { urls } from '../../urls.ts'
import type { FinderProps } from './finder-props.ts'
import { OptionCard } from './option-card.tsx'
import { SourceDetails } from './source-details.tsx'

export const FinderOptions = (props: FinderProps & { concern: TreatmentGroup }) => (
  <>
    {props.options.length > 0 ? (
      <OptionCards {...props} />
    ) : (
      <Section id="options" title="No treatment to suggest">
        <p>No treatment in this directory has been shown to work for this.</p>
      </Section>
    )}
    <UnsuitedTreatments catalog={props.catalog} concern={props.concern} />
  </>
)

const UnsuitedTreatments = ({ catalog, concern }: { catalog: Catalog; concern: TreatmentGroup }) => {
  const unsuitedTreatments = (concern.unsuited ?? []).flatMap((statement) => {
    const treatment = findTreatment(catalog, statement.treatment)
    return treatment ? [{ ...statement, treatment }] : []
  })
  if (unsuitedTreatments.length === 0) return null
  return (
    <Section id="unsuited" title="Not for this" className="panel">
      <ul className="bullets">
        {unsuitedTreatments.map(({ treatment, text }) => (
          <li key={treatment.slug}>
            <a href={urls.treatment(treatment.slug)}>{treatment.name}</a>
            {`: ${text}`}
          </li>
        ))}
      </ul>
      <SourceDetails statements={unsuitedTreatments} showsCount={false} />
    </Section>
  )
}

const OptionCards = (props: FinderProps & { concern: TreatmentGroup }) => (
  <Section id="options" title="Options to read about">
    <p className="text-muted">{`For: ${props.concern.name}. In no particular order. A clinician can say which one suits you, if any.`}</p>
    <div className="card-grid [--column:24rem]">
      {props.options.map((option) => (
        <OptionCard key={option.treatment} {...props} option={option} />
      ))}
    </div>
    <details className="panel">
      <summary>What the risk levels mean</summary>
      <dl>
        {Object.values(RISK_LEVELS).map((level) => (
          <div key={level.name} className="mt-3">
            <dt className="font-semibold">{level.name}</dt>
            <dd>{level.meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        We set the levels by the Safety section of each guide. No agency grades treatments in this way.
      </p>
    </details>
  </Section>
)
