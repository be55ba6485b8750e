import { Fragment } from 'react'

interface Fact {
  label: string
  value: string
  /** Digits of the weekdays that opening hours apply to: '01' is Monday and Tuesday. The browser highlights today's. */
  days?: string
}

const TODAY = "aria-[current]:text-ink [&[aria-current]::after]:[content:'_·_today']"

/** Lists short facts, one per line, with the label at the start and the value at the end. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-2 gap-2">
    {facts.map(({ label, value, days }) => (
      <Fragment key={label}>
        <dt className={days ? `text-muted ${TODAY}` : 'text-muted'} data-days={days}>
          {label}
        </dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
