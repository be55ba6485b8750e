import type { Catalog } from '../../domain/catalog.ts'
import { estimateTotal, formatRange, unitLabel } from '../../domain/price.ts'
import type { ListedPrice, PricingTable } from '../../domain/price-record.ts'
import { formatDate } from '../../domain/time.ts'
import { ClinicLink } from '../../ui/clinic/clinic-link.tsx'
import { AreaField, Field, SelectField } from '../../ui/field.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { Table } from '../../ui/table.tsx'
import { telephoneUrl, urls } from '../../urls.ts'
import type { EstimatorChoice } from './estimate.ts'

export interface ValidEstimate {
  row: number
  quantity: number
}

interface FormProps {
  treatment: string
  choices: readonly EstimatorChoice[]
  areas: Catalog['areas']
  row: number
  quantity: number
  area: string | null
}

export const EstimateForm = ({ treatment, choices, areas, row, quantity, area }: FormProps) => (
  <FilterForm label="Price estimate" action={urls.priceEstimate(treatment)}>
    <SelectField
      id="row"
      label="What"
      options={choices.map(({ name, unit }, index) => ({ slug: String(index), name: `${name} (per ${unit})` }))}
      value={String(row)}
    />
    <Field id="quantity" label="How many">
      <input
        className="input"
        type="number"
        inputMode="numeric"
        id="quantity"
        name="quantity"
        min="1"
        max={Math.max(...choices.map(({ maxQuantity }) => maxQuantity), 1)}
        defaultValue={quantity}
        required
      />
    </Field>
    <AreaField areas={areas} value={area} />
    <button type="submit" className="button">
      Get price quote
    </button>
  </FilterForm>
)

interface InvalidEstimateProps {
  treatment: { slug: string; name: string }
  choice: EstimatorChoice | null
  quantity: number
  choices: readonly EstimatorChoice[]
}

/** Shows which quantities are valid. If the number is too large, suggests the choice that is priced by unit. */
export const InvalidEstimate = ({ treatment, choice, quantity, choices }: InvalidEstimateProps) => {
  if (!choice)
    return <p role="alert">That cannot be estimated. Choose what it is from the list, and how many in whole numbers.</p>
  const perUnit = choices.findIndex(({ unit }) => unit === 'unit')
  const other = choice.unit === 'unit' || quantity <= choice.maxQuantity ? null : choices[perUnit]
  return (
    <p role="alert">
      {`That cannot be estimated. ${choice.name} is priced per ${choice.unit}: enter a whole number from 1 to ${choice.maxQuantity}.`}
      {other && (
        <>
          {' If you are counting units, choose '}
          <a href={`${urls.priceEstimate(treatment.slug)}?row=${perUnit}&quantity=${quantity}`}>
            {`${other.name} (per unit)`}
          </a>
          .
        </>
      )}
    </p>
  )
}

interface ResultProps {
  /** Slug of the treatment. */
  treatment: string
  choice: EstimatorChoice
  quantity: number
  table: PricingTable | null
  phone: string
  where: string
  prices: readonly ListedPrice[]
}

export const EstimateResult = ({ treatment, choice, quantity, table, phone, where, prices }: ResultProps) => {
  const total = estimateTotal({ quantity, ...choice })
  const count = `${quantity} ${unitLabel(choice.noun, quantity)}`
  const range = formatRange(choice.min, choice.max)
  return (
    <section className="panel" aria-labelledby="estimate">
      <p className="text-sm font-semibold text-accent">Estimate</p>
      <h2 id="estimate" className="text-3xl">
        {formatRange(total.min, total.max)}
      </h2>
      <p>{`${choice.name}: ${count} at ${range} each.`}</p>
      <h3>What is assumed</h3>
      <ul className="bullets">
        <li>
          {choice.clinics === null
            ? `The range is approximate (${table?.source ?? 'editors'}${table ? `, ${formatDate(table.asOf)}` : ''}), not an offer.`
            : `The range is what ${choice.clinics} listed clinics state, not an offer.`}
        </li>
        <li>
          {`The number is yours: a clinician can say how many ${unitLabel(choice.noun, 2)} you need. The guide has an example: `}
          <a href={`${urls.treatment(treatment)}#results`}>what a whole course costs</a>.
        </li>
        <li>Each one costs the same: discounts for courses and packages are not counted.</li>
      </ul>
      <h3>What is not included</h3>
      <ul className="bullets">
        <li>A consultation before, and visits after, if the clinic charges for them.</li>
        <li>Touch-ups, numbing, and medicine or products to use at home.</li>
        <li>Tax and tips.</li>
      </ul>
      <EstimatesByClinic quantity={quantity} count={count} where={where} prices={prices} />
      <p>
        <a className="button" href={telephoneUrl(phone)}>{`Call to book: ${phone}`}</a>
      </p>
    </section>
  )
}

type EstimatesByClinicProps = Pick<ResultProps, 'quantity' | 'where' | 'prices'> & { count: string }

const EstimatesByClinic = ({ quantity, count, where, prices }: EstimatesByClinicProps) => {
  if (prices.length === 0) return <p>{`No listed clinic${where && ` ${where}`} states a price by this measure.`}</p>
  const caption = `${count} at each clinic's own price${where && ` ${where}`}`
  return (
    <Table label={caption} stacked columns={['Clinic', 'Its price, as it names it', { figure: 'Comes to' }]}>
      {prices.map((price) => {
        const estimated = estimateTotal({ quantity, min: price.minPrice, max: price.maxPrice })
        return (
          <tr key={`${price.clinic.segment} ${price.label}`}>
            <th scope="row">
              <ClinicLink clinic={price.clinic} />
            </th>
            <td className="extra">{`${price.label}: ${formatRange(price.minPrice, price.maxPrice)}`}</td>
            <td className="figure">{formatRange(estimated.min, estimated.max)}</td>
          </tr>
        )
      })}
    </Table>
  )
}
