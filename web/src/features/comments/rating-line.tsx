import { t } from '#domain/texts/t.ts'
import { ratingsInWords } from '#domain/comments/stars.ts'
import { formatNumber, formatTenths } from '#domain/format-number.ts'
import type { RatingSummary } from './rating-summary.ts'
import { Stars } from './stars.tsx'

/** How a recipe is rated, by how many, and how many comments it has. */
export function RatingLine({ summary }: { summary: RatingSummary }) {
  const { rating, reviewCount, commentCount } = summary
  const comments = t('{count, plural, one {1 comment} other {{shown} comments}}', {
    count: commentCount,
    shown: formatNumber(commentCount),
  })
  if (reviewCount === 0) {
    return (
      <p className="text-soft">
        {t('Not rated yet')}
        {commentCount > 0 && ` · ${comments}`}
      </p>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-display text-[1.75rem] leading-none font-semibold" aria-hidden="true">
        {formatTenths(rating)}
      </span>
      <Stars rating={rating} size={22} />
      <span className="text-soft">
        {ratingsInWords(reviewCount)} · {comments}
      </span>
    </p>
  )
}
