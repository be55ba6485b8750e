import { type Area, findArea, getClinicCount, type Treatment } from '../../domain/catalog.ts'
import { formatCount } from '../../domain/list/facets.ts'
import { isFiltered } from '../../domain/list/list-state.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Badge } from '../../ui/clinic/badges.tsx'
import { ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { LinkList } from '../../ui/link-list.tsx'
import { Columns, PageHeader, Panel } from '../../ui/page/layout.tsx'
import { ClinicPriceSummary } from '../../ui/price/clinic-price-summary.tsx'
import { TreatmentCover } from '../../ui/treatment/cover.tsx'
import { TreatmentSidebar } from '../../ui/treatment/sidebar.tsx'
import { Sources } from '../../ui/treatment/sources.tsx'
import { TreatmentsPanel } from '../../ui/treatment/treatments-panel.tsx'
import { urls } from '../../urls.ts'
import { FilteredList } from './filtered-list.tsx'
import { LocalText } from './local-text.tsx'
import { chooseOtherTreatments } from './other-treatments.ts'
import type { ListPageProps } from './send-list.tsx'

interface TreatmentInAreaProps extends ListPageProps {
  treatment: Treatment
  area: Area
}

export const TreatmentInAreaPage = (props: TreatmentInAreaProps) => {
  const { meta, claimDialogProps, filteredList, treatment, area } = props
  const { results } = filteredList
  return (
    <>
      <PageHeader
        meta={meta}
        title={`${treatment.name} ${area.where}`}
        lead={area.tagline}
        compact
        backdrop={{ kind: 'contours', picture: <TreatmentCover treatment={treatment} isBackdrop /> }}
      >
        {results.localPage?.content.badge && (
          <p>
            <Badge>{results.localPage.content.badge}</Badge>
          </p>
        )}
      </PageHeader>
      <div className="wrap section max-md:pt-3 max-xs:pt-2">
        <FilteredList {...filteredList} title={formatCountLine(props)} emptyContent={<NoClinics {...props} />} />
      </div>
      <Columns>
        <div className="stack">
          <ClinicPriceSummary
            treatment={treatment}
            where={area.where}
            statistics={results.areaStatistics}
            cityStatistics={results.cityStatistics}
          />
          {results.localPage && <LocalText localPage={results.localPage} />}
          <p>
            {'Benefits, risks, recovery and who may perform it: '}
            <a href={urls.treatment(treatment.slug)}>{`the ${treatment.name} guide`}</a>.
          </p>
          {results.faqs.length > 0 && (
            <section aria-labelledby="faq">
              <h2 id="faq">{`Questions about ${treatment.name} ${area.where}`}</h2>
              <Accordion name="faq" faqs={results.faqs} />
            </section>
          )}
        </div>
        <TreatmentInAreaSidebar {...props} />
        {results.localPage && <Sources sources={results.localPage.sources} />}
      </Columns>
      <ClaimButtonTargets {...claimDialogProps} />
    </>
  )
}

/** With filters, does not say that one clinic offers the treatment, because the filters may hide others that do. */
function formatCountLine({ filteredList: { results, state }, treatment, area }: TreatmentInAreaProps): string {
  if (results.total !== 1)
    return `Showing ${formatCount(results.total)} ${treatment.name} Clinics & Med Spas in ${area.name}`
  return isFiltered(state)
    ? `Showing 1 ${treatment.name} clinic in ${area.name}`
    : `1 clinic offers ${treatment.name} in ${area.name}`
}

const NoClinics = ({ catalog, filteredList, treatment, area }: TreatmentInAreaProps) => {
  const emptyListContent = filteredList.results.localPage?.content.empty
  const nearbyLinks = area.neighbors.flatMap((slug) => {
    const name = findArea(catalog, slug)?.name
    const count = getClinicCount(catalog, treatment.slug, slug)
    return name && count > 0 ? [{ name: `${name} (${count})`, href: urls.treatmentInArea(treatment.slug, slug) }] : []
  })
  return (
    <Panel title={emptyListContent?.title ?? 'Coming Soon'} headingTag="h3">
      <p>
        {emptyListContent?.text ??
          `No MedSpas Found - We're currently updating our ${treatment.name} in ${area.name} MedSpa listings.`}
      </p>
      {nearbyLinks.length > 0 && <LinkList asTags links={nearbyLinks} />}
      <p className="actions">
        <a className="button" href={urls.locations()}>
          Browse Locations
        </a>
      </p>
    </Panel>
  )
}

const TreatmentInAreaSidebar = ({ catalog, treatment, area }: TreatmentInAreaProps) => (
  <TreatmentSidebar catalog={catalog} treatment={treatment} area={area}>
    <TreatmentsPanel
      title={`Other treatments ${area.where}`}
      area={area.slug}
      treatments={chooseOtherTreatments(catalog.treatments, treatment.slug, area.slug)}
    />
  </TreatmentSidebar>
)
