import type { ReactNode } from 'react'

// Error pages must not depend on anything that can fail, such as the catalog or the database.

/** Links to `retry`, the requested path. Collapses leading slashes, because two would link to another host. */
const RetryLinks = ({ retry, label = 'Try again' }: { retry: string; label?: string | undefined }) => (
  <div className="actions">
    <a className="button" href={retry.replace(/^[/\\]+/, '/')}>
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
  retry: string
  /** Label of the link to `retry`. */
  label?: string | undefined
  /** Announces the error, if it replaces a part of a page. */
  role?: 'alert' | undefined
}

const ErrorSection = ({ title, lead, retry, label, role }: ErrorSectionProps) => (
  <section className="wrap section stack" role={role}>
    <h1>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
    <RetryLinks retry={retry} label={label} />
  </section>
)

export const RenderFailed = ({ retry }: { retry: string }) => (
  <ErrorSection
    role="alert"
    title="Something went wrong"
    lead="We're sorry, but there was an error loading this page."
    retry={retry}
  />
)

/** Shown if the data has a redirect, but the head of the page was already sent. */
export const PageMoved = ({ target }: { target: string }) => (
  <ErrorSection role="alert" title="This page has moved" retry={target} label="Go to its new address" />
)

export const STALE_TEXT = "The directory can't be read at this moment. This is the page as it was before."

export const StaleNote = () => (
  <p className="wrap note" role="status">
    {STALE_TEXT}
  </p>
)

export const UnexpectedError = ({ message, retry }: { message: string; retry: string }) => (
  <ErrorSection title="Unexpected Application Error!" lead={message} retry={retry} />
)

export const TemporarilyUnavailable = ({ retry }: { retry: string }) => (
  <ErrorSection
    title="We'll be right back"
    lead="The directory can't be read at this moment. Please try again in a minute."
    retry={retry}
  />
)

export const RequestTooLarge = ({ title, detail }: { title: string; detail: string }) => (
  <ErrorSection title={title} lead={detail} retry="/locations" label="Browse Locations" />
)

export const TooManySearches = ({ seconds }: { seconds: number }) => (
  <ErrorSection
    title="Too many searches"
    lead={
      <>
        There were very many searches from your network. Please try again in {seconds} seconds. The lists of{' '}
        <a href="/treatments">treatments</a> and <a href="/locations">locations</a> are open meanwhile.
      </>
    }
    retry="/search"
    label="Search again"
  />
)
