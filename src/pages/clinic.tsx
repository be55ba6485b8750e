import type { ClaimDialogProps } from '../../client/islands/claim-dialog.tsx'
import { MapEmbed } from '../../client/islands/map-embed.tsx'
import { type Catalog, findArea } from '../domain/catalog.ts'
import type { Clinic, ClinicCard, ClinicPrice } from '../domain/content.ts'
import { FIXED_HOURS, hoursTable } from '../domain/hours.ts'
import { DISPLAY_LIMITS } from '../domain/limits.ts'
import { formatRange } from '../domain/price.ts'
import { formatDate } from '../domain/time.ts'
import type { PageMeta } from '../seo/meta.ts'
import { Banner } from '../ui/banner.tsx'
import { ClaimButton, ClaimSection } from '../ui/claim.tsx'
import { ClinicGrid } from '../ui/clinic-card.tsx'
import { ClinicCover } from '../ui/clinic-cover.tsx'
import { ClinicMap } from '../ui/clinic-map.tsx'
import { CompareLink } from '../ui/compare-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Island } from '../ui/island.tsx'
import { SampleMark, VerifiedMark } from '../ui/marks.tsx'
import { Rating } from '../ui/rating.tsx'
import { ScriptedActions } from '../ui/scripted-actions.tsx'
import { telephone, urls } from '../urls.ts'

export interface ClinicProps {
  meta: PageMeta
  catalog: Catalog
  claim: ClaimDialogProps
  page: { clinic: Clinic; prices: ClinicPrice[]; nearby: ClinicCard[] }
  /** Where the interactive map is, for a frame and for a link. */
  map: { embedUrl: string; linkUrl: string }
}

export const ClinicPage = ({ meta, catalog, claim, page: { clinic, prices, nearby }, map }: ClinicProps) => (
  <>
    <Banner meta={meta} title={clinic.name} cover={<ClinicCover name={clinic.name} map={clinic.map} />}>
      <div className="meta">
        <Rating rating={clinic.rating} reviewCount={clinic.reviewCount} />
        {clinic.verified && <VerifiedMark />}
        {catalog.site.sample && <SampleMark />}
      </div>
      <p>
        <span data-copy-source>{clinic.address}</span>
      </p>
      <p>{clinic.phone ? <a href={telephone(clinic.phone)}>{clinic.phone}</a> : 'Phone: Not available'}</p>
      <div className="actions">
        {clinic.phone && clinic.status?.kind !== 'closed' && (
          <a className="button button-gold" href={telephone(clinic.phone)}>
            <Icon name="phone" />
            Call to book
          </a>
        )}
        <CompareLink clinic={clinic} />
        <ClaimButton clinic={clinic.segment} name={clinic.name} />
        <ScriptedActions />
      </div>
    </Banner>
    <div className="wrap section columns">
      <div className="stack">
        <StatusNotice clinic={clinic} />
        <section className="prose" aria-labelledby="about">
          <h2 id="about">{`About ${clinic.name}`}</h2>
          <p>{clinic.description}</p>
        </section>
        <Services clinic={clinic} />
        {prices.length > 0 && <Prices prices={prices} />}
        <Providers clinic={clinic} />
        <section className="stack" aria-labelledby="map">
          <h2 id="map">Where it is</h2>
          <div className="card">
            <ClinicMap map={clinic.map} approximate={clinic.lat === null} eager />
          </div>
          <Island name="map-embed" component={MapEmbed} props={{ ...map, name: clinic.name }} />
        </section>
        {nearby.length > 0 && (
          <section className="stack" aria-labelledby="nearby">
            <h2 id="nearby">Others in the area</h2>
            <ClinicGrid clinics={nearby} sample={catalog.site.sample} />
          </section>
        )}
      </div>
      <Sidebar catalog={catalog} clinic={clinic} />
    </div>
    {clinic.phone && clinic.status?.kind !== 'closed' && (
      <p className="call-bar">
        <a className="button" href={telephone(clinic.phone)}>
          <Icon name="phone" />
          {`Call ${clinic.phone}`}
        </a>
      </p>
    )}
    <ClaimSection {...claim} />
  </>
)

