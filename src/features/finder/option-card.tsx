import type { ReactNode } from 'react'
import { findTreatment, getClinicCount, type Treatment, type TreatmentGroup, WILDCARD } from '../../domain/catalog.ts'
import { formatQuantity } from '../../domain/plural.ts'
import { PERFORMER_LABELS, RISK_LEVELS, type SourcedText, type TreatmentOption } from '../../domain/treatment/option.ts'
import { VALUE_LABELS, type ValueKind } from '../../domain/treatment/treatment-value.ts'
import { Icon } from '../../ui/icon.tsx'
import { createUrlWithParameters, urls } from '../../urls.ts'
import type { FinderProps } from './finder-props.ts'
import { SourceDetails } from './source-details.tsx'

interface OptionCardProps extends FinderProps {
  concern: TreatmentGroup
  option: TreatmentOption
}

const RISK_COLOR_CLASSES = { lower: 'text-ink', moderate: 'text-accent', higher: 'text-(--danger)' }

export const OptionCard = (props: OptionCardProps) => {
  const { catalog, concern, treatment: chosenTreatment, option } = props
  const treatment = findTreatment(catalog, option.treatment)
  if (!treatment) return null
  const guideUrl = urls.treatment(treatment.slug)
  const costFact = treatment.quickFacts.find(({ label }) => label === 'Cost')
  const riskName = RISK_LEVELS[option.risk.level].name
  const treatsStatement =
    option.facts?.treats.find((statement) => statement.concern === concern.slug) ?? option.labelStatement
  return (
    <article className={treatment === chosenTreatment ? 'card border-accent' : 'card'}>
      <div className="card-body">
        <Icon name={treatment.icon} className="size-10 text-accent" />
        <h3>
          <a href={guideUrl}>{treatment.name}</a>
        </h3>
        <p>{treatment.description}</p>
        <dl>
          <OptionFact label="Treats">{treatsStatement.text}</OptionFact>
          {option.facts && <OptionFact label="FDA status">{option.facts.label.text}</OptionFact>}
          <OptionFact label="Downtime">{option.downtime}</OptionFact>
          <OptionFact label="Sessions">{option.sessions}</OptionFact>
          {VALUE_KINDS_SHOWN_IF_KNOWN.map((kind) => {
            const value = option.facts?.values[kind]
            return (
              value && (
                <OptionFact key={kind} label={VALUE_LABELS[kind]}>
                  {value.text}
                </OptionFact>
              )
            )
          })}
          <OptionFact label="Cost">
            {`${costFact?.value ?? 'Not known'} `}
            {costFact?.note && <span className="note">{costFact.note}</span>}
          </OptionFact>
          <OptionFact label="Risk">
            <strong
              className={`[border:1px_solid_var(--line)] rounded-md px-2 text-sm ${RISK_COLOR_CLASSES[option.risk.level]}`}
            >
              {riskName}
            </strong>
            {` ${option.risk.text} `}
            <a href={`${guideUrl}#safety`}>{`Safety of ${treatment.name}`}</a>
          </OptionFact>
          <OptionFact label="Who may do it">
            <strong>{PERFORMER_LABELS[option.performers.who]}.</strong>
            {` ${option.performers.text} `}
            <a href={`${guideUrl}#performers`}>{`The rules for ${treatment.name}`}</a>
          </OptionFact>
        </dl>
        <SourceDetails statements={[treatsStatement, ...listOtherStatements(option)]} />
        <ClinicsLink {...props} treatment={treatment} isChosen={treatment === chosenTreatment} />
      </div>
    </article>
  )
}

interface ClinicsLinkProps extends Pick<OptionCardProps, 'catalog' | 'area' | 'concern'> {
  treatment: Treatment
  isChosen: boolean
}

const ClinicsLink = ({ catalog, area, concern, treatment: { slug, name }, isChosen }: ClinicsLinkProps) => {
  if (getClinicCount(catalog, slug, WILDCARD) === 0) return <p className="mt-auto">No listed clinic offers it yet.</p>
  const clinicTotal = getClinicCount(catalog, slug, area?.slug ?? WILDCARD)
  const query = { concern: concern.slug, treatment: slug, area: area?.slug }
  return (
    <p className="actions mt-auto">
      <a
        className="button"
        href={`${createUrlWithParameters(urls.finder(), query)}#clinics`}
        aria-current={isChosen ? 'true' : undefined}
      >
        {`${formatQuantity(clinicTotal, 'clinic')} ${area ? area.where : 'in New York City and nearby'}`}
        <span className="sr-only">{` for ${name}`}</span>
      </a>
    </p>
  )
}

const VALUE_KINDS_SHOWN_IF_KNOWN = ['spacing', 'onset', 'duration'] as const satisfies ValueKind[]

const listOtherStatements = ({ facts, risk, performers }: TreatmentOption): SourcedText[] => [
  ...(facts ? [facts.label, ...Object.values(facts.values)] : []),
  risk,
  performers,
]

const OptionFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="mt-3 text-sm font-semibold text-muted">{label}</dt>
    <dd>{children}</dd>
  </>
)
