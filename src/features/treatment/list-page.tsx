import { Fragment } from 'react'
import { formatMedspaCount } from '../../domain/area.ts'
import {
  type Catalog,
  getClinicCount,
  listTreatmentsInGroup,
  listUngroupedTreatments,
  type Treatment,
  WILDCARD,
} from '../../domain/catalog.ts'
import { DataLinks } from '../../ui/page/data-links.tsx'
import { PageHeader, type PageProps } from '../../ui/page/layout.tsx'
import { TreatmentCover } from '../../ui/treatment/cover.tsx'
import { urls } from '../../urls.ts'

/** Returns the specification's text for sample data, and a count for real data, where the text would be unproven. */
function formatAvailability(catalog: Catalog, { slug }: Treatment): string {
  if (catalog.site.sample) return 'Available in all NYC locations'
  const count = getClinicCount(catalog, slug, WILDCARD)
  return count === 0 ? 'No listed clinic offers it yet' : `${formatMedspaCount(count)} listed`
}

export const TreatmentListPage = ({ meta, catalog }: PageProps) => (
  <>
    <PageHeader
      meta={meta}
      title="Treatments"
      lead="What each treatment is, what it costs in New York, what can go wrong, and who offers it nearby."
    />
    <div className="wrap">
      <p className="section lead">
        The guides describe what happens, step by step, with the sources they rest on. Prices are ranges, not offers:
        ask the clinic for its own.
      </p>
      {catalog.groups.list.map((group) => (
        <section key={group.slug} className="section" aria-labelledby={group.slug}>
          <h2 id={group.slug} className="mb-6">
            {group.name}
          </h2>
          <div className="card-grid">
            {listTreatmentsInGroup(catalog, group).map((treatment) => (
              <article key={treatment.slug} className="card card-link">
                <TreatmentCover treatment={treatment} />
                <div className="card-body">
                  <h3>
                    <a href={urls.treatment(treatment.slug)}>{treatment.name}</a>
                  </h3>
                  <p>{treatment.description}</p>
                  <p className="text-sm text-muted">{formatAvailability(catalog, treatment)}</p>
                </div>
              </article>
            ))}
          </div>
        </section>
      ))}
      <div className="stack pb-12">
        <UngroupedTreatments treatments={listUngroupedTreatments(catalog)} />
        <p>
          <a className="button" href={urls.medspas()}>
            Browse all med spas
          </a>
        </p>
        <DataLinks listPath={urls.treatments()} />
      </div>
    </div>
  </>
)

const UngroupedTreatments = ({ treatments }: { treatments: readonly Treatment[] }) =>
  treatments.length > 0 && (
    <p>
      {'Also explained: '}
      {treatments.map(({ slug, name }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <a href={urls.treatment(slug)}>{name}</a>
        </Fragment>
      ))}
      .
    </p>
  )
