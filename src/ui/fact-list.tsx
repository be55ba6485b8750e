import { Fragment } from 'react'

interface Fact {
  label: string
  value: string
  /** Positions in DAYS, such as '01' for Monday and Tuesday. client/behavior/open-state.ts highlights today's fact. */
  days?: string
}

const TODAY_CLASSES = "aria-[current]:text-ink not-print:[&[aria-current]::after]:[content:'_·_today']"

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-2 gap-2">
    {facts.map(({ label, value, days }) => (
      <Fragment key={label}>
        <dt className={days ? `text-muted ${TODAY_CLASSES}` : 'text-muted'} data-days={days}>
          {label}
        </dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
