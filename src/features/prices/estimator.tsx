import { WILDCARD } from '../../domain/catalog.ts'
import { formatQuantity, pluralize } from '../../domain/plural.ts'
import { estimateTotal, formatRange } from '../../domain/price.ts'
import { formatDate } from '../../domain/time.ts'
import { BoxedForm } from '../../ui/boxed-form.tsx'
import { ClinicLink } from '../../ui/clinic/clinic-link.tsx'
import { AreaField, Field, SelectField } from '../../ui/field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Table } from '../../ui/table.tsx'
import { createTelephoneUrl, createUrlWithParameters, urls } from '../../urls.ts'
import type { TreatmentPricesProps } from './queries.ts'

export const EstimateForm = ({ catalog, treatment, area, choices, estimate, invalidInput }: TreatmentPricesProps) => (
  <BoxedForm label="Price estimate" action={`${urls.priceEstimate(treatment.slug)}#estimate`}>
    <SelectField
      id="row"
      label="What"
      options={choices.map(({ name, unit }, index) => ({ slug: String(index), name: `${name} (per ${unit})` }))}
      value={String((estimate ?? invalidInput)?.choiceIndex ?? 0)}
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
        defaultValue={(estimate ?? invalidInput)?.quantity ?? 1}
        required
        {...(invalidInput?.choice && { 'aria-invalid': true, 'aria-describedby': 'estimate' })}
      />
    </Field>
    <AreaField areas={catalog.areas} value={area?.slug} />
    <button type="submit" className="button">
      Get price quote
    </button>
  </BoxedForm>
)

export const InvalidInputAlert = ({ treatment, area, choices, invalidInput }: TreatmentPricesProps) => {
  if (!invalidInput) return null
  const { choice, quantity } = invalidInput
  if (!choice)
    return (
      <p id="estimate" role="alert">
        That cannot be estimated. Choose what it is from the list, and how many in whole numbers.
      </p>
    )
  const unitChoiceIndex = choices.findIndex(({ unit }) => unit === 'unit')
  const unitChoice = choice.unit === 'unit' || quantity <= choice.maxQuantity ? null : choices[unitChoiceIndex]
  const query = { area: area?.slug, row: unitChoiceIndex, quantity }
  return (
    <p id="estimate" role="alert">
      {`That cannot be estimated. ${choice.name} is priced per ${choice.unit}: enter a whole number from 1 to ${choice.maxQuantity}.`}
      {unitChoice && (
        <>
          {' If you are counting units, choose '}
          <a href={`${createUrlWithParameters(urls.priceEstimate(treatment.slug), query)}#estimate`}>
            {`${unitChoice.name} (per unit)`}
          </a>
          .
        </>
      )}
    </p>
  )
}

export const EstimateResult = (props: TreatmentPricesProps) => {
  const { catalog, estimate, table, workedExample } = props
  if (!estimate) return null
  const { choice, quantity } = estimate
  const { phone } = catalog.site
  const total = estimateTotal({ quantity, ...choice })
  const rangeText = formatRange(choice.min, choice.max)
  return (
    <section className="panel" aria-labelledby="estimate">
      <p className="text-sm font-semibold text-accent">Estimate</p>
      <h2 id="estimate" className="text-3xl">
        {formatRange(total.min, total.max)}
      </h2>
      <p>{`${choice.name}: ${formatQuantity(quantity, choice.noun)} at ${rangeText} each.`}</p>
      <h3>What is assumed</h3>
      <ul className="bullets">
        <li>
          {choice.clinicCount === null
            ? `The range is approximate (${table?.source ?? 'editors'}${table ? `, ${formatDate(table.asOf)}` : ''}), not an offer.`
            : `The range is what ${formatQuantity(choice.clinicCount, 'listed clinic')} ${choice.clinicCount === 1 ? 'states' : 'state'}, not an offer.`}
        </li>
        <AreaRange {...props} estimate={estimate} />
        <li>
          {`The number is yours: a clinician can say how many ${pluralize(choice.noun, 2)} you need.`}
          {workedExample !== null && (
            <>
              {' Below is '}
              <a href="#course">an example of the whole cost</a>.
            </>
          )}
        </li>
        <li>Each one costs the same: discounts for courses and packages are not counted.</li>
      </ul>
      <h3>What is not included</h3>
      <ul className="bullets">
        <li>A consultation before, and visits after, if the clinic charges for them.</li>
        <li>Touch-ups, numbing, and medicine or products to use at home.</li>
        <li>Tax and tips.</li>
      </ul>
      <EstimatesByClinic {...props} estimate={estimate} />
      <p>
        <a className="button" href={createTelephoneUrl(phone)}>{`Call to book: ${phone}`}</a>
      </p>
    </section>
  )
}

type EstimateProps = TreatmentPricesProps & { estimate: NonNullable<TreatmentPricesProps['estimate']> }

/** Shows nothing if the listed prices are not those of the estimated item, but of all items with its unit. */
const AreaRange = ({ area, estimate: { choice, quantity }, listedPrices }: EstimateProps) => {
  const summary = listedPrices?.summary
  if (!area || !summary || (choice.item === WILDCARD && choice.clinicCount === null)) return null
  const { clinicCount, minPrice: min, maxPrice: max } = summary
  const total = estimateTotal({ quantity, min, max })
  const clinicsText = `${clinicCount} listed ${pluralize('clinic', clinicCount)} ${area.where}`
  const verb = clinicCount === 1 ? 'states' : 'state'
  return <li>{`The range is that of the whole city. ${clinicsText} ${verb} ${formatRange(total.min, total.max)}.`}</li>
}

const EstimatesByClinic = ({ treatment, area, listedPrices, estimate }: EstimateProps) => {
  const { choice, choiceIndex, quantity } = estimate
  const where = area ? ` ${area.where}` : ''
  if (!listedPrices || listedPrices.prices.length === 0)
    return <p>{`No listed clinic${where} states a price by this measure.`}</p>
  const caption = `${formatQuantity(quantity, choice.noun)} at each clinic's own price${where}`
  const query = { area: area?.slug, row: choiceIndex, quantity }
  return (
    <>
      <Table label={caption} stacked columns={['Clinic', 'Its price, as it names it', { figure: 'Comes to' }]}>
        {listedPrices.prices.map((price) => {
          const total = estimateTotal({ quantity, min: price.minPrice, max: price.maxPrice })
          return (
            <tr key={`${price.clinic.segment} ${price.label}`}>
              <th scope="row">
                <ClinicLink clinic={price.clinic} />
              </th>
              <td className="extra">{`${price.label}: ${formatRange(price.minPrice, price.maxPrice)}`}</td>
              <td className="figure">{formatRange(total.min, total.max)}</td>
            </tr>
          )
        })}
      </Table>
      <Pagination
        {...listedPrices.paging}
        createHref={(page) => createUrlWithParameters(urls.priceEstimate(treatment.slug), { ...query, page })}
      />
    </>
  )
}
