import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import { type Area, type Catalog, clinicCount, type Treatment } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic-record.ts'
import type { Faq, LocalPage } from '../../domain/content.ts'
import type { PriceStatistic } from '../../domain/price-record.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ClinicPriceSummary } from '../../ui/charged.tsx'
import { ClaimSection } from '../../ui/claim.tsx'
import { ClinicCards } from '../../ui/clinic-card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Badge, SampleNotice } from '../../ui/marks.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Sources } from '../../ui/sources.tsx'
import { TreatmentsPanel } from '../../ui/treatments-panel.tsx'
import { listUrl, urls } from '../../urls.ts'
import { TreatmentCover } from './cover.tsx'
import { LocalText } from './local-text.tsx'
import { otherTreatments } from './shuffle.ts'
import { TreatmentSidebar } from './sidebar.tsx'

export interface TreatmentInAreaProps {
  meta: PageMeta
  catalog: Catalog
  claim: ClaimDialogProps
  treatment: Treatment
  area: Area
  paging: { page: number; pages: number; total: number }
  page: { local: LocalPage | null; clinics: ClinicCard[]; faqs: Faq[]; priceStatistics: PriceStatistic[] }
}

export const TreatmentInAreaPage = ({ meta, catalog, claim, treatment, area, paging, page }: TreatmentInAreaProps) => (
  <>
    <Banner
      meta={meta}
      title={`${treatment.name} in ${area.name}`}
      lead={area.tagline}
      backdrop={{
        kind: 'contours',
        picture: <TreatmentCover icon={treatment.icon} category={treatment.category} isBackdrop />,
      }}
    >
      {page.local?.content.badge && (
        <p>
          <Badge>{page.local.content.badge}</Badge>
        </p>
      )}
    </Banner>
    <Columns>
      <div className="stack">
        <p>
          <strong>{`Showing ${paging.total} ${treatment.name} Clinics & Med Spas in ${area.name}`}</strong>
          {'. '}
          <a href={urls.ordering()}>How results are ordered</a>
        </p>
        {page.clinics.length > 0 ? (
          <>
            <SampleNotice site={catalog.site} />
            <ClinicCards
              layout="rows"
              clinics={page.clinics}
              sample={catalog.site.sample}
              heading="h2"
              preview={false}
            />
          </>
        ) : (
          <NoClinics catalog={catalog} treatment={treatment} area={area} local={page.local} />
        )}
        <Pagination {...paging} href={(number) => listUrl(meta.canonical, { page: number })} />
        <ClinicPriceSummary treatment={treatment} where={`in ${area.name}`} statistics={page.priceStatistics} />
        {page.local && <LocalText local={page.local} />}
        <p>
          {'Benefits, risks, recovery and who may perform it: '}
          <a href={urls.treatment(treatment.slug)}>{`the ${treatment.name} guide`}</a>.
        </p>
        {page.faqs.length > 0 && (
          <section aria-labelledby="faq">
            <h2 id="faq">{`Questions about ${treatment.name} in ${area.name}`}</h2>
            <Accordion name="local-faq" faqs={page.faqs} />
          </section>
        )}
      </div>
      <Sidebar catalog={catalog} treatment={treatment} area={area} />
      {page.local && <Sources sources={page.local.sources} />}
    </Columns>
    <ClaimSection {...claim} />
  </>
)

interface NoClinicsProps {
  catalog: Catalog
  treatment: Treatment
  area: Area
  local: LocalPage | null
}

const NoClinics = ({ catalog, treatment, area, local }: NoClinicsProps) => {
  const own = local?.content.empty
  const nearest = area.neighbors
    .flatMap((slug) => catalog.areas.find((other) => other.slug === slug) ?? [])
    .map((other) => [other, clinicCount(catalog, treatment.slug, other.slug)] as const)
    .filter(([, count]) => count > 0)
  return (
    <div className="panel">
      <h2>{own?.title ?? 'Coming Soon'}</h2>
      {own ? (
        <p>{own.text}</p>
      ) : (
        <p>{`No MedSpas Found - We're currently updating our ${treatment.name} in ${area.name} MedSpa listings.`}</p>
      )}
      {nearest.length > 0 && (
        <ul className="tags">
          {nearest.map(([other, count]) => (
            <li key={other.slug}>
              <a href={urls.treatmentIn(treatment.slug, other.slug)}>{`${other.name} (${count})`}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <a className="button" href={urls.locations()}>
          Browse Locations
        </a>
      </p>
    </div>
  )
}

const Sidebar = ({ catalog, treatment, area }: { catalog: Catalog; treatment: Treatment; area: Area }) => (
  <TreatmentSidebar
    catalog={catalog}
    treatment={treatment}
    area={area}
    titles={{
      aside: `About ${treatment.name} in ${area.name}`,
      book: 'Quick facts',
      elsewhere: 'Another location',
    }}
  >
    <TreatmentsPanel
      title={`Other treatments in ${area.name}`}
      area={area.slug}
      treatments={otherTreatments(catalog.treatments, treatment.slug, area.slug)}
    />
  </TreatmentSidebar>
)
