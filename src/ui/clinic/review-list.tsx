import type { Review } from '../../domain/clinic/clinic-record.ts'
import { formatDate } from '../../domain/time.ts'
import { SampleBadge } from './badges.tsx'
import { Rating } from './rating.tsx'

export const ReviewList = ({ reviews }: { reviews: readonly Review[] }) => (
  <div className="card-grid">
    {reviews.map((review) => (
      <figure key={review.id} className="card card-body">
        <div className="meta">
          <Rating rating={review.rating} />
          <SampleBadge of="review" />
        </div>
        <blockquote>
          <p>{review.text}</p>
        </blockquote>
        <figcaption className="text-sm text-muted">{`${review.author}, ${review.location} · ${formatDate(review.writtenOn)}`}</figcaption>
      </figure>
    ))}
  </div>
)
