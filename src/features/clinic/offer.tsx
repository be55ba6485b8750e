import { isMedSpa } from '../../domain/clinic.ts'
import type { Clinic, Provider } from '../../domain/clinic-record.ts'
import { formatRange, labelWithoutUnit } from '../../domain/price.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'
import { formatDate } from '../../domain/time.ts'
import { Table } from '../../ui/table.tsx'
import { urls } from '../../urls.ts'

export const ClinicServices = ({ clinic }: { clinic: Clinic }) => {
  const additional = clinic.services.filter((service) => !service.guide)
  return (
    <section className="stack" aria-labelledby="services">
      <h2 id="services">Services offered</h2>
      <ul className="tags">
        {clinic.services
          .filter((service) => service.guide)
          .map((service) => (
            <li key={service.slug}>
              <a href={urls.treatment(service.slug)}>{service.name}</a>
            </li>
          ))}
      </ul>
      {additional.length > 0 && (
        <>
          <h3>Additional treatments</h3>
          <ul className="tags">
            {additional.map((service) => (
              <li key={service.slug}>
                <a href={urls.providers(service.slug)}>{service.name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

export const ClinicPrices = ({ prices }: { prices: ClinicPrice[] }) => (
  <section className="stack" aria-labelledby="prices">
    <h2 id="prices">Prices here</h2>
    <Table
      label="Price list"
      captioned={false}
      stacked
      head={
        <>
          <th scope="col">Service</th>
          <th scope="col">Unit</th>
          <th scope="col" className="figure">
            Price
          </th>
          <th scope="col">As of</th>
        </>
      }
    >
      {prices.map((price) => (
        <tr key={`${price.service} ${price.label}`}>
          <th scope="row">{labelWithoutUnit(price)}</th>
          <td className="extra">{`per ${price.unit}`}</td>
          <td className="figure">{formatRange(price.minPrice, price.maxPrice)}</td>
          <td className="extra" data-label="as of">
            {formatDate(price.asOf)}
          </td>
        </tr>
      ))}
    </Table>
  </section>
)

const personLine = ({ name, license, number, role }: Provider) =>
  [`${name}, ${license}`, number && `license ${number}`, role].filter(Boolean).join(' · ')

export const ClinicPeople = ({ clinic }: { clinic: Clinic }) => {
  if (clinic.providers.length === 0) return null
  return (
    <section className="stack" aria-labelledby="people">
      <h2 id="people">Who works here</h2>
      <ul className="link-list">
        {clinic.providers.map((person) => (
          <li key={person.name}>{personLine(person)}</li>
        ))}
      </ul>
      {!isMedSpa(clinic) && (
        <p className="text-muted">
          No physician, nurse practitioner or physician assistant is named here, so we do not call it a med spa. Medical
          treatments belong elsewhere.
        </p>
      )}
    </section>
  )
}
