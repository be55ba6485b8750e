/** Error pages need nothing that could fail as well: no catalog, no database. */

/** `retry`: the path that was asked for, as it came; one that begins with two slashes would be another host. */
const Again = ({ retry, label = 'Try again' }: { retry: string; label?: string }) => (
  <div className="actions">
    <a className="button" href={retry.replace(/^[/\\]+/, '/')}>
      {label}
    </a>
    <a className="button button-quiet" href="/">
      Return Home
    </a>
  </div>
)

/** In place of a page's main part that could not be rendered. */
export const RenderFailed = ({ retry }: { retry: string }) => (
  <section className="wrap section stack" role="alert">
    <h1>Something went wrong</h1>
    <p className="lead">We're sorry, but there was an error loading this page.</p>
    <Again retry={retry} />
  </section>
)

export const staleNote = "The directory can't be read at this moment. This is the page as it was before."

/** Stands above the last copy of a page while the database is down. */
export const StaleNote = () => (
  <p className="wrap note" role="status">
    {staleNote}
  </p>
)

/** Anything else that failed. `message` is one meant for people, or a reference number. */
export const UnexpectedError = ({ message, retry }: { message: string; retry: string }) => (
  <section className="wrap section stack">
    <h1>Unexpected Application Error!</h1>
    <p className="lead">{message}</p>
    <Again retry={retry} />
  </section>
)

/** The database is away. */
export const TemporarilyUnavailable = ({ retry }: { retry: string }) => (
  <section className="wrap section stack">
    <h1>We'll be right back</h1>
    <p className="lead">The directory can't be read at this moment. Please try again in a minute.</p>
    <Again retry={retry} />
  </section>
)

/** A request with more in it than the site reads. */
export const RequestTooLarge = ({ title, detail }: { title: string; detail: string }) => (
  <section className="wrap section stack">
    <h1>{title}</h1>
    <p className="lead">{detail}</p>
    <Again retry="/locations" label="Browse Locations" />
  </section>
)

/** Somebody, or something, searches faster than people do. */
export const TooManySearches = ({ seconds }: { seconds: number }) => (
  <section className="wrap section stack">
    <h1>Too many searches</h1>
    <p className="lead">
      There were very many searches from your network. Please try again in {seconds} seconds. The lists of{' '}
      <a href="/treatments">treatments</a> and <a href="/locations">locations</a> are open meanwhile.
    </p>
    <Again retry="/search" label="Search again" />
  </section>
)
