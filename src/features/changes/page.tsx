import type { DataChange } from '../../db/changes.ts'
import { formatDate } from '../../domain/time.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { PageHeader } from '../../ui/page/layout.tsx'
import { urls } from '../../urls.ts'

const KIND_NAMES: Record<string, [singular: string, plural: string]> = {
  clinic: ['listing', 'listings'],
  guide: ['treatment guide', 'treatment guides'],
  prices: ['price table', 'price tables'],
  redirect: ['old page address', 'old page addresses'],
}

const VERBS = { loaded: 'Loaded', added: 'Added', changed: 'Changed', removed: 'Removed' }

interface ChangesProps {
  meta: PageMeta
  changes: DataChange[]
  olderUrl: string | null
}

export const ChangesPage = ({ meta, changes, olderUrl }: ChangesProps) => (
  <>
    <PageHeader
      meta={meta}
      title="Changes to the data"
      lead="What each load of the directory added, changed and removed, newest first."
    />
    <div className="wrap section">
      <div className="stack prose">
        {changes.length === 0 && <p>Nothing has been recorded yet.</p>}
        {[...Map.groupBy(changes, (change) => change.loadedAt)].map(([loadedAt, changesOfLoad]) => (
          <section key={loadedAt} aria-label={`Load of ${formatUtcTime(loadedAt)}`}>
            <h2>{formatUtcTime(loadedAt)}</h2>
            <ul>
              {changesOfLoad.map((change) => (
                <li key={change.id}>
                  <ChangeLine change={change} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {olderUrl && (
          <p>
            <a className="button button-quiet" href={olderUrl} rel="next">
              Older changes
            </a>
          </p>
        )}
        <p className="text-sm text-muted">
          The same as <a href={urls.feed()}>an Atom feed</a> of listings and guides, or as JSON: see{' '}
          <a href={urls.api()}>the API</a>.
        </p>
      </div>
    </div>
  </>
)

const ChangeLine = ({ change }: { change: DataChange }) => {
  const { change: verb, kind, title, path, details } = change
  const [singular, plural] = KIND_NAMES[kind] ?? [kind, kind]
  if (verb === 'loaded') {
    // Unlike the lists on the site, a first load counts closed clinics too.
    const closedClinicsNote = kind === 'clinic' ? ', closed clinics included' : ''
    return `First load: ${title} ${title === '1' ? singular : plural}${closedClinicsNote}`
  }
  return (
    <>
      {`${VERBS[verb]} ${singular}: `}
      {path ? <a href={path}>{title}</a> : title}
      {details.length > 0 && ` (${details.join(', ')})`}
    </>
  )
}

const formatUtcTime = (loadedAt: string) => `${formatDate(loadedAt.slice(0, 10))}, ${loadedAt.slice(11, 16)} UTC`
