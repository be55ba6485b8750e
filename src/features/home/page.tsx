import type { QueryData } from '../../db/client.ts'
import { formatMedspaCount } from '../../domain/area.ts'
import { type Catalog, getClinicCount, POPULAR_AREA_SLUGS, pickPreferred, WILDCARD } from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { findOldestReview } from '../../domain/content.ts'
import { pluralize } from '../../domain/plural.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { SampleNotice } from '../../ui/clinic/badges.tsx'
import { ClinicCards } from '../../ui/clinic/card.tsx'
import { ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { ReviewList } from '../../ui/clinic/review-list.tsx'
import { Html } from '../../ui/page/html.tsx'
import type { PageProps } from '../../ui/page/layout.tsx'
import { AreaCard } from '../../ui/place/area-card.tsx'
import { CoverMap } from '../../ui/place/cover-map.tsx'
import { DirectorySearch } from '../../ui/place/directory-search.tsx'
import { LocationButton } from '../../ui/place/location-button.tsx'
import { Stat } from '../../ui/stat.tsx'
import { LastReviewed } from '../../ui/treatment/last-reviewed.tsx'
import { Sources } from '../../ui/treatment/sources.tsx'
import { urls } from '../../urls.ts'
import { PopularTreatments } from './popular-treatments.tsx'
import type { findHomePage } from './queries.ts'
import { SectionHeader } from './section-header.tsx'

export const HomePage = ({ catalog, claimDialogProps, home }: PageProps & { home: QueryData<typeof findHomePage> }) => (
  <>
    <div className="on-navy hero hero-map">
      <div className="wrap">
        <div className="hero-text">
          <h1>Find the Best MedSpas in NYC</h1>
          <p className="lead">{catalog.site.blurb}</p>
          <DirectorySearch catalog={catalog} />
          <div className="flex flex-wrap gap-x-6">
            <LocationButton />
            <p className="text-sm *:inline-block *:py-2">
              <a href={urls.search()}>Search in your own words</a>
            </p>
            <p className="text-sm *:inline-block *:py-2">
              <a href={urls.finder()}>Start from what bothers you</a>
            </p>
          </div>
          <div className="actions">
            <a className="button" href={urls.locations()}>
              Browse Directory
            </a>
            <a className="button button-quiet" href={urls.treatments()}>
              Explore Treatments
            </a>
          </div>
        </div>
      </div>
      <CoverMap cover={home.hero} />
    </div>
    <div className="wrap">
      {home.intro && (
        <div className="columns section">
          <Html as="div" className="prose" html={home.intro.body} />
          <DirectoryStats catalog={catalog} />
        </div>
      )}
      <PopularTreatments catalog={catalog} />
      {(catalog.site.sample || home.featured.length > 0 || getClinicCount(catalog, WILDCARD, WILDCARD) === 0) && (
        <FeaturedClinics catalog={catalog} clinics={home.featured} />
      )}
      <LocationCards catalog={catalog} />
      {home.reviews.length > 0 && (
        <section className="section" aria-labelledby="reviews">
          <SectionHeader>
            <h2 id="reviews">What patients say</h2>
            <a href={urls.reviews()}>Read all reviews</a>
          </SectionHeader>
          <ReviewList reviews={home.reviews} />
        </section>
      )}
      <section className="section" aria-labelledby="questions">
        <SectionHeader>
          <h2 id="questions">Frequently asked questions</h2>
          <a href={urls.faq()}>All questions</a>
        </SectionHeader>
        <Accordion name="faq" faqs={home.faqs} />
        <LastReviewed date={findOldestReview(home.faqs)} />
        <p className="my-6 text-muted">
          Read more about <a href={urls.treatment('botox')}>Botox</a> or see{' '}
          <a href={urls.treatments()}>all treatments</a>.
        </p>
        {home.intro && <Sources sources={home.intro.sources} />}
      </section>
    </div>
    <ClaimButtonTargets {...claimDialogProps} />
  </>
)

const DirectoryStats = ({ catalog }: { catalog: Catalog }) => {
  const listedCount = getClinicCount(catalog, WILDCARD, WILDCARD)
  const figures = [
    [catalog.treatments.length, 'treatments explained'],
    [listedCount, `${pluralize('clinic', listedCount)} listed`],
    [catalog.areas.length, pluralize('area', catalog.areas.length)],
  ] as const
  return (
    <dl className="card-grid [--column:9rem] lg:grid-cols-1">
      {figures
        .filter(([count]) => count > 0)
        .map(([count, label]) => (
          <Stat key={label} label={label}>
            {count}
          </Stat>
        ))}
    </dl>
  )
}

/** Says "premium", as the specification asks, only for sample data, because no source calls a real clinic premium. */
const FeaturedClinics = ({ catalog, clinics }: { catalog: Catalog; clinics: ClinicCard[] }) => (
  <section className="section stack" aria-labelledby="featured">
    <SectionHeader>
      <h2 id="featured">{catalog.site.sample ? 'Featured premium med spas' : 'Featured med spas'}</h2>
      <p className="text-sm text-muted">Featured are listings marked by the directory or rated 4.8 or higher.</p>
    </SectionHeader>
    {clinics.length > 0 ? (
      <>
        <SampleNotice site={catalog.site} />
        <ClinicCards layout="card-grid" clinics={clinics} isSample={catalog.site.sample} />
      </>
    ) : (
      <div className="panel">
        <p>Coming Soon</p>
      </div>
    )}
    <p className="mt-6">
      <a className="button" href={urls.locations()}>
        View All MedSpas
      </a>
    </p>
  </section>
)

const LocationCards = ({ catalog }: { catalog: Catalog }) => (
  <section className="section" aria-labelledby="by-location">
    <SectionHeader>
      <h2 id="by-location">By location</h2>
      <a href={urls.locations()}>All locations</a>
    </SectionHeader>
    <div className="card-grid">
      {pickPreferred(catalog.areas, POPULAR_AREA_SLUGS).map((area) =>
        catalog.site.sample ? (
          <AreaCard key={area.slug} area={area} badge="Coming Soon">
            <p className="text-sm text-muted">{`More listings are coming; ${area.listedCount} are here now.`}</p>
          </AreaCard>
        ) : (
          <AreaCard key={area.slug} area={area}>
            <p className="text-sm text-muted">{`${formatMedspaCount(area.listedCount)} listed`}</p>
          </AreaCard>
        ),
      )}
    </div>
  </section>
)
