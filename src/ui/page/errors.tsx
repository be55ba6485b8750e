import type { ReactNode } from 'react'

// Error pages must not depend on anything that can fail, such as the catalog or the database.

export interface ErrorText {
  title: string
  lead?: ReactNode
  linkLabel?: string
  /** Set to 'alert' for a message that may replace the main part of a page whose head was already sent. */
  role?: 'alert'
}

interface ErrorSectionProps extends ErrorText {
  linkPath: string
}

/** Links to a path and to the home page. Collapses leading slashes, because two would link to another host. */
export const ErrorSection = ({ title, lead, linkPath, linkLabel = 'Try again', role }: ErrorSectionProps) => (
  <section className="wrap section stack" role={role}>
    <h1>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
    <div className="actions">
      <a className="button" href={linkPath.replace(/^[/\\]+/, '/')}>
        {linkLabel}
      </a>
      <a className="button button-quiet" href="/">
        Return Home
      </a>
    </div>
  </section>
)

export const RENDER_FAILED: ErrorText = {
  title: 'Something went wrong',
  lead: "We're sorry, but there was an error loading this page.",
  role: 'alert',
}

/** For a redirect found after the head of the page was sent. */
export const MOVED: ErrorText = {
  title: 'This page has moved',
  linkLabel: 'Go to its new address',
  role: 'alert',
}

export const UNAVAILABLE: ErrorText = {
  title: "We'll be right back",
  lead: "The directory can't be read at this moment. Please try again in a minute.",
}

export const createUnexpectedError = (message: string): ErrorText => ({
  title: 'Unexpected Application Error!',
  lead: message,
})

export const createTooManySearchesError = (retryAfterSeconds: number): ErrorText => ({
  title: 'Too many searches',
  lead: (
    <>
      Your network sent too many searches. Please try again in {retryAfterSeconds} seconds. You can still browse{' '}
      <a href="/treatments">treatments</a> and <a href="/locations">locations</a>.
    </>
  ),
  linkLabel: 'Search again',
})

export const STALE_TEXT = "The directory can't be read at this moment. This is the page as it was before."

export const StaleNote = () => (
  <p className="wrap note" role="status">
    {STALE_TEXT}
  </p>
)
