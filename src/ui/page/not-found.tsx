import type { Catalog } from '../../domain/catalog.ts'
import { DISPLAY_LIMITS } from '../../domain/limits.ts'
import { urls } from '../../urls.ts'
import { LinkList } from '../link-list.tsx'
import { DirectorySearch } from '../place/directory-search.tsx'

export type NotFoundKind = 'page' | 'service' | 'treatment' | 'location' | 'gone'

const messages: Record<NotFoundKind, { title: string; text: string }> = {
  page: {
    title: 'Page Not Found',
    text: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  },
  service: { title: 'Service Not Found', text: "The service you're looking for doesn't exist or has been removed." },
  treatment: {
    title: 'Treatment Not Found',
    text: "The treatment you're looking for doesn't exist or has been removed.",
  },
  location: { title: 'Location Not Found', text: "The location you're looking for doesn't exist or has been removed." },
  gone: { title: 'Page Removed', text: 'This page is no longer published.' },
}

export const getNotFoundTitle = (kind: NotFoundKind) => messages[kind].title

/** If `redirectsByScript` is true, client/behavior/notices.ts redirects to /not-found after a short delay. */
export const NotFoundPage = ({
  catalog,
  kind,
  redirectsByScript,
}: {
  catalog: Catalog
  kind: NotFoundKind
  redirectsByScript: boolean
}) => (
  <div
    className="wrap section stack"
    {...(redirectsByScript
      ? { 'data-leave-for': urls.notFound(), 'data-leave-after': DISPLAY_LIMITS.redirectDelayMs }
      : {})}
  >
    <h1>{messages[kind].title}</h1>
    <p className="lead">{messages[kind].text}</p>
    <div className="actions">
      <a className="button" href={urls.home()}>
        Return Home
      </a>
      <a className="button button-quiet" href={urls.locations()}>
        Browse Locations
      </a>
    </div>
    <section className="stack">
      <h2>Find a med spa</h2>
      <DirectorySearch catalog={catalog} />
    </section>
    <h2>Treatments</h2>
    <LinkList asTags links={catalog.treatments.map(({ slug, name }) => ({ href: urls.treatment(slug), name }))} />
  </div>
)
