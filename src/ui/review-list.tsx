import type { Review } from '../domain/clinic-record.ts'
import { formatDate } from '../domain/time.ts'
import { Rating } from './rating.tsx'

export const ReviewList = ({ reviews }: { reviews: readonly Review[] }) => (
  <div className="grid">
    {reviews.map((review) => (
      <figure key={review.id} className="card card-body">
        <div className="meta">
          <Rating rating={review.rating} />
          <span className="mark-sample">Sample review</span>
        </div>
        <blockquote>
          <p>{review.text}</p>
        </blockquote>
        <figcaption className="muted small">{`${review.author}, ${review.location} · ${formatDate(review.writtenOn)}`}</figcaption>
      </figure>
    ))}
  </div>
)
