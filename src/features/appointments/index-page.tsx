import { type Area, getClinicCount, WILDCARD } from '../../domain/catalog.ts'
import { PageHeader, type PageProps, Panel } from '../../ui/page/layout.tsx'
import { urls } from '../../urls.ts'
import { AppointmentSearchForm } from './search-form.tsx'

export const AppointmentsIndexPage = ({ meta, catalog, area }: PageProps & { area: Area | null }) => {
  const where = area ? ` ${area.where}` : ''
  const countClinics = (service: string) => getClinicCount(catalog, service, area?.slug ?? WILDCARD)
  const offeredServices = catalog.services.filter(({ slug }) => countClinics(slug) > 0)
  return (
    <>
      <PageHeader
        meta={meta}
        title="Find appointments"
        lead="Clinics take appointments by phone. Choose a treatment to see who is open now, and who opens next."
      />
      <div className="wrap section stack">
        <AppointmentSearchForm catalog={catalog} area={area} />
        {offeredServices.length > 0 ? (
          <>
            <h2>{`By treatment${where}`}</h2>
            <ul className="card-grid [--column:14rem]">
              {offeredServices.map((service) => (
                <li key={service.slug}>
                  <a href={urls.serviceAppointments(service.slug, area?.slug)}>{service.name}</a>
                  <span className="text-muted">{` (${countClinics(service.slug)})`}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Panel title="Coming Soon">
            <p>{`No listed clinic${where} says yet which treatments it offers.`}</p>
          </Panel>
        )}
      </div>
    </>
  )
}
