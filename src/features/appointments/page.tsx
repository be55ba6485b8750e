import type { Area, Service } from '../../domain/catalog.ts'
import { formatPhone } from '../../domain/clinic/phone.ts'
import { ClinicBadges, SampleNotice } from '../../ui/clinic/badges.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader, type PageProps, Panel, Section } from '../../ui/page/layout.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { createTelephoneUrl, createUrlWithParameters, urls } from '../../urls.ts'
import type { splitByOpenState } from './open-state.ts'
import { AppointmentSearchForm } from './search-form.tsx'

type ClinicsByOpenState = ReturnType<typeof splitByOpenState>

interface AppointmentsProps extends PageProps, ClinicsByOpenState {
  service: Service
  area: Area | null
  asOfText: string
  paging: { page: number; pageCount: number; shownCount: number; total: number }
}

export const AppointmentsPage = ({
  meta,
  catalog,
  service,
  area,
  asOfText,
  clinicsOpenNow,
  clinicsOpeningNext,
  clinicsByAppointment,
  clinicsWithoutHours,
  paging,
}: AppointmentsProps) => {
  const where = area ? ` ${area.where}` : ''
  const listPath = area ? urls.treatmentInArea(service.slug, area.slug) : urls.serviceClinics(service.slug)
  return (
    <>
      <PageHeader
        meta={meta}
        title={`${service.name} appointments${where}`}
        lead="Call to book: who is open now, and who opens next."
      />
      <div className="wrap section stack">
        <AppointmentSearchForm catalog={catalog} service={service} area={area} />
        <p className="text-muted">
          {`As of ${asOfText}, New York time. `}
          {paging.shownCount < paging.total &&
            `These are ${paging.shownCount} of ${paging.total} clinics, in the recommended order; the next pages have the others. `}
          Hours can change on holidays: call to be sure.
        </p>
        {paging.total === 0 ? (
          <Panel title="Coming Soon">
            <p>{`No listed clinic offers ${service.name}${where} yet.`}</p>
            <p>
              {area ? (
                <a className="button" href={urls.serviceAppointments(service.slug)}>
                  Look in New York City and nearby
                </a>
              ) : (
                <a className="button" href={urls.appointments()}>
                  Choose another treatment
                </a>
              )}
            </p>
          </Panel>
        ) : (
          <>
            <SampleNotice site={catalog.site} />
            <Section id="open" title={`Open now (${clinicsOpenNow.length})`}>
              {clinicsOpenNow.length > 0 ? (
                <ClinicList clinics={clinicsOpenNow} isSample={catalog.site.sample} />
              ) : (
                <p>
                  {`Nobody${where} is known to be open at this hour.`}
                  {clinicsOpeningNext.length > 0 && ' Below is who opens next.'}
                </p>
              )}
            </Section>
          </>
        )}
        {clinicsOpeningNext.length > 0 && (
          <Section id="next" title="Opening next">
            <ClinicList clinics={clinicsOpeningNext} isSample={catalog.site.sample} />
          </Section>
        )}
        {clinicsByAppointment.length > 0 && (
          <Section id="by-appointment" title="By appointment only">
            <ClinicList clinics={clinicsByAppointment} isSample={catalog.site.sample} />
          </Section>
        )}
        {clinicsWithoutHours.length > 0 && (
          <Section id="unknown" title="Opening times not listed">
            <ClinicList clinics={clinicsWithoutHours} isSample={catalog.site.sample} />
          </Section>
        )}
        <Pagination
          page={paging.page}
          pageCount={paging.pageCount}
          createHref={(page) =>
            createUrlWithParameters(urls.serviceAppointments(service.slug), { area: area?.slug, page })
          }
        />
        {(service.treatment === service.slug || !area) && (
          <p>
            <a href={listPath}>{`All about ${service.name} providers${where}`}</a>
          </p>
        )}
      </div>
    </>
  )
}

const ClinicList = ({ clinics, isSample }: { clinics: ClinicsByOpenState['clinicsOpenNow']; isSample: boolean }) => (
  // biome-ignore lint/a11y/noRedundantRoles: WebKit calls a list a group if its items cannot have markers.
  <ul role="list" className="grid gap-4">
    {clinics.map(({ clinic, open, text }) => (
      <li key={clinic.id} className="card card-body md:flex-row md:items-center">
        <div className="grow">
          <h3>{clinic.name}</h3>
          <p className={open ? 'font-semibold text-accent' : 'font-semibold'}>{text}</p>
          <p className="text-sm text-muted">{clinic.address}</p>
          <ClinicBadges as="p" clinic={clinic} isSample={isSample} />
        </div>
        {clinic.phone ? (
          <a className={open ? 'button' : 'button button-quiet'} href={createTelephoneUrl(clinic.phone)}>
            <Icon name="phone" />
            {`Call ${formatPhone(clinic.phone)}`}
            <span className="sr-only">{`, ${clinic.name}`}</span>
          </a>
        ) : (
          <p className="text-muted">Phone: Not available</p>
        )}
        <a className="button button-quiet" href={urls.clinic(clinic)} data-clinic>
          View Profile<span className="sr-only">{` of ${clinic.name}`}</span>
        </a>
      </li>
    ))}
  </ul>
)
