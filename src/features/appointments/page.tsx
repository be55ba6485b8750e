import { ALL, type Area, type Catalog, clinicCount, type Service } from '../../domain/catalog.ts'
import { hasFixedHours } from '../../domain/hours.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { SelectField } from '../../ui/choose.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SampleMark, VerifiedMark } from '../../ui/marks.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Rating } from '../../ui/rating.tsx'
import { listUrl, telephone, urls } from '../../urls.ts'
import { type Appointment, describeState } from './appointments.ts'

interface AppointmentsIndexProps {
  meta: PageMeta
  catalog: Catalog
}

export const AppointmentsIndexPage = ({ meta, catalog }: AppointmentsIndexProps) => (
  <>
    <Banner
      meta={meta}
      title="Find appointments"
      lead="Clinics take appointments by telephone. Choose a treatment to see who is open now, and who opens next."
    />
    <div className="wrap section stack">
      <AppointmentForm catalog={catalog} service={null} area={null} />
      <h2>By treatment</h2>
      <ul className="grid grid-small">
        {catalog.services
          .filter(({ slug }) => clinicCount(catalog, slug, ALL) > 0)
          .map((service) => (
            <li key={service.slug}>
              <a href={urls.appointmentsFor(service.slug)}>{service.name}</a>
              <span className="muted">{` (${clinicCount(catalog, service.slug, ALL)})`}</span>
            </li>
          ))}
      </ul>
    </div>
  </>
)

interface AppointmentsProps {
  meta: PageMeta
  catalog: Catalog
  service: Service
  area: Area | null
  asOf: string
  open: Appointment[]
  later: Appointment[]
  paging: { page: number; pages: number; considered: number; total: number }
}

export const AppointmentsPage = ({ meta, catalog, service, area, asOf, open, later, paging }: AppointmentsProps) => {
  const where = area ? ` in ${area.name}` : ''
  const list = area ? urls.treatmentIn(service.slug, area.slug) : urls.providers(service.slug)
  return (
    <>
      <Banner
        meta={meta}
        title={`${service.name} appointments${where}`}
        lead="Call to book: who is open now, and who opens next."
      />
      <div className="wrap section stack">
        <AppointmentForm catalog={catalog} service={service} area={area} />
        <p className="muted">
          {`As of ${asOf}, New York time. `}
          {paging.considered < paging.total &&
            `These are ${paging.considered} of ${paging.total} clinics, in the recommended order; the next pages have the others. `}
          Hours can change on holidays; the clinic has the last word.
        </p>
        {paging.total === 0 && (
          <div className="empty">
            <h2>Coming Soon</h2>
            <p>{`No listed clinic offers ${service.name}${where} yet.`}</p>
            <p>
              <a className="button" href={urls.appointmentsFor(service.slug)}>
                Look in New York City and nearby
              </a>
            </p>
          </div>
        )}
        {paging.total > 0 && (
          <section className="stack" aria-labelledby="open">
            <h2 id="open">{`Open now (${open.length})`}</h2>
            {open.length > 0 ? (
              <Calls appointments={open} sample={catalog.site.sample} />
            ) : (
              <p>{`Nobody${where} is open at this hour. Below is who opens next.`}</p>
            )}
          </section>
        )}
        {later.length > 0 && (
          <section className="stack" aria-labelledby="next">
            <h2 id="next">Opening next</h2>
            <Calls appointments={later} sample={catalog.site.sample} />
          </section>
        )}
        <Pagination
          page={paging.page}
          pages={paging.pages}
          href={(page) => listUrl(urls.appointmentsFor(service.slug), { area: area?.slug, page })}
        />
        {(service.treatment === service.slug || !area) && (
          <p>
            <a href={list}>{`All about ${service.name} providers${where}`}</a>
          </p>
        )}
      </div>
    </>
  )
}

interface FormProps {
  catalog: Catalog
  service: Service | null
  area: Area | null
}

const AppointmentForm = ({ catalog, service, area }: FormProps) => (
  <form className="filters" action={urls.appointments()} method="get" aria-label="Find appointments">
    <SelectField id="service" label="Treatment" options={catalog.services} value={service?.slug ?? 'botox'} />
    <SelectField
      id="area"
      label="Where"
      options={[{ slug: '', name: 'New York City and nearby' }, ...catalog.areas]}
      value={area?.slug ?? null}
    />
    <button type="submit" className="button">
      Find appointments
    </button>
  </form>
)

/** In each item, the first link is the phone number and the second the profile. */
const Calls = ({ appointments, sample }: { appointments: readonly Appointment[]; sample: boolean }) => (
  <ul className="calls">
    {appointments.map(({ clinic, state }) => (
      <li key={clinic.id} className="card call">
        <div>
          <h3>{clinic.name}</h3>
          <p className={state.open ? 'state state-open' : 'state'}>
            {describeState(state)}
            {clinic.byAppointment && <span className="muted">, by appointment</span>}
          </p>
          <p className="muted small">{clinic.address}</p>
          <p className="meta">
            <Rating rating={clinic.rating} reviewCount={clinic.reviewCount} />
            {clinic.verified && <VerifiedMark />}
            {sample && <SampleMark />}
          </p>
          {hasFixedHours(clinic) && (
            <p className="note">{`Usual hours of the directory${clinic.phone ? '; call to be sure' : ''}.`}</p>
          )}
        </div>
        {clinic.phone ? (
          <a className={state.open ? 'button' : 'button button-quiet'} href={telephone(clinic.phone)}>
            <Icon name="phone" />
            {`Call ${clinic.phone}`}
            <span className="visually-hidden">{`, ${clinic.name}`}</span>
          </a>
        ) : (
          <p className="muted">Phone: Not available</p>
        )}
        <a className="button button-quiet" href={urls.clinic(clinic)} data-clinic>
          View Profile<span className="visually-hidden">{` of ${clinic.name}`}</span>
        </a>
      </li>
    ))}
  </ul>
)
