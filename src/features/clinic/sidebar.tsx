import { type Catalog, findArea } from '../../domain/catalog.ts'
import { isClosed } from '../../domain/clinic/clinic.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { formatMissingHours, getShownHours, groupHours, showsSampleHours } from '../../domain/clinic/hours.ts'
import { DISPLAY_LIMITS } from '../../domain/limits.ts'
import { formatDate } from '../../domain/time.ts'
import { ClaimButton } from '../../ui/clinic/claim.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { LinkList } from '../../ui/link-list.tsx'
import { Panel, Sidebar } from '../../ui/page/layout.tsx'
import { TreatmentsPanel } from '../../ui/treatment/treatments-panel.tsx'
import { urls } from '../../urls.ts'

export const ClinicSidebar = ({ catalog, clinic }: { catalog: Catalog; clinic: Clinic }) => (
  <Sidebar label={`Visit ${clinic.name}`}>
    {!isClosed(clinic) && <Hours clinic={clinic} isSample={catalog.site.sample} />}
    <Details clinic={clinic} />
    {!isClosed(clinic) && (
      <Panel title="Is this your clinic?">
        <p>Claim the listing to correct its hours, services and prices.</p>
        <ClaimButton clinicSegment={clinic.segment} clinicName={clinic.name} label="Claim this listing" />
        <p className="text-sm">
          If not, you can still <a href={urls.contact()}>report an error in this listing</a>.
        </p>
      </Panel>
    )}
    <Treatments catalog={catalog} clinic={clinic} />
    <Areas catalog={catalog} clinic={clinic} />
  </Sidebar>
)

const Treatments = ({ catalog, clinic }: { catalog: Catalog; clinic: Clinic }) => {
  const treatments = clinic.services.filter((service) => service.guide)
  if (treatments.length === 0) return null
  return (
    <TreatmentsPanel
      title="Treatments"
      area={findArea(catalog, clinic.location)?.slug ?? null}
      treatments={treatments.slice(0, DISPLAY_LIMITS.clinicSidebarTreatments)}
    />
  )
}

const Areas = ({ catalog, clinic }: { catalog: Catalog; clinic: Clinic }) => {
  const areas = clinic.areas.flatMap((slug) => findArea(catalog, slug) ?? [])
  if (areas.length === 0) return null
  return (
    <Panel title="In the area">
      <LinkList links={areas.map(({ slug, where }) => ({ href: urls.areaClinics(slug), name: `Med spas ${where}` }))} />
    </Panel>
  )
}

const Hours = ({ clinic, isSample }: { clinic: Clinic; isSample: boolean }) => {
  const hours = getShownHours(clinic, isSample)
  return (
    <Panel title="Hours">
      {hours === null ? (
        <p>{clinic.byAppointment ? 'By appointment only.' : `${formatMissingHours(clinic)}.`}</p>
      ) : (
        <FactList facts={groupHours(hours).map((row) => ({ label: row.days, value: row.hours, days: row.indexes }))} />
      )}
      {hours !== null && (
        <p className="text-sm text-muted">
          {clinic.byAppointment && 'By appointment. '}
          {showsSampleHours(clinic, isSample) && 'Usual hours of the directory. '}
          Hours can change on holidays: call to be sure.
        </p>
      )}
    </Panel>
  )
}

const Details = ({ clinic }: { clinic: Clinic }) => {
  const lines = [
    clinic.languages.length > 0 && `Languages: ${clinic.languages.join(', ')}`,
    clinic.devices.length > 0 && `Devices: ${clinic.devices.join(', ')}`,
    clinic.skinTypes.length > 0 && `Skin types treated (Fitzpatrick): ${clinic.skinTypes.join(', ')}`,
    clinic.stepFree !== null && (clinic.stepFree ? 'Step-free access' : 'No step-free access'),
    clinic.openedYear !== null && `${isClosed(clinic) ? 'Opened in' : 'Open since'} ${clinic.openedYear}`,
    clinic.lastChecked !== null && `Listing last checked ${formatDate(clinic.lastChecked)}`,
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Panel title="Good to know">
      <ul className="link-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-sm">
        <a href={urls.checking()}>What “verified” and “last checked” mean</a>
      </p>
    </Panel>
  )
}
