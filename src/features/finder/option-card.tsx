import type { Treatment } from '../../domain/catalog.ts'
import { PERFORMERS, RISK_LEVELS, type SourcedText, type TreatmentOption } from '../../domain/option.ts'
import { Icon } from '../../ui/icon.tsx'
import { titleSeparator } from '../../ui/sources.tsx'
import { urls } from '../../urls.ts'

interface OptionCardProps {
  treatment: Treatment
  option: TreatmentOption
  current: boolean
  href: string
  clinics: number
  where: string
}

export const OptionCard = ({ treatment, option, current, href, clinics, where }: OptionCardProps) => {
  const guide = urls.treatment(treatment.slug)
  const cost = treatment.quickFacts.find(({ label }) => label === 'Cost')
  const risk = RISK_LEVELS[option.risk.level]
  return (
    <article className={current ? 'card option-card option-chosen' : 'card option-card'}>
      <div className="card-body">
        <Icon name={treatment.icon} className="card-icon" />
        <h3>
          <a href={guide}>{treatment.name}</a>
        </h3>
        <p>{treatment.description}</p>
        <dl className="option-facts">
          <dt>Treats</dt>
          <dd>{option.treats.text}</dd>
          <dt>Downtime</dt>
          <dd>{option.downtime}</dd>
          <dt>Sessions</dt>
          <dd>{option.sessions}</dd>
          <dt>Cost</dt>
          <dd>
            {`${cost?.value ?? 'Not known'} `}
            {cost?.note && <span className="note">{cost.note}</span>}
          </dd>
          <dt>Risk</dt>
          <dd>
            <strong className={`risk risk-${option.risk.level}`}>{risk.name}</strong>
            {` ${option.risk.text} `}
            <a href={`${guide}#safety`}>{`Safety of ${treatment.name}`}</a>
          </dd>
          <dt>Who may do it</dt>
          <dd>
            <strong>{PERFORMERS[option.performers.who]}.</strong>
            {` ${option.performers.text} `}
            <a href={`${guide}#performers`}>{`The rules for ${treatment.name}`}</a>
          </dd>
        </dl>
        <OptionSources statements={[option.treats, option.risk, option.performers]} />
        <p className="actions">
          <a className="button" href={href} aria-current={current ? 'true' : undefined}>
            {`${clinics} ${clinics === 1 ? 'clinic' : 'clinics'} ${where}`}
            <span className="visually-hidden">{` for ${treatment.name}`}</span>
          </a>
        </p>
      </div>
    </article>
  )
}

const OptionSources = ({ statements }: { statements: readonly SourcedText[] }) => {
  const sources = new Map(statements.flatMap(({ sources }) => sources.map((source) => [source.id, source])))
  return (
    <details className="small">
      <summary>{`Sources (${sources.size})`}</summary>
      <ul className="bullets">
        {[...sources.values()].map((source) => (
          <li key={source.id}>
            <a href={source.url} rel="noopener">
              {source.title}
            </a>
            {`${titleSeparator(source.title)} ${source.publisher}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
