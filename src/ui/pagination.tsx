import type { ReactNode } from 'react'

export const PageLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className="actions" aria-label={label}>
    {children}
  </nav>
)

interface PageLinkProps {
  href: string
  label?: string
  rel?: 'prev' | 'next'
  isCurrent?: boolean
  children: ReactNode
}

export const PageLink = ({ href, label, rel, isCurrent = false, children }: PageLinkProps) =>
  isCurrent ? (
    <span className="button" aria-current="page">
      {children}
    </span>
  ) : (
    <a className="button button-quiet" href={href} rel={rel} aria-label={label}>
      {children}
    </a>
  )

export function Pagination({
  page,
  pageCount,
  createHref,
}: {
  page: number
  pageCount: number
  createHref: (page: number) => string
}) {
  if (pageCount <= 1) return null
  const shownPages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 2,
  )
  return (
    <PageLinks label="Pages">
      {page > 1 && (
        <PageLink href={createHref(page - 1)} rel="prev">
          Previous
        </PageLink>
      )}
      {shownPages.map((number) => (
        <PageLink key={number} href={createHref(number)} label={`Page ${number}`} isCurrent={number === page}>
          {number}
        </PageLink>
      ))}
      {page < pageCount && (
        <PageLink href={createHref(page + 1)} rel="next">
          Next
        </PageLink>
      )}
    </PageLinks>
  )
}
