import { ratingsInWords } from '#domain/comments/stars.ts'
import { formatNumber } from '#domain/format-number.ts'
import type { RatingSummary } from './rating-summary.ts'
import { Stars } from './stars.tsx'

/** How a recipe is rated, by how many, and how many comments it has. */
export function RatingLine({ summary }: { summary: RatingSummary }) {
  const { rating, reviewCount, commentCount } = summary
  const comments = commentCount === 1 ? '1 comment' : `${formatNumber(commentCount)} comments`
  if (reviewCount === 0) {
    return <p className="text-soft">Not rated yet{commentCount > 0 && ` · ${comments}`}</p>
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-display text-[1.75rem] leading-none font-semibold" aria-hidden="true">
        {rating.toFixed(1)}
      </span>
      <Stars rating={rating} size={22} />
      <span className="text-soft">
        {ratingsInWords(reviewCount)} · {comments}
      </span>
    </p>
  )
}
