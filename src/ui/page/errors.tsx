// Error pages must not depend on anything that can fail, such as the catalog or the database.

/** Links to `retry`, the requested path. Collapses leading slashes, because two would link to another host. */
const RetryLinks = ({ retry, label = 'Try again' }: { retry: string; label?: string }) => (
  <div className="actions">
    <a className="button" href={retry.replace(/^[/\\]+/, '/')}>
      {label}
    </a>
    <a className="button button-quiet" href="/">
      Return Home
    </a>
  </div>
)

export const RenderFailed = ({ retry }: { retry: string }) => (
  <section className="wrap section stack" role="alert">
    <h1>Something went wrong</h1>
    <p className="lead">We're sorry, but there was an error loading this page.</p>
    <RetryLinks retry={retry} />
  </section>
)

/** Shown if the data has a redirect, but the head of the page was already sent. */
export const PageMoved = ({ target }: { target: string }) => (
  <section className="wrap section stack" role="alert">
    <h1>This page has moved</h1>
    <RetryLinks retry={target} label="Go to its new address" />
  </section>
)

export const STALE_TEXT = "The directory can't be read at this moment. This is the page as it was before."

export const StaleNote = () => (
  <p className="wrap note" role="status">
    {STALE_TEXT}
  </p>
)

export const UnexpectedError = ({ message, retry }: { message: string; retry: string }) => (
  <section className="wrap section stack">
    <h1>Unexpected Application Error!</h1>
    <p className="lead">{message}</p>
    <RetryLinks retry={retry} />
  </section>
)

export const TemporarilyUnavailable = ({ retry }: { retry: string }) => (
  <section className="wrap section stack">
    <h1>We'll be right back</h1>
    <p className="lead">The directory can't be read at this moment. Please try again in a minute.</p>
    <RetryLinks retry={retry} />
  </section>
)

export const RequestTooLarge = ({ title, detail }: { title: string; detail: string }) => (
  <section className="wrap section stack">
    <h1>{title}</h1>
    <p className="lead">{detail}</p>
    <RetryLinks retry="/locations" label="Browse Locations" />
  </section>
)

export const TooManySearches = ({ seconds }: { seconds: number }) => (
  <section className="wrap section stack">
    <h1>Too many searches</h1>
    <p className="lead">
      There were very many searches from your network. Please try again in {seconds} seconds. The lists of{' '}
      <a href="/treatments">treatments</a> and <a href="/locations">locations</a> are open meanwhile.
    </p>
    <RetryLinks retry="/search" label="Search again" />
  </section>
)
