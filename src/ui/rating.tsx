import { wholeStars } from '../domain/clinic.ts'

export function Rating({ rating, reviewCount }: { rating: number; reviewCount?: number }) {
  if (reviewCount === 0) return <span className="rating muted">No reviews yet</span>
  return (
    <span className="rating">
      <span className={`stars stars-${wholeStars(rating)}`} aria-hidden="true" />
      <span>
        {rating.toFixed(1)}
        <span className="visually-hidden"> out of 5</span>
      </span>
      {reviewCount !== undefined && (
        <span className="muted">{`(${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'})`}</span>
      )}
    </span>
  )
}