const StatusNotice = ({ clinic: { status } }: { clinic: Clinic }) => {
  if (status?.kind === 'closed')
    return (
      <p className="panel">
        <strong>{`This clinic closed on ${formatDate(status.on)}.`}</strong>
      </p>
    )
  if (status?.kind === 'moved')
    return <p className="panel">{`Moved on ${formatDate(status.on)} from ${status.from}.`}</p>
  return null
}

/** Treatments with a guide, each a link to it, and below them what the place offers beyond those. */
const Services = ({ clinic }: { clinic: Clinic }) => {
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

const Prices = ({ prices }: { prices: ClinicPrice[] }) => (
  <section className="stack" aria-labelledby="prices">
    <h2 id="prices">Prices here</h2>
    <div className="table-scroll" tabIndex={0} role="region" aria-label="Price list">
      <table>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Unit</th>
            <th scope="col" className="figure">
              Price
            </th>
            <th scope="col">As of</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={`${price.service} ${price.label}`}>
              <th scope="row">{price.label}</th>
              <td>{`per ${price.unit}`}</td>
              <td className="figure">{formatRange(price.minPrice, price.maxPrice)}</td>
              <td>{formatDate(price.asOf)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)

const Providers = ({ clinic }: { clinic: Clinic }) => {
  if (clinic.providers.length === 0) return null
  return (
    <section className="stack" aria-labelledby="people">
      <h2 id="people">Who works here</h2>
      <ul className="link-list">
        {clinic.providers.map((person) => (
          <li key={person.name}>{`${person.name}, ${person.licence}${person.role ? ` · ${person.role}` : ''}`}</li>
        ))}
      </ul>
    </section>
  )
}

const Sidebar = ({ catalog, clinic }: { catalog: Catalog; clinic: Clinic }) => (
  <aside className="sidebar" aria-label={`Visit ${clinic.name}`}>
    <div className="panel">
      <h2>Hours</h2>
      <dl className="facts">
        {hoursTable(clinic.hours ?? FIXED_HOURS).map((row) => (
          <HoursRow key={row.days} {...row} />
        ))}
      </dl>
      {clinic.byAppointment && <p className="small muted">By appointment.</p>}
      {clinic.hours === null && <p className="small muted">Usual hours of the directory; call to be sure.</p>}
    </div>
    <Details clinic={clinic} />
    <div className="panel">
      <h2>Is this your clinic?</h2>
      <p>Claim the listing to correct its hours, services and prices.</p>
      <ClaimButton clinic={clinic.segment} label="Claim this listing" />
    </div>
    <div className="panel">
      <h2>Treatments</h2>
      <ul className="link-list">
        {clinic.services
          .filter((service) => service.guide)
          .slice(0, DISPLAY_LIMITS.clinicSidebarTreatments)
          .map((service) => (
            <li key={service.slug}>
              <a href={urls.treatmentIn(service.slug, clinic.location)}>{service.name}</a>
            </li>
          ))}
      </ul>
    </div>
    <div className="panel">
      <h2>In the area</h2>
      <ul className="link-list">
        {clinic.areas
          .flatMap((slug) => findArea(catalog, slug) ?? [])
          .map((area) => (
            <li key={area.slug}>
              <a href={urls.landing(area.slug)}>{`Med spas in ${area.name}`}</a>
            </li>
          ))}
      </ul>
    </div>
  </aside>
)

const HoursRow = ({ days, hours }: { days: string; hours: string }) => (
  <>
    <dt>{days}</dt>
    <dd>{hours}</dd>
  </>
)

/** What is known beyond the hours; a line that is not known is left out. */
const Details = ({ clinic }: { clinic: Clinic }) => {
  const lines = [
    clinic.languages.length > 0 && `Languages: ${clinic.languages.join(', ')}`,
    clinic.stepFree !== null && (clinic.stepFree ? 'Step-free access' : 'No step-free access'),
    clinic.openedYear !== null && `Open since ${clinic.openedYear}`,
    clinic.lastChecked !== null && `Listing last checked ${formatDate(clinic.lastChecked)}`,
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <div className="panel">
      <h2>Good to know</h2>
      <ul className="link-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="small">
        <a href={urls.checking()}>What “verified” and “last checked” mean</a>
      </p>
    </div>
  )
}
