import { SearchBox } from '../../client/islands/search-box.tsx'
import type { Catalog } from '../domain/catalog.ts'
import type { PageMeta } from '../seo/meta.ts'
import { Banner } from '../ui/banner.tsx'
import { Island } from '../ui/island.tsx'
import { Marked } from '../ui/marked.tsx'
import { urls } from '../urls.ts'
import { searchBoxProps } from './home.tsx'

interface Hit {
  kind: string
  markedTitle: string
  snippet: string
  note: string
  path: string
}

export interface SearchProps {
  meta: PageMeta
  catalog: Catalog
  query: string
  results: { hits: readonly Hit[]; approximate: boolean }
}

const kinds = [
  { kind: 'treatment', title: 'Treatments' },
  { kind: 'area', title: 'Locations' },
  { kind: 'clinic', title: 'Med spas' },
  { kind: 'guide', title: 'Pages' },
  { kind: 'question', title: 'Questions' },
]

/** What was found, grouped by kind, the kind of the best result first. */
export const SearchPage = ({ meta, catalog, query, results }: SearchProps) => {
  const order = [...new Set(results.hits.map((hit) => hit.kind))]
  return (
    <>
      <Banner meta={meta} title={query ? `Results for “${query}”` : 'Search'}>
        <QueryForm query={query} />
      </Banner>
      <div className="wrap section stack">
        {results.approximate && <p>{`Nothing is spelled like “${query}”. These come closest:`}</p>}
        {order.map((kind) => (
          <ResultGroup
            key={kind}
            title={kinds.find((known) => known.kind === kind)?.title ?? kind}
            hits={results.hits.filter((hit) => hit.kind === kind)}
          />
        ))}
        {results.hits.length === 0 && <NothingFound query={query} catalog={catalog} />}
      </div>
    </>
  )
}

const QueryForm = ({ query }: { query: string }) => (
  <form action={urls.search()} method="get" role="search" className="filters">
    <div className="field">
      <label htmlFor="q" className="label">
        Search clinics, treatments and places
      </label>
      <input className="input" type="search" id="q" name="q" defaultValue={query} maxLength={200} />
    </div>
    <button type="submit" className="button button-gold">
      Search
    </button>
  </form>
)

const ResultGroup = ({ title, hits }: { title: string; hits: readonly Hit[] }) => (
  <section aria-label={title} className="stack">
    <h2>{`${title} (${hits.length})`}</h2>
    <ul className="results">
      {hits.map((hit) => (
        <li key={hit.path + hit.markedTitle}>
          <h3>
            <a href={hit.path}>
              <Marked text={hit.markedTitle} />
            </a>
          </h3>
          <p className="small muted">{hit.note}</p>
          <p>
            <Marked text={hit.snippet} />
          </p>
        </li>
      ))}
    </ul>
  </section>
)

const NothingFound = ({ query, catalog }: { query: string; catalog: Catalog }) => (
  <div className="stack">
    {query && (
      <p>{`Nothing was found for “${query}”. Try one word, such as a treatment, a neighborhood or a clinic's name, or choose below.`}</p>
    )}
    <Island name="search-box" component={SearchBox} props={searchBoxProps(catalog)} />
    <h2>Popular treatments</h2>
    <ul className="tags">
      {catalog.treatments.slice(0, 5).map((treatment) => (
        <li key={treatment.slug}>
          <a href={urls.treatment(treatment.slug)}>{treatment.name}</a>
        </li>
      ))}
    </ul>
    <h2>Locations</h2>
    <ul className="tags">
      {catalog.areas.map((area) => (
        <li key={area.slug}>
          <a href={urls.landing(area.slug)}>{area.name}</a>
        </li>
      ))}
    </ul>
  </div>
)

interface UnknownChoiceProps {
  meta: PageMeta
  catalog: Catalog
  treatment: string | null
  location: string | null
  unknown: readonly ('treatment' | 'location')[]
}

/** The search form was sent with a value that is none of its choices. */
export const UnknownChoicePage = ({ meta, catalog, unknown, treatment, location }: UnknownChoiceProps) => (
  <>
    <Banner meta={meta} title="Search" />
    <div className="wrap section stack">
      {unknown.includes('treatment') && (
        <p role="alert">{`There is no treatment called “${treatment}”. Choose one from the list.`}</p>
      )}
      {unknown.includes('location') && (
        <p role="alert">{`There is no location called “${location}”. Choose one from the list.`}</p>
      )}
      <Island
        name="search-box"
        component={SearchBox}
        props={{
          ...searchBoxProps(catalog),
          ...(unknown.includes('treatment') ? {} : { treatment: treatment ?? '' }),
          ...(unknown.includes('location') ? {} : { location: location ?? '' }),
        }}
      />
    </div>
  </>
)
