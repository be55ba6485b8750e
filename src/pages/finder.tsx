import { ALL, type Area, type Catalog, countOf, type TreatmentGroup, treatmentsOf } from '../domain/catalog.ts'
import type { PageMeta } from '../seo/meta.ts'
import { Banner } from '../ui/banner.tsx'
import { Choose } from '../ui/choose.tsx'
import { MedicalNotice } from '../ui/guide-text.tsx'
import { Icon } from '../ui/icon.tsx'
import { QuickFacts } from '../ui/quick-facts.tsx'
import { urls } from '../urls.ts'

interface FinderProps {
  meta: PageMeta
  catalog: Catalog
  concern: TreatmentGroup | null
  area: Area | null
}

/** From a concern to treatments to a place. A plain GET form; nothing is stored, and nothing is diagnosed. */
export const FinderPage = ({ meta, catalog, concern, area }: FinderProps) => (
  <>
    <Banner
      meta={meta}
      title="Find a treatment"
      lead="Say what bothers you and where you are. You get options to read about, not a diagnosis."
    />
    <div className="wrap section stack">
      <form className="filters" action={urls.finder()} method="get" aria-label="Finder">
        <Choose
          id="concern"
          label="What bothers you"
          options={[{ slug: '', name: 'Choose a concern' }, ...catalog.groups.finder]}
          value={concern?.slug ?? null}
        />
        <Choose
          id="area"
          label="Where"
          options={[{ slug: '', name: 'Anywhere in New York City' }, ...catalog.areas]}
          value={area?.slug ?? null}
        />
        <button type="submit" className="button">
          Show options
        </button>
      </form>
      {concern && <Options catalog={catalog} concern={concern} area={area} />}
      <p className="panel">
        See a doctor first for anything that is new, changes, bleeds or hurts: a spot or a lump is not a matter for a
        med spa.
      </p>
      <MedicalNotice />
    </div>
  </>
)

const Options = ({ catalog, concern, area }: { catalog: Catalog; concern: TreatmentGroup; area: Area | null }) => (
  <section className="stack" aria-labelledby="options">
    <h2 id="options">Options to read about</h2>
    <div className="grid">
      {treatmentsOf(catalog, concern).map((treatment) => (
        <article key={treatment.slug} className="card">
          <div className="card-body">
            <Icon name={treatment.icon} className="card-icon" />
            <h3>
              <a href={urls.treatment(treatment.slug)}>{treatment.name}</a>
            </h3>
            <p>{treatment.description}</p>
            <QuickFacts facts={treatment.quickFacts} />
            <p className="actions">
              <a
                className="button"
                href={area ? urls.treatmentIn(treatment.slug, area.slug) : urls.providers(treatment.slug)}
              >
                {`${countOf(catalog, treatment.slug, area?.slug ?? ALL)} med spas ${area ? `in ${area.name}` : 'in New York City'}`}
              </a>
            </p>
          </div>
        </article>
      ))}
    </div>
  </section>
)
