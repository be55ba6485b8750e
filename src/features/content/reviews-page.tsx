import type { Review } from '../../domain/clinic/clinic-record.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { ReviewList } from '../../ui/clinic/review-list.tsx'
import { PageHeader } from '../../ui/page/layout.tsx'

export const ReviewsPage = ({ meta, reviews }: { meta: PageMeta; reviews: Review[] }) => (
  <>
    <PageHeader
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
