import type { ReactNode } from 'react'

// Error pages must not depend on anything that can fail, such as the catalog or the database.

/** Links to a path and to the home page. Collapses leading slashes, because two would link to another host. */
const ErrorLinks = ({ path, label = 'Try again' }: { path: string; label?: string | undefined }) => (
  <div className="actions">
    <a className="button" href={path.replace(/^[/\\]+/, '/')}>
      {label}
    </a>
    <a className="button button-quiet" href="/">
      Return Home
    </a>
  </div>
)

interface ErrorSectionProps {
  title: string
  lead?: ReactNode
  linkPath: string
  linkLabel?: string | undefined
  /** Set to 'alert' for a message that may replace the main part of a page whose head was already sent. */
  role?: 'alert' | undefined
}

const ErrorSection = ({ title, lead, linkPath, linkLabel, role }: ErrorSectionProps) => (
  <section className="wrap section stack" role={role}>
    <h1>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
    <ErrorLinks path={linkPath} label={linkLabel} />
  </section>
)

export const RenderFailed = ({ retryPath }: { retryPath: string }) => (
  <ErrorSection
    role="alert"
    title="Something went wrong"
    lead="We're sorry, but there was an error loading this page."
    linkPath={retryPath}
  />
)

/** Links to the page's new address. For a redirect found after the head of the page was sent. */
export const PageMoved = ({ target }: { target: string }) => (
  <ErrorSection role="alert" title="This page has moved" linkPath={target} linkLabel="Go to its new address" />
)

export const STALE_TEXT = "The directory can't be read at this moment. This is the page as it was before."

export const StaleNote = () => (
  <p className="wrap note" role="status">
    {STALE_TEXT}
  </p>
)

export const UnexpectedError = ({ message, retryPath }: { message: string; retryPath: string }) => (
  <ErrorSection title="Unexpected Application Error!" lead={message} linkPath={retryPath} />
)

export const TemporarilyUnavailable = ({ retryPath }: { retryPath: string }) => (
  <ErrorSection
    title="We'll be right back"
    lead="The directory can't be read at this moment. Please try again in a minute."
    linkPath={retryPath}
  />
)

export const RequestTooLarge = ({ title, detail }: { title: string; detail: string }) => (
  <ErrorSection title={title} lead={detail} linkPath="/locations" linkLabel="Browse Locations" />
)

export const TooManySearches = ({ retryAfterSeconds }: { retryAfterSeconds: number }) => (
  <ErrorSection
    title="Too many searches"
    lead={
      <>
        Your network sent too many searches. Please try again in {retryAfterSeconds} seconds. You can still browse{' '}
        <a href="/treatments">treatments</a> and <a href="/locations">locations</a>.
      </>
    }
    linkPath="/search"
    linkLabel="Search again"
  />
)
