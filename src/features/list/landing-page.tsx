import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import { medspaCount } from '../../domain/area.ts'
import type { BrowseProps } from '../../domain/browse-page.ts'
import type { Area, Catalog } from '../../domain/catalog.ts'
import type { AreaDetails } from '../../domain/content.ts'
import { isDefaultList } from '../../domain/list-state.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { ClaimSection } from '../../ui/claim.tsx'
import { Cover } from '../../ui/cover.tsx'
import { Paragraphs } from '../../ui/html.tsx'
import { LocationFilter } from '../../ui/location-filter.tsx'
import { Sources } from '../../ui/sources.tsx'
import { TreatmentsPanel } from '../../ui/treatments-panel.tsx'
import { urls } from '../../urls.ts'
import { Browse } from './browse.tsx'

interface LandingProps {
  meta: PageMeta
  browse: BrowseProps
  claim: ClaimDialogProps
  area: Area
  details: AreaDetails | null
}

export const LandingPage = ({ meta, browse, claim, area, details }: LandingProps) => (
  <>
    <Banner
      meta={meta}
      title={`MedSpas in ${area.name}`}
      lead={area.tagline}
      backdrop={details && { kind: 'map', picture: <Cover cover={details.cover} /> }}
    >
      <p>
        <span className="badge">{`${area.statedCount ?? area.listedCount} premium medspas`}</span>
      </p>
      {area.statedCount !== null && (
        <p className="small muted">{`Given by the directory, not counted here; ${medspaCount(area.listedCount)} listed below.`}</p>
      )}
    </Banner>
    {details && isDefaultList(browse.state) && (
      <section className="wrap section" aria-labelledby="welcome">
        <div className="stack">
          <h2 id="welcome">{`Welcome to ${area.name}`}</h2>
          <div className="prose">
            <Paragraphs items={details.guide.welcome} />
          </div>
        </div>
      </section>
    )}
    <div className="wrap section">
      <Browse {...browse} />
    </div>
    <div className="wrap section columns">
      <div className="stack">{details && <Additional area={area} guide={details.guide} />}</div>
      <Elsewhere catalog={browse.catalog} area={area} />
      {details && (
        <Sources
          sources={details.sources}
          // The welcome text is hidden on a filtered list.
          citedIn={[...(isDefaultList(browse.state) ? details.guide.welcome : []), ...details.guide.additional]}
        />
      )}
    </div>
    <ClaimSection {...claim} />
  </>
)

const Additional = ({ area, guide }: { area: Area; guide: AreaDetails['guide'] }) => (
  <section className="prose" aria-labelledby="additional">
    <h2 id="additional">Additional Information</h2>
    <Paragraphs items={guide.additional} />
    <p>
      <a href={urls.area(area.slug)}>{`The guide to ${area.name}`}</a>
    </p>
    <p className="small muted">
      “Most exclusive” and “premium”, where this page is described so, are the directory's own words; no ranking stands
      behind them.
    </p>
  </section>
)

const Elsewhere = ({ catalog, area }: { catalog: Catalog; area: Area }) => (
  <aside className="sidebar" aria-label="Other locations">
    <div className="panel">
      <h2>Another location</h2>
      <LocationFilter areas={catalog.areas} current={area} />
    </div>
    <TreatmentsPanel
      title={`Treatments in ${area.name}`}
      area={area.slug}
      treatments={catalog.treatments.slice(0, 6)}
    />
  </aside>
)
