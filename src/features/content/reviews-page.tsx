import type { Review } from '../../domain/clinic-record.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { ReviewList } from '../../ui/review-list.tsx'

export const ReviewsPage = ({ meta, reviews }: { meta: PageMeta; reviews: Review[] }) => (
  <>
    <Banner
      meta={meta}
      title="Reviews"
      lead="Samples that show what a review looks like here. Nobody wrote them about a real clinic, and no rating counts them."
    />
    <div className="wrap section">
      <h2 className="sr-only">All sample reviews</h2>
      <ReviewList reviews={reviews} />
    </div>
  </>
)
