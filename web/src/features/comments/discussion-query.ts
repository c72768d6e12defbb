import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Discussion } from '#domain/comments/comment.ts'
import { logged } from '#web/lib/logged.ts'
import { fetchDiscussion, type Sort } from './comment-rows.ts'

export const pageSize = 20
export const noComments: Discussion = { comments: [], next: null }

/** Every cached page of a recipe’s comments. */
export const discussionsKey = (recipeId: number) => ['comments', recipeId] as const
export const discussionKey = (recipeId: number, readerId: string, sort: Sort) =>
  [...discussionsKey(recipeId), readerId, sort] as const

/** The comments on a recipe as far as they are loaded; read anew, as many as there were. */
export function useDiscussion(recipeId: number, readerId: string, sort: Sort) {
  const client = useQueryClient()
  const queryKey = discussionKey(recipeId, readerId, sort)
  return useQuery<Discussion>({
    queryKey,
    queryFn: () => {
      const shown = client.getQueryData<Discussion>(queryKey)?.comments.length ?? 0
      const wanted = Math.max(pageSize, shown)
      return logged('Loading comments', fetchDiscussion(recipeId, sort, null, wanted))
    },
    staleTime: 0,
    // Nothing moves under the eyes of who reads.
    refetchOnWindowFocus: false,
  })
}
