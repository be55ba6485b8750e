import { getClinicCount, WILDCARD } from '../../domain/catalog.ts'
import { PageHeader, type PageProps, Panel } from '../../ui/page/layout.tsx'
import { urls } from '../../urls.ts'
import { AppointmentSearchForm } from './search-form.tsx'

export const AppointmentsIndexPage = ({ meta, catalog }: PageProps) => {
  const offeredServices = catalog.services.filter(({ slug }) => getClinicCount(catalog, slug, WILDCARD) > 0)
  return (
    <>
      <PageHeader
        meta={meta}
        title="Find appointments"
        lead="Clinics take appointments by phone. Choose a treatment to see who is open now, and who opens next."
      />
      <div className="wrap section stack">
        <AppointmentSearchForm catalog={catalog} />
        {offeredServices.length > 0 ? (
          <>
            <h2>By treatment</h2>
            <ul className="card-grid [--column:14rem]">
              {offeredServices.map((service) => (
                <li key={service.slug}>
                  <a href={urls.serviceAppointments(service.slug)}>{service.name}</a>
                  <span className="text-muted">{` (${getClinicCount(catalog, service.slug, WILDCARD)})`}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Panel title="Coming Soon">
            <p>No listed clinic says yet which treatments it offers.</p>
          </Panel>
        )}
      </div>
    </>
  )
}
