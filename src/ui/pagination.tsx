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
  /** Whether this is the page shown. */
  current?: boolean
  children: ReactNode
}

export const PageLink = ({ href, label, rel, current = false, children }: PageLinkProps) =>
  current ? (
    <span className="button" aria-current="page">
      {children}
    </span>
  ) : (
    <a className="button button-quiet" href={href} rel={rel} aria-label={label}>
      {children}
    </a>
  )

export function Pagination({ page, pages, href }: { page: number; pages: number; href: (page: number) => string }) {
  if (pages <= 1) return null
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  )
  return (
    <PageLinks label="Pages">
      {page > 1 && (
        <PageLink href={href(page - 1)} rel="prev">
          Previous
        </PageLink>
      )}
      {near.map((number) => (
        <PageLink key={number} href={href(number)} label={`Page ${number}`} current={number === page}>
          {number}
        </PageLink>
      ))}
      {page < pages && (
        <PageLink href={href(page + 1)} rel="next">
          Next
        </PageLink>
      )}
    </PageLinks>
  )
}
