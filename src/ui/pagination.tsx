export function Pagination({ page, pages, href }: { page: number; pages: number; href: (page: number) => string }) {
  if (pages <= 1) return null
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  )
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          Previous
        </a>
      )}
      {near.map((number) =>
        number === page ? (
          <span key={number} aria-current="page">
            {number}
          </span>
        ) : (
          <a key={number} href={href(number)} aria-label={`Page ${number}`}>
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a href={href(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  )
}
