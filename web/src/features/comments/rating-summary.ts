import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { logged } from '#web/lib/logged.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'

export interface RatingSummary {
  /** 0 without one. */
  rating: number
  reviewCount: number
  commentCount: number
  /** The reader's own, 1–5; null without one. */
  ownRating: number | null
  /** Nobody rates their own recipe. */
  isOwn: boolean
}

const unknown: RatingSummary = {
  rating: 0,
  reviewCount: 0,
  commentCount: 0,
  ownRating: null,
  isOwn: false,
}

export const summariesKey = (recipeId: number) => ['comment-summary', recipeId] as const
const summaryKey = (recipeId: number, readerId: string | null) =>
  [...summariesKey(recipeId), readerId] as const

async function fetchSummary(recipeId: number): Promise<RatingSummary> {
  const client = await dataClient()
  const { data } = await client.rpc('comment_summary', { recipe: recipeId }).throwOnError()
  const [row] = data
  if (row === undefined) return unknown
  return {
    rating: row.rating,
    reviewCount: row.review_count,
    commentCount: row.comment_count,
    ownRating: row.own_rating ?? null,
    isOwn: row.is_own,
  }
}

/** How a recipe is rated; null is a visitor, who may know too. */
export function useRatingSummary(recipeId: number, readerId: string | null) {
  return useQuery<RatingSummary>({
    queryKey: summaryKey(recipeId, readerId),
    queryFn: () => logged('Loading ratings', fetchSummary(recipeId)),
    staleTime: 0,
  })
}

/**
 * Rates a recipe with 1–5 stars and no words, or takes one's ratings back with null; rejects when that
 * could not be saved. Use it beside `useRatingSummary`. `onRated`: what shows ratings elsewhere is old.
 */
export function useRate(recipeId: number, readerId: string, onRated: () => void) {
  const client = useQueryClient()
  const change = useOptimisticChange<RatingSummary>(summaryKey(recipeId, readerId))
  return async (stars: number | null): Promise<void> => {
    const saved = change({
      next: (before = unknown) => ({ ...before, ownRating: stars }),
      send: async () => {
        const data = await dataClient()
        await data
          .rpc('rate_recipe', { recipe: recipeId, ...(stars !== null && { stars }) })
          .throwOnError()
      },
    })
    await logged('Rating', saved)
    void client.invalidateQueries({ queryKey: summariesKey(recipeId) })
    onRated()
  }
}
