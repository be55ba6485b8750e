import { formatDate } from '../../domain/time.ts'

interface LastReviewedProps {
  /** Nothing is shown without a date. */
  date: string | null
  /** The name and license of a clinician. */
  reviewer?: string | null
}

export const LastReviewed = ({ date, reviewer }: LastReviewedProps) =>
  date && (
    <p className="text-sm text-muted">
      {`Last reviewed ${formatDate(date)}, ${reviewer ? `medically by ${reviewer}` : 'not by a clinician'}.`}
    </p>
  )
