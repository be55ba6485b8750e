import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import { ALL, type Catalog, clinicCount } from '../../domain/catalog.ts'
import type { ClinicCard, Review } from '../../domain/clinic-record.ts'
import type { AreaCover, Faq, ProsePage } from '../../domain/content.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { AreaCard } from '../../ui/area-card.tsx'
import { ClaimSection } from '../../ui/claim.tsx'
import { ClinicCards } from '../../ui/clinic-card.tsx'
import { Cover } from '../../ui/cover.tsx'
import { DirectorySearch } from '../../ui/directory-search.tsx'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ReviewList } from '../../ui/review-list.tsx'
import { Sources } from '../../ui/sources.tsx'
import { urls } from '../../urls.ts'

export interface HomeProps {
  catalog: Catalog
  claim: ClaimDialogProps
  home: { hero: AreaCover; intro: ProsePage | null; featured: ClinicCard[]; reviews: Review[]; faqs: Faq[] }
}

export const HomePage = ({ catalog, claim, home }: HomeProps) => (
  <>
    <div className="on-navy hero hero-home hero-map">
      <div className="wrap">
        <div className="hero-text">
          <h1>Find the Best MedSpas in NYC</h1>
          <p className="lead">{catalog.site.blurb}</p>
          <DirectorySearch catalog={catalog} />
          <div className="actions">
            <a className="button button-gold" href={urls.locations()}>
              Browse Directory
            </a>
            <a className="button button-quiet" href={urls.treatments()}>
              Explore Treatments
            </a>
          </div>
        </div>
      </div>
      <Cover cover={home.hero} />
    </div>
    <div className="wrap">
      {home.intro && (
        <div className="section intro">
          <Html as="div" className="prose" html={home.intro.body} />
          <Figures catalog={catalog} />
        </div>
      )}
      <PopularTreatments catalog={catalog} />
      <FeaturedClinics catalog={catalog} clinics={home.featured} />
      <ByLocation catalog={catalog} />
      <section className="section" aria-labelledby="reviews">
        <div className="section-head">
          <h2 id="reviews">What patients say</h2>
          <a href={urls.reviews()}>Read all reviews</a>
        </div>
        <ReviewList reviews={home.reviews} />
      </section>
      <section className="section" aria-labelledby="questions">
        <div className="section-head">
          <h2 id="questions">Frequently asked questions</h2>
          <a href={urls.faq()}>All questions</a>
        </div>
        <Accordion name="home-faq" faqs={home.faqs} />
        <p className="muted section-end">
          Read more about <a href={urls.treatment('botox')}>Botox</a> or see{' '}
          <a href={urls.treatments()}>all treatments</a>.
        </p>
        {home.intro && <Sources sources={home.intro.sources} />}
      </section>
    </div>
    <ClaimSection {...claim} />
  </>
)

const Figures = ({ catalog }: { catalog: Catalog }) => {
  const figures = [
    [catalog.treatments.length, 'treatments explained'],
    [clinicCount(catalog, ALL, ALL), 'med spas listed'],
    [catalog.areas.length, 'areas, from Midtown to Montauk'],
  ] as const
  return (
    <dl className="figures">
      {figures.map(([count, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

const popularCards = [
  {
    title: 'Botox',
    text: 'Injections that soften lines between the brows, at the eyes and on the forehead.',
    icon: 'syringe',
    href: urls.treatment('botox'),
  },
  {
    title: 'All Treatments',
    text: 'Eighteen guides: what each is, what it costs, and who may perform it.',
    icon: 'compass',
    href: urls.treatments(),
  },
  {
    title: 'CoolSculpting',
    text: 'Controlled cooling of fat under the skin, without surgery.',
    icon: 'snowflake',
    href: urls.treatment('coolsculpting'),
  },
  {
    title: 'Laser Hair Removal',
    text: 'A course of laser sessions that reduces hair growth.',
    icon: 'lightning',
    href: urls.treatment('laser-hair-removal'),
  },
]

const PopularTreatments = ({ catalog }: { catalog: Catalog }) => (
  <section className="section" aria-labelledby="popular">
    <div className="section-head">
      <h2 id="popular">Popular treatments</h2>
      <p className="muted">{`${catalog.treatments.length} treatments, each with prices and risks`}</p>
    </div>
    <div className="grid grid-four">
      {popularCards.map((card) => (
        <article key={card.title} className="card card-link">
          <div className="card-body">
            <Icon name={card.icon} className="card-icon" />
            <h3>
              <a href={card.href}>{card.title}</a>
            </h3>
            <p className="muted">{card.text}</p>
          </div>
        </article>
      ))}
    </div>
  </section>
)

const FeaturedClinics = ({ catalog, clinics }: { catalog: Catalog; clinics: ClinicCard[] }) => (
  <section className="section" aria-labelledby="featured">
    <div className="section-head">
      <h2 id="featured">Featured premium med spas</h2>
      <p className="muted small">Featured are listings marked by the directory or rated 4.8 or higher.</p>
    </div>
    {clinics.length > 0 ? (
      <ClinicCards layout="grid" clinics={clinics} sample={catalog.site.sample} />
    ) : (
      <div className="empty">
        <p>Coming Soon</p>
      </div>
    )}
    <p className="section-end">
      <a className="button" href={urls.locations()}>
        View All MedSpas
      </a>
    </p>
  </section>
)

const homeAreas = ['manhattan', 'brooklyn', 'the-hamptons']

const ByLocation = ({ catalog }: { catalog: Catalog }) => (
  <section className="section" aria-labelledby="by-location">
    <div className="section-head">
      <h2 id="by-location">By location</h2>
      <a href={urls.locations()}>All locations</a>
    </div>
    <div className="grid">
      {catalog.areas
        .filter((area) => homeAreas.includes(area.slug))
        .map((area) => (
          <AreaCard key={area.slug} area={area} badge="Coming Soon">
            <p className="small muted">{`More listings; ${area.listedCount} can be seen today.`}</p>
          </AreaCard>
        ))}
    </div>
  </section>
)
