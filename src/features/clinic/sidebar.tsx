import { type Catalog, findArea } from '../../domain/catalog.ts'
import { isClosed } from '../../domain/clinic.ts'
import type { Clinic } from '../../domain/clinic-record.ts'
import { effectiveHours, hasFixedHours, hoursTable } from '../../domain/hours.ts'
import { DISPLAY_LIMITS } from '../../domain/limits.ts'
import { formatDate } from '../../domain/time.ts'
import { ClaimButton } from '../../ui/claim.tsx'
import { TreatmentsPanel } from '../../ui/treatments-panel.tsx'
import { urls } from '../../urls.ts'

export const ClinicSidebar = ({ catalog, clinic }: { catalog: Catalog; clinic: Clinic }) => (
  <aside className="sidebar" aria-label={`Visit ${clinic.name}`}>
    {!isClosed(clinic) && <Hours clinic={clinic} />}
    <Details clinic={clinic} />
    {!isClosed(clinic) && (
      <div className="panel">
        <h2>Is this your clinic?</h2>
        <p>Claim the listing to correct its hours, services and prices.</p>
        <ClaimButton clinic={clinic.segment} label="Claim this listing" />
      </div>
    )}
    <TreatmentsPanel
      title="Treatments"
      area={clinic.location}
      treatments={clinic.services.filter((service) => service.guide).slice(0, DISPLAY_LIMITS.clinicSidebarTreatments)}
    />
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

const Hours = ({ clinic }: { clinic: Clinic }) => (
  <div className="panel">
    <h2>Hours</h2>
    {clinic.hours === null && clinic.byAppointment ? (
      <p>By appointment only.</p>
    ) : (
      <dl className="facts">
        {hoursTable(effectiveHours(clinic)).map((row) => (
          <HoursRow key={row.days} {...row} />
        ))}
      </dl>
    )}
    {clinic.hours !== null && clinic.byAppointment && <p className="small muted">By appointment.</p>}
    {hasFixedHours(clinic) && <p className="small muted">Usual hours of the directory; call to be sure.</p>}
  </div>
)

const HoursRow = ({ days, hours }: { days: string; hours: string }) => (
  <>
    <dt>{days}</dt>
    <dd>{hours}</dd>
  </>
)

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
