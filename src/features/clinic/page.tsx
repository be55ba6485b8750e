import type { VersionedClinicPage } from '../../db/clinics.ts'
import { formatHost, getInitials, isClosed } from '../../domain/clinic/clinic.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import { formatPhone } from '../../domain/clinic/phone.ts'
import { formatStationName, formatWalk } from '../../domain/clinic/station.ts'
import { formatUsd, removeUnitFromLabel } from '../../domain/price.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'
import { formatDate } from '../../domain/time.ts'
import { ClinicBadges, SampleNotice } from '../../ui/clinic/badges.tsx'
import { ClinicCards } from '../../ui/clinic/card.tsx'
import { ClaimButton, ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { CompareLink } from '../../ui/clinic/compare-link.tsx'
import { HoursLine } from '../../ui/clinic/hours-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Columns, PageHeader, type PageProps, Section } from '../../ui/page/layout.tsx'
import { createTelephoneUrl, urls } from '../../urls.ts'
import { LocationSection } from './location-section.tsx'
import type { createMapLinks } from './map-links.ts'
import { ClinicPrices, ClinicProviders, ClinicServices } from './offer.tsx'
import { ClinicSidebar } from './sidebar.tsx'

interface ClinicPageProps extends PageProps {
  data: VersionedClinicPage['data']
  mapLinks: ReturnType<typeof createMapLinks>
}

export const ClinicPage = ({ meta, catalog, claimDialogProps, data, mapLinks }: ClinicPageProps) => {
  const { clinic, prices, cityStatistics, clinicsInSameArea } = data
  return (
    <>
      <PageHeader
        meta={meta}
        title={clinic.name}
        backdrop={{ kind: 'clinic', picture: <ClinicCover name={clinic.name} map={clinic.map} /> }}
      >
        <ClinicBadges clinic={clinic} isSample={catalog.site.sample} />
        <p>
          <span data-copy-source>{clinic.address}</span>{' '}
          {clinic.station !== null && clinic.stationMiles !== null && (
            <span className="block text-sm text-muted">
              {`${formatStationName(clinic.station)}, ${formatWalk(clinic.stationMiles)}`}
            </span>
          )}
        </p>
        {!isClosed(clinic) && (
          <>
            <HoursLine clinic={clinic} showsToday />
            <LowestPrice prices={prices} />
            <p>
              {clinic.phone ? (
                <a href={createTelephoneUrl(clinic.phone)}>{formatPhone(clinic.phone)}</a>
              ) : (
                'Phone: Not available'
              )}
            </p>
          </>
        )}
        {(clinic.website ?? clinic.email) && <OnlineLinks clinic={clinic} />}
        <div className="actions">
          {clinic.phone && !isClosed(clinic) && (
            <a className="button" href={createTelephoneUrl(clinic.phone)}>
              <Icon name="phone" />
              Call to book
            </a>
          )}
          {!isClosed(clinic) && (
            <>
              <a className="button button-quiet" href={mapLinks.directionsUrl} rel="noopener" referrerPolicy="origin">
                <Icon name="map-pin" />
                Directions
              </a>
              <CompareLink clinic={clinic} />
              <ClaimButton clinicSegment={clinic.segment} clinicName={clinic.name} />
            </>
          )}
          <CopyAndShareButtons />
        </div>
      </PageHeader>
      <Columns>
        <div className="stack">
          <SampleNotice site={catalog.site} of="profile" />
          <StatusNotice clinic={clinic} />
          {clinic.description !== '' && (
            <Section id="about" title={`About ${clinic.name}`} className="prose">
              <p>{clinic.description}</p>
            </Section>
          )}
          {clinic.services.length > 0 && <ClinicServices clinic={clinic} />}
          {prices.length > 0 && (
            <ClinicPrices services={clinic.services} prices={prices} cityStatistics={cityStatistics} />
          )}
          <ClinicProviders clinic={clinic} isSample={catalog.site.sample} />
          <LocationSection catalog={catalog} clinic={clinic} links={mapLinks} />
        </div>
        <ClinicSidebar catalog={catalog} clinic={clinic} />
        {clinicsInSameArea.length > 0 && (
          <Section id="nearby" title="Others in the area">
            <ClinicCards layout="card-grid" clinics={clinicsInSameArea} isSample={catalog.site.sample} />
          </Section>
        )}
      </Columns>
      {clinic.phone && !isClosed(clinic) && (
        <p className="call-bar tall:sticky bottom-[var(--comparison-bar,0px)] [border-top:1px_solid_var(--line)] z-10 bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:hidden print:hidden">
          <a className="button w-full" href={createTelephoneUrl(clinic.phone)}>
            <Icon name="phone" />
            {`Call ${formatPhone(clinic.phone)}`}
          </a>
        </p>
      )}
      <ClaimButtonTargets {...claimDialogProps} />
    </>
  )
}

const LowestPrice = ({ prices }: { prices: ClinicPrice[] }) => {
  const [lowestPrice] = prices.toSorted((a, b) => a.minPrice - b.minPrice)
  if (!lowestPrice) return null
  const { minPrice, maxPrice, unit } = lowestPrice
  const isOnlyPrice = prices.length === 1 && minPrice === maxPrice
  return (
    <p>
      <a href="#prices">{`${isOnlyPrice ? '' : 'From '}${formatUsd(minPrice)} per ${unit}`}</a>
      {` · ${removeUnitFromLabel(lowestPrice)}`}
    </p>
  )
}

const OnlineLinks = ({ clinic: { website, email } }: { clinic: Clinic }) => (
  <p className="meta">
    {website && (
      <a href={website} rel="nofollow noopener" referrerPolicy="origin">
        {formatHost(website)}
      </a>
    )}
    {website && email && ' '}
    {email && <a href={`mailto:${email}`}>{email}</a>}
  </p>
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

const CopyAndShareButtons = () => (
  <>
    <button type="button" className="button button-quiet noscript:hidden" data-action="copy">
      Copy address
    </button>
    <button type="button" className="button button-quiet noscript:hidden" data-action="share">
      Share
    </button>
    <span className="sr-only" role="status" data-action-status />
  </>
)

const ClinicCover = ({ name, map }: { name: string; map: string }) => (
  <div className="backdrop forced-colors:hidden print:hidden" aria-hidden="true">
    <img
      // The fragment hides the map's labels, which would compete with the title.
      src={`${urls.picture(map)}#plain`}
      alt=""
      width="480"
      height="240"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
    <span className="relative grid size-32 place-items-center rounded-full bg-navy font-display text-3xl text-gold max-md:hidden">
      {getInitials(name)}
    </span>
  </div>
)
