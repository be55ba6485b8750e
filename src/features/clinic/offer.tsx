import { isMedSpa } from '../../domain/clinic/clinic.ts'
import type { Clinic, Provider } from '../../domain/clinic/clinic-record.ts'
import { formatRange, removeUnitFromLabel } from '../../domain/price.ts'
import type { ClinicPrice, PriceStatistic } from '../../domain/price-record.ts'
import { formatDate } from '../../domain/time.ts'
import { LinkList } from '../../ui/link-list.tsx'
import { Section } from '../../ui/page/layout.tsx'
import { RangeBar } from '../../ui/price/range-bar.tsx'
import { findCityStatistic } from '../../ui/price/strip.tsx'
import { Table } from '../../ui/table.tsx'
import { urls } from '../../urls.ts'
import { createLicenseLookup } from './license-lookup.ts'

export const ClinicServices = ({ clinic }: { clinic: Clinic }) => {
  const servicesWithoutGuide = clinic.services.filter((service) => !service.guide)
  return (
    <Section id="services" title="Services offered">
      <LinkList
        asTags
        links={clinic.services
          .filter(({ guide }) => guide)
          .map(({ slug, name }) => ({ href: urls.treatment(slug), name }))}
      />
      {servicesWithoutGuide.length > 0 && (
        <>
          <h3>Additional treatments</h3>
          <LinkList
            asTags
            links={servicesWithoutGuide.map(({ slug, name }) => ({ href: urls.serviceClinics(slug), name }))}
          />
        </>
      )}
    </Section>
  )
}

interface ClinicPricesProps {
  services: Clinic['services']
  prices: ClinicPrice[]
  cityStatistics: PriceStatistic[]
}

export const ClinicPrices = ({ services, prices, cityStatistics }: ClinicPricesProps) => (
  <Section id="prices" title="Prices here">
    <Table label="Price list" captioned={false} stacked columns={['Service', 'Unit', { figure: 'Price' }, 'As of']}>
      {prices.map((price) => {
        const statistic = findStatistic(cityStatistics, price)
        return (
          <tr key={`${price.service} ${price.label}`}>
            <th scope="row">{formatLabel(price, services)}</th>
            <td className="extra">{`per ${price.unit}`}</td>
            <td className="figure max-sm:contents">
              {formatRange(price.minPrice, price.maxPrice)}
              {statistic && (
                <RangeBar scale={statistic} min={price.minPrice} max={price.maxPrice} median={statistic.medianPrice} />
              )}
            </td>
            <td className="extra" data-label="as of">
              {formatDate(price.asOf)}
            </td>
          </tr>
        )
      })}
    </Table>
    {prices.some((price) => findStatistic(cityStatistics, price)) && (
      // Hidden from screen readers and left out of Markdown, as the bars are.
      <p className="text-sm text-muted" aria-hidden="true">
        The bars show where a price is in the range of the city. The mark is the median.
      </p>
    )}
  </Section>
)

function formatLabel(price: ClinicPrice, services: Clinic['services']): string {
  const label = removeUnitFromLabel(price)
  const name = services.find(({ slug }) => slug === price.service)?.name ?? ''
  const singularName = name.toLowerCase().replace(/s$/, '')
  return label.toLowerCase().includes(singularName) ? label : `${name}: ${label}`
}

const findStatistic = (statistics: readonly PriceStatistic[], { service, unit }: ClinicPrice) =>
  findCityStatistic(
    statistics.filter((statistic) => statistic.service === service),
    unit,
  )

const formatPerson = ({ name, license, number, role }: Provider) =>
  [`${name}, ${license}`, number && `license ${number}`, role].filter(Boolean).join(' · ')

export const ClinicProviders = ({ clinic, isSample }: { clinic: Clinic; isSample: boolean }) => {
  if (clinic.providers.length === 0) return null
  return (
    <Section id="people" title="Who works here">
      <p className="text-sm text-muted">
        Check a license with the state: open its search, choose the profession, and enter the name, last name first.
        {isSample && ' The people of this sample are invented, so the search will not find them.'}
      </p>
      <ul className="link-list">
        {clinic.providers.map((person) => (
          <li key={person.name}>
            {formatPerson(person)}
            <LicenseLine person={person} />
          </li>
        ))}
      </ul>
      {!isMedSpa(clinic) && (
        <p className="text-muted">
          This clinic names no physician, nurse practitioner or physician assistant, so we do not call it a med spa.
          Medical treatments belong elsewhere.
        </p>
      )}
    </Section>
  )
}

const LicenseLine = ({ person }: { person: Provider }) => {
  const lookup = createLicenseLookup(person)
  if (!lookup) return null
  return (
    <p className="meta flex text-sm">
      <a href={lookup.href}>
        Check license<span className="sr-only">{` of ${person.name}`}</span>
      </a>{' '}
      <span>{`${lookup.profession}, “${lookup.name}”`}</span>
      <button
        type="button"
        className="button button-quiet noscript:hidden"
        data-action="copy"
        data-copy={lookup.name}
        aria-label={`Copy name: ${lookup.name}`}
      >
        Copy name
      </button>
    </p>
  )
}
