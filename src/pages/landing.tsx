import type { ClaimDialogProps } from '../../client/islands/claim-dialog.tsx'
import type { Area, Catalog } from '../domain/catalog.ts'
import type { AreaDetails, ClinicCard } from '../domain/content.ts'
import type { PageMeta } from '../seo/meta.ts'
import { Banner } from '../ui/banner.tsx'
import { ClaimSection } from '../ui/claim.tsx'
import { ClinicRows } from '../ui/clinic-card.tsx'
import { Cover } from '../ui/cover.tsx'
import { Paragraphs } from '../ui/html.tsx'
import { LocationFilter } from '../ui/location-filter.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Sources } from '../ui/sources.tsx'
import { listUrl, urls } from '../urls.ts'
import { medspaCount } from './location-list.tsx'

interface LandingProps {
  meta: PageMeta
  catalog: Catalog
  claim: ClaimDialogProps
  area: Area
  paging: { page: number; pages: number; total: number }
  page: { area: AreaDetails; clinics: ClinicCard[] }
}

export const LandingPage = ({ meta, catalog, claim, area, paging, page }: LandingProps) => (
  <>
    <Banner meta={meta} title={`MedSpas in ${area.name}`} lead={area.tagline} cover={<Cover cover={page.area.cover} />}>
      <p>
        <span className="badge">{`${area.statedCount ?? area.listedCount} premium medspas`}</span>
      </p>
      {area.statedCount !== null && (
        <p className="small muted">{`Given by the directory, not counted here; ${medspaCount(area.listedCount)} listed below.`}</p>
      )}
    </Banner>
    <div className="wrap section columns">
      <div className="stack">
        <section className="prose" aria-labelledby="welcome">
          <h2 id="welcome">{`Welcome to ${area.name}`}</h2>
          <Paragraphs items={page.area.guide.welcome} />
        </section>
        <h2>{`${medspaCount(paging.total)} listed in ${area.name}`}</h2>
        {page.clinics.length > 0 ? (
          <ClinicRows clinics={page.clinics} sample={catalog.site.sample} />
        ) : (
          <div className="empty">
            <h3>No MedSpas Found</h3>
            <p>{`We're currently updating our ${area.name} MedSpa listings.`}</p>
            <p className="actions">
              <a className="button" href={urls.locations()}>
                Browse Locations
              </a>
            </p>
          </div>
        )}
        <Pagination {...paging} href={(number) => listUrl(meta.canonical, { page: number })} />
        <section className="prose" aria-labelledby="additional">
          <h2 id="additional">Additional Information</h2>
          <Paragraphs items={page.area.guide.additional} />
          <p>
            <a href={urls.area(area.slug)}>{`The guide to ${area.name}`}</a>
          </p>
        </section>
        <Sources sources={page.area.sources} />
      </div>
      <aside className="sidebar" aria-label="Other locations">
        <div className="panel">
          <h2>Another location</h2>
          <LocationFilter areas={catalog.areas} current={area} />
        </div>
        <div className="panel">
          <h2>{`Treatments in ${area.name}`}</h2>
          <ul className="link-list">
            {catalog.treatments.slice(0, 6).map((treatment) => (
              <li key={treatment.slug}>
                <a href={urls.treatmentIn(treatment.slug, area.slug)}>{treatment.name}</a>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
    <ClaimSection {...claim} />
  </>
)
