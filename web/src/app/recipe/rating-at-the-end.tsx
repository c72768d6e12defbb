import { useState } from 'react'
import { useAuth } from '#web/features/account/auth-context.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { useRatingChanged } from './use-rating-changed.ts'

const { Piece: OwnRating } = lazyPiece(
  async () => (await import('#web/features/comments/own-rating.tsx')).OwnRating,
)

/** A rating at the end of cooking; nothing for a visitor, and where its code does not come. */
export function RatingAtTheEnd({ recipeId }: { recipeId: number }) {
  const { user } = useAuth()
  const ratingChanged = useRatingChanged()
  const [isMissing, setMissing] = useState(false)
  if (user === null || isMissing) return null
  return (
    <OwnRating
      recipeId={recipeId}
      readerId={user.id}
      onRated={() => ratingChanged(recipeId)}
      onUnavailable={() => setMissing(true)}
    />
  )
}
