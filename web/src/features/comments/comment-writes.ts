import type { ReportReason } from '#domain/reports.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'

/** What was to be changed went away meanwhile. */
export class CommentGone extends Error {
  readonly code = 'comment_gone'
  constructor() {
    super('comment_gone')
  }
}

const uniqueViolation = '23505'

interface NewComment {
  id: string
  recipeId: number
  userId: string
  content: string
  rating: number | null
  /** The comment that it answers. */
  parent: string | null
}

/** What is there already, for its answer was lost on the way, is made what was sent last. */
export async function insertComment({ id, recipeId, userId, content, rating, parent }: NewComment) {
  const client = await dataClient()
  const { error } = await client.from('comments').insert({
    id,
    recipe_id: recipeId,
    user_id: userId,
    content,
    rating,
    parent_comment_id: parent,
    likes: 0,
    liked_by: [],
  })
  if (error === null) return
  if (error.code !== uniqueViolation) throw error
  await client
    .from('comments')
    .update({ content, rating })
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

/** @throws CommentGone */
export async function updateContent(id: string, userId: string, content: string, at: string) {
  const client = await dataClient()
  const { data } = await client
    .from('comments')
    .update({ content, updated_at: at })
    .eq('id', id)
    .eq('user_id', userId)
    .select('id')
    .throwOnError()
  if (data.length === 0) throw new CommentGone()
}

export async function deleteComment(id: string, userId: string) {
  const client = await dataClient()
  await client.from('comments').delete().eq('id', id).eq('user_id', userId).throwOnError()
}

/** Takes a deletion back. @throws CommentGone when it is too late for it. */
export async function restoreComment(id: string) {
  const client = await dataClient()
  const { data } = await client.rpc('restore_comment', { comment: id }).throwOnError()
  if (!data) throw new CommentGone()
}

/** Of the list that is sent the backend takes the sender's own place in it, and nothing else. */
export async function updateLike(id: string, userId: string, isLiked: boolean, likes: number) {
  const client = await dataClient()
  await client
    .from('comments')
    .update({ liked_by: isLiked ? [userId] : [], likes })
    .eq('id', id)
    .throwOnError()
}

export async function hideComment(id: string, userId: string) {
  const client = await dataClient()
  await client
    .from('hidden_comments')
    .upsert(
      { comment_id: id, user_id: userId },
      { onConflict: 'user_id,comment_id', ignoreDuplicates: true },
    )
    .throwOnError()
}

export async function unhideComment(id: string, userId: string) {
  const client = await dataClient()
  await client
    .from('hidden_comments')
    .delete()
    .eq('comment_id', id)
    .eq('user_id', userId)
    .throwOnError()
}

export async function reportComment(
  id: string,
  userId: string,
  reason: ReportReason,
  words: string,
) {
  const client = await dataClient()
  await client
    .from('reports')
    .upsert(
      { comment_id: id, reporter_id: userId, reason, ...(words !== '' && { words }) },
      { onConflict: 'reporter_id,comment_id', ignoreDuplicates: true },
    )
    .throwOnError()
}

export async function takeBackReport(id: string, userId: string) {
  const client = await dataClient()
  await client
    .from('reports')
    .delete()
    .eq('comment_id', id)
    .eq('reporter_id', userId)
    .throwOnError()
}

export async function blockPerson(blocked: string, userId: string) {
  const client = await dataClient()
  await client
    .from('blocks')
    .upsert(
      { blocker_id: userId, blocked_id: blocked },
      { onConflict: 'blocker_id,blocked_id', ignoreDuplicates: true },
    )
    .throwOnError()
}

export async function unblockPerson(blocked: string, userId: string) {
  const client = await dataClient()
  await client
    .from('blocks')
    .delete()
    .eq('blocker_id', userId)
    .eq('blocked_id', blocked)
    .throwOnError()
}
