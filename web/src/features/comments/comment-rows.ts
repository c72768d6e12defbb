import type { Comment, Discussion, Folded, CommentOrReply } from '#domain/comments/comment.ts'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Database } from '#web/lib/backend/database.generated.ts'
import { pictureUrl } from '#web/lib/backend/picture-url.ts'

export const sorts = ['newest', 'helpful'] as const
export type Sort = (typeof sorts)[number]

type Row = Database['public']['Functions']['comment_threads']['Returns'][number]

const largestPage = 100

const foldedFrom = (value: string | null): Folded | null =>
  value === 'hidden' || value === 'reported' || value === 'moderated' ? value : null

/** Of every column that may be null in the database its type knows nothing. */
const commentFrom = (row: Row, backendUrl: string): CommentOrReply => ({
  id: row.id,
  userId: row.user_id ?? null,
  userName: row.user_name ?? '',
  avatar: pictureUrl(row.avatar_url ?? null, backendUrl),
  content: row.content,
  createdAt: row.created_at,
  updatedAt: row.updated_at ?? null,
  likes: row.likes,
  isLiked: row.is_liked,
  folded: foldedFrom(row.folded),
  cursor: row.page_cursor,
})

function commentsFrom(rows: readonly Row[], backendUrl: string): Comment[] {
  const [openings, replies] = [
    rows.filter(({ parent_comment_id }) => parent_comment_id === null),
    rows.filter(({ parent_comment_id }) => parent_comment_id !== null),
  ]
  return openings.map((row) => ({
    ...commentFrom(row, backendUrl),
    rating: row.rating ?? null,
    replies: replies
      .filter((each) => each.parent_comment_id === row.id)
      .map((each) => commentFrom(each, backendUrl)),
    replyCount: row.reply_count,
  }))
}

/** A page after the cursor, the first one for null; `wanted` comments or as many as one page has. */
export async function fetchDiscussion(
  recipeId: number,
  sort: Sort,
  after: string | null,
  wanted: number,
): Promise<Discussion> {
  const size = Math.min(wanted, largestPage)
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const { data } = await client
    .rpc('comment_threads', {
      recipe: recipeId,
      sort,
      page_size: size,
      ...(after !== null && { page_after: after }),
    })
    .throwOnError()
  const comments = commentsFrom(data, url)
  return { comments, next: comments.length < size ? null : (comments.at(-1)?.cursor ?? null) }
}

/** The next replies to a comment, after a cursor. */
export async function fetchReplies(
  commentId: string,
  after: string | null,
): Promise<CommentOrReply[]> {
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const { data } = await client
    .rpc('comment_replies', { comment: commentId, ...(after !== null && { page_after: after }) })
    .throwOnError()
  return data.map((row) => commentFrom(row, url))
}

/** The text of a comment that is folded away. */
export async function fetchContent(id: string): Promise<string> {
  const client = await dataClient()
  const { data } = await client
    .from('comments')
    .select('content')
    .eq('id', id)
    .single()
    .throwOnError()
  return data.content
}
