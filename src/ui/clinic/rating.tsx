import { countWholeStars } from '../../domain/clinic/clinic.ts'
import { formatQuantity } from '../../domain/plural.ts'

const FILL_CLASSES = ['', '[--filled:20%]', '[--filled:40%]', '[--filled:60%]', '[--filled:80%]', '[--filled:100%]']

interface RatingProps {
  rating: number | null
  reviewCount?: number | null
  source?: string | null | undefined
}

export function Rating({ rating, reviewCount, source }: RatingProps) {
  if (rating === null || reviewCount === null) return null
  if (reviewCount === 0) return <span className="rating text-muted">No reviews yet</span>
  const stars = (
    <span className="rating">
      <span className={`stars ${FILL_CLASSES[countWholeStars(rating)]}`} aria-hidden="true" />
      <span>
        {rating.toFixed(1)}
        <span className="sr-only"> out of 5</span>
      </span>
      {reviewCount !== undefined && <span className="text-muted">{`(${formatQuantity(reviewCount, 'review')})`}</span>}
    </span>
  )
  if (!source) return stars
  return (
    <>
      {stars} <span className="text-sm text-muted">{source}</span>
    </>
  )
}
