import type { Catalog } from '../../domain/catalog.ts'
import { resolvePlace } from '../../domain/list/near.ts'
import { readIntent } from '../../domain/search/intent.ts'
import { isEmergency } from '../../domain/search/rank.ts'
import type { SearchGroup, SearchResults } from '../../domain/search/results.ts'
import { SampleNotice } from '../../ui/clinic/badges.tsx'
import { CLINIC_GROUP_KINDS } from '../../ui/filtered-list-hit.ts'
import { LinkList } from '../../ui/link-list.tsx'
import { Island } from '../../ui/page/island.tsx'
import { PageHeader, type PageProps } from '../../ui/page/layout.tsx'
import { DirectorySearch } from '../../ui/place/directory-search.tsx'
import { urls } from '../../urls.ts'
import { NearMeForm } from './near-me.tsx'
import { formatGroupTotal, getGroupTitle, ResultGroup } from './result-group.tsx'

interface QueryPageProps extends PageProps {
  query: string
}

export const SearchPage = ({ meta, catalog, query, results }: QueryPageProps & { results: SearchResults }) => {
  const intent = readIntent(results.correctedQuery ?? query, catalog.vocabulary)
  return (
    <>
      <PageHeader meta={meta} title={`Results for “${query}”`}>
        <QueryForm query={query} />
      </PageHeader>
      <div className="wrap section stack">
        {isEmergency(intent) && <EmergencyNotice />}
        <NearMeForm catalog={catalog} intent={intent} />
        {results.groups.length > 0 ? (
          <>
            <QueryNotice query={query} results={results} />
            {intent.topics.includes('hours') && !isEmergency(intent) && <HoursNotice />}
            {results.groups.length > 1 && <GroupLinks groups={results.groups} />}
            {results.groups.some(({ kind }) => CLINIC_GROUP_KINDS.has(kind)) && <SampleNotice site={catalog.site} />}
            {results.groups.map((group, index) => (
              <ResultGroup
                key={group.kind}
                group={group}
                isFirst={index === 0}
                catalog={catalog}
                serviceInArea={results.serviceInArea}
              />
            ))}
            <UnknownZipNotice catalog={catalog} zip={results.zip} />
            <p className="text-sm text-muted">
              <a href={urls.ordering()}>How results are ordered</a>
            </p>
          </>
        ) : (
          <NothingFound query={query} catalog={catalog} zip={results.zip} />
        )}
      </div>
    </>
  )
}

export const SearchStartPage = ({ meta, catalog, query }: QueryPageProps) => (
  <>
    <PageHeader meta={meta} title="Search">
      <QueryForm query={query} />
    </PageHeader>
    <div className="wrap section stack">
      {query && <p>{`“${query}” has no letters or digits to search for.`}</p>}
      <p>Name a treatment, what bothers you, a place, a day, a price, a language, or ask a question. For example:</p>
      <LinkList asTags links={EXAMPLE_QUERIES.map((example) => ({ name: example, href: urls.search(example) }))} />
      <BrowseLinks catalog={catalog} />
    </div>
  </>
)

const EXAMPLE_QUERIES = ['lip filler in Queens on Sundays', 'laser for dark skin', 'red cheeks', 'who can inject Botox']

const QueryForm = ({ query }: { query: string }) => (
  <Island name="search-field" props={{ action: urls.search(), suggestionsUrl: urls.suggestions(), query }} />
)

const QueryNotice = ({ query, results }: { query: string; results: SearchResults }) => {
  const { didYouMean, correctedQuery, hasOnlySomeWords } = results
  if (hasOnlySomeWords) return <p className="lead">No result has all of these words. These have some of them.</p>
  if (correctedQuery)
    return (
      <p className="lead">{`Nothing is spelled like “${query}”. These are the results for “${correctedQuery}”.`}</p>
    )
  if (!didYouMean) return null
  return (
    <nav aria-label="Spelling">
      Did you mean <a href={urls.search(didYouMean)}>{didYouMean}</a>?
    </nav>
  )
}

const GroupLinks = ({ groups }: { groups: readonly SearchGroup[] }) => (
  <nav aria-label="Kinds of results">
    <LinkList
      asTags
      links={groups.map((group, index) => ({
        href: `#${group.kind}`,
        name: `${getGroupTitle(group.kind, index === 0)} ${formatGroupTotal(group)}`,
      }))}
    />
  </nav>
)

const UnknownZipNotice = ({ catalog, zip }: { catalog: Catalog; zip: string | null }) =>
  zip === null || resolvePlace(catalog, zip) !== null ? null : (
    <p role="note">
      {`We do not know where ${zip} is: this directory covers the zip codes of New York City and of the East End of Long Island. `}
      <a href={urls.locations()}>Choose a location</a>
    </p>
  )

const HoursNotice = () => (
  <p role="note">
    Lists can be filtered by Saturday, Sunday and weekday evenings, but not by other days or times. Each clinic's page
    shows its hours, where they are known.
  </p>
)

const NothingFound = ({ query, catalog, zip }: { query: string; catalog: Catalog; zip: string | null }) => (
  <>
    <h2>{`Nothing was found for “${query}”`}</h2>
    <UnknownZipNotice catalog={catalog} zip={zip} />
    <div className="prose">
      <ul>
        <li>Try one word: a treatment, a neighborhood, a zip code, a subway stop or a clinic's name.</li>
        <li>Say what bothers you, such as “frown lines” or “acne scars”.</li>
        <li>Leave out what the directory does not know, such as dates and insurers.</li>
      </ul>
    </div>
    <BrowseLinks catalog={catalog} />
  </>
)

const BrowseLinks = ({ catalog }: { catalog: Catalog }) => (
  <>
    <section className="stack">
      <h2>Choose a treatment or a place</h2>
      <DirectorySearch catalog={catalog} />
    </section>
    <h2>Popular treatments</h2>
    <LinkList
      asTags
      links={catalog.treatments
        .filter((treatment) => treatment.popular)
        .map(({ name, slug }) => ({ name, href: urls.treatment(slug) }))}
    />
    <h2>Locations</h2>
    <LinkList asTags links={catalog.areas.map(({ name, slug }) => ({ name, href: urls.areaClinics(slug) }))} />
    <p>
      Or <a href={urls.finder()}>start from what bothers you</a>, read the{' '}
      <a href={urls.faq()}>questions and answers</a>, or see <a href={urls.medspas()}>all med spas</a>.
    </p>
  </>
)

const EmergencyNotice = () => (
  <p className="panel" role="note">
    <strong>
      In an emergency call <a href="tel:911">911</a>.
    </strong>{' '}
    If something looks wrong after a treatment, call the clinic now, at night too. If nobody answers, go to an emergency
    room. The page below says which signs cannot wait.
  </p>
)
