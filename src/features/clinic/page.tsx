import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import type { Catalog } from '../../domain/catalog.ts'
import { isClosed } from '../../domain/clinic.ts'
import type { Clinic, ClinicCard } from '../../domain/clinic-record.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'
import { formatDate } from '../../domain/time.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { ClaimButton, ClaimSection } from '../../ui/claim.tsx'
import { ClinicCards } from '../../ui/clinic-card.tsx'
import { ClinicMap } from '../../ui/clinic-map.tsx'
import { CompareLink } from '../../ui/compare-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Island } from '../../ui/island.tsx'
import { SampleMark, VerifiedMark } from '../../ui/marks.tsx'
import { Rating } from '../../ui/rating.tsx'
import { telephone } from '../../urls.ts'
import { ClinicCover } from './cover.tsx'
import { ClinicPeople, ClinicPrices, ClinicServices } from './offer.tsx'
import { ScriptedActions } from './scripted-actions.tsx'
import { ClinicSidebar } from './sidebar.tsx'

export interface ClinicPageProps {
  meta: PageMeta
  catalog: Catalog
  claim: ClaimDialogProps
  page: { clinic: Clinic; prices: ClinicPrice[]; nearby: ClinicCard[] }
  map: { embedUrl: string; linkUrl: string }
}

export const ClinicPage = ({ meta, catalog, claim, page: { clinic, prices, nearby }, map }: ClinicPageProps) => (
  <>
    <Banner
      meta={meta}
      title={clinic.name}
      backdrop={{ kind: 'clinic', picture: <ClinicCover name={clinic.name} map={clinic.map} /> }}
    >
      <div className="meta">
        <Rating rating={clinic.rating} reviewCount={clinic.reviewCount} />
        {clinic.verified && <VerifiedMark />}
        {catalog.site.sample && <SampleMark />}
      </div>
      <p>
        <span data-copy-source>{clinic.address}</span>
      </p>
      {!isClosed(clinic) && (
        <p>{clinic.phone ? <a href={telephone(clinic.phone)}>{clinic.phone}</a> : 'Phone: Not available'}</p>
      )}
      <div className="actions">
        {clinic.phone && !isClosed(clinic) && (
          <a className="button button-gold" href={telephone(clinic.phone)}>
            <Icon name="phone" />
            Call to book
          </a>
        )}
        {!isClosed(clinic) && (
          <>
            <CompareLink clinic={clinic} />
            <ClaimButton clinic={clinic.segment} name={clinic.name} />
          </>
        )}
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
        <ClinicServices clinic={clinic} />
        {prices.length > 0 && <ClinicPrices prices={prices} />}
        <ClinicPeople clinic={clinic} />
        <section className="stack" aria-labelledby="map">
          <h2 id="map">Where it is</h2>
          <div className="card">
            <ClinicMap map={clinic.map} approximate={clinic.lat === null} eager />
          </div>
          <Island name="map-embed" props={{ ...map, name: clinic.name }} />
        </section>
      </div>
      <ClinicSidebar catalog={catalog} clinic={clinic} />
      {nearby.length > 0 && (
        <section className="stack" aria-labelledby="nearby">
          <h2 id="nearby">Others in the area</h2>
          <ClinicCards layout="grid" clinics={nearby} sample={catalog.site.sample} />
        </section>
      )}
    </div>
    {clinic.phone && !isClosed(clinic) && (
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
