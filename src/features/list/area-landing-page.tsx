import { formatMedspaCount } from '../../domain/area.ts'
import { type Area, listPopularTreatments } from '../../domain/catalog.ts'
import type { AreaDetails } from '../../domain/content.ts'
import { isDefaultList } from '../../domain/list/list-state.ts'
import { formatQuantity } from '../../domain/plural.ts'
import { Badge } from '../../ui/clinic/badges.tsx'
import { ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { Html, Paragraphs } from '../../ui/page/html.tsx'
import { Columns, PageHeader, Panel, Section, Sidebar } from '../../ui/page/layout.tsx'
import { CoverMap } from '../../ui/place/cover-map.tsx'
import { LocationMenu } from '../../ui/place/location-menu.tsx'
import { Sources } from '../../ui/treatment/sources.tsx'
import { TreatmentsPanel } from '../../ui/treatment/treatments-panel.tsx'
import { urls } from '../../urls.ts'
import { FilteredList } from './filtered-list.tsx'
import type { ListPageProps } from './send-list.tsx'

type AreaLandingProps = ListPageProps & { area: Area }

export const AreaLandingPage = (props: AreaLandingProps) => {
  const { meta, catalog, claimDialogProps, filteredList, area } = props
  const details = filteredList.results.area
  const { sample } = catalog.site
  return (
    <>
      <PageHeader
        meta={meta}
        title={`MedSpas in ${area.name}`}
        lead={area.tagline}
        compact
        backdrop={details && { kind: 'map', picture: <CoverMap cover={details.cover} /> }}
      >
        <AreaClinicCount area={area} sample={sample} sourceHtml={details?.guide.countSource} />
      </PageHeader>
      <div className="wrap section max-md:pt-3 max-xs:pt-2">
        <FilteredList {...filteredList} />
      </div>
      {details && isDefaultList(filteredList.state) && (
        <section className="wrap section" aria-labelledby="welcome">
          <div className="stack">
            <h2 id="welcome">{`Welcome to ${area.name}`}</h2>
            <div className="prose">
              <Paragraphs items={details.guide.welcome} />
            </div>
          </div>
        </section>
      )}
      <Columns>
        <div className="stack">{details && <AdditionalText area={area} guide={details.guide} sample={sample} />}</div>
        <AreaLandingSidebar {...props} />
        {details && (
          <Sources
            sources={details.sources}
            citedIn={[
              details.guide.countSource ?? '',
              ...(isDefaultList(filteredList.state) ? details.guide.welcome : []),
              ...details.guide.additional,
            ]}
          />
        )}
      </Columns>
      <ClaimButtonTargets {...claimDialogProps} />
    </>
  )
}

/** Says "premium", as the specification asks, only for sample data, because no source calls a real clinic premium. */
const AreaClinicCount = ({
  area,
  sample,
  sourceHtml,
}: {
  area: Area
  sample: boolean
  sourceHtml: string | undefined
}) => {
  const { statedCount, listedCount } = area
  const count = statedCount ?? listedCount
  if (!sample && count === 0 && statedCount === null) return null
  const countOriginHtml =
    sourceHtml === undefined ? 'Given by the directory, not counted here' : `As counted by its source${sourceHtml}`
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm [line-height:1.375] *:last:flex-[1_1_9rem] max-xs:block max-xs:*:inline">
      {(sample || count > 0) && (
        <p className="flex-none">
          <Badge>{sample ? formatQuantity(count, 'premium medspa') : formatMedspaCount(count)}</Badge>
        </p>
      )}{' '}
      {statedCount !== null && (
        <Html className="text-muted" html={`${countOriginHtml}; ${formatMedspaCount(listedCount)} listed here.`} />
      )}
    </div>
  )
}

const AdditionalText = ({ area, guide, sample }: { area: Area; guide: AreaDetails['guide']; sample: boolean }) => (
  <Section id="additional" title="Additional Information" className="prose">
    <Paragraphs items={guide.additional} />
    <p>
      <a href={urls.area(area.slug)}>{`The guide to ${area.name}`}</a>
    </p>
    {sample && (
      <p className="text-sm text-muted">
        “Most exclusive” and “premium” are the directory's own words. No ranking stands behind them.
      </p>
    )}
  </Section>
)

const AreaLandingSidebar = ({ catalog, area }: AreaLandingProps) => (
  <Sidebar label="Other locations">
    <Panel title="Another location">
      <LocationMenu areas={catalog.areas} currentArea={area} />
    </Panel>
    <TreatmentsPanel
      title={`Treatments ${area.where}`}
      area={area.slug}
      treatments={listPopularTreatments(catalog, area.slug)}
    />
  </Sidebar>
)
