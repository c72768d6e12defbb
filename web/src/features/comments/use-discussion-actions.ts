import { useQueryClient } from '@tanstack/react-query'
import type { Comment, Discussion, CommentOrReply } from '#domain/comments/comment.ts'
import { afterChange, type DiscussionChange } from '#domain/comments/discussion.ts'
import type { ReportReason } from '#domain/reports.ts'
import { withoutBidiControls } from '#domain/text-direction.ts'
import { logged } from '#web/lib/logged.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'
import { fetchContent, fetchDiscussion, fetchReplies, type Sort } from './comment-rows.ts'
import {
  blockPerson,
  deleteComment,
  hideComment,
  insertComment,
  reportComment,
  restoreComment,
  takeBackReport,
  unblockPerson,
  unhideComment,
  updateContent,
  updateLike,
} from './comment-writes.ts'
import { discussionKey, discussionsKey, noComments, pageSize } from './discussion-query.ts'
import { summariesKey } from './rating-summary.ts'
import type { Reader } from './reader.ts'

const nothingToSend = () => Promise.resolve()

/** What was written here and is on its way. */
const newComment = (id: string, content: string, reader: Reader): CommentOrReply => ({
  id,
  userId: reader.id,
  userName: reader.name,
  avatar: null,
  content: withoutBidiControls(content).trim(),
  createdAt: new Date().toISOString(),
  updatedAt: null,
  likes: 0,
  isLiked: false,
  folded: null,
  cursor: null,
})

/**
 * What one can do in a discussion. Each rejects, logged, when it could not be saved, and what was shown
 * goes back; but for `like`, whose failure is only logged. Use it beside `useDiscussion`. `onRated`:
 * what shows the recipe's rating elsewhere is old.
 */
export function useDiscussionActions(
  recipeId: number,
  reader: Reader,
  sort: Sort,
  onRated: () => void,
) {
  const client = useQueryClient()
  const change = useOptimisticChange<Discussion>(discussionKey(recipeId, reader.id, sort))
  const loggedChange = (what: string, made: DiscussionChange, send: () => Promise<void>) =>
    logged(what, change({ next: (before = noComments) => afterChange(before, made), send }))
  const recount = () => void client.invalidateQueries({ queryKey: summariesKey(recipeId) })
  const readAgain = () => client.invalidateQueries({ queryKey: discussionsKey(recipeId) })
  const send = (comment: CommentOrReply, rating: number | null, parent: string | null) => () =>
    insertComment({
      id: comment.id,
      recipeId,
      userId: reader.id,
      content: comment.content,
      rating,
      parent,
    })

  return {
    /** Under the same id until it is saved: `insertComment`. */
    async post(id: string, content: string, rating: number | null): Promise<void> {
      const written = newComment(id, content, reader)
      const comment: Comment = { ...written, rating, replies: [], replyCount: 0 }
      await loggedChange('Posting a comment', { kind: 'say', comment }, send(written, rating, null))
      recount()
      if (rating !== null) onRated()
    },
    async reply(id: string, to: string, content: string): Promise<void> {
      const reply = newComment(id, content, reader)
      await loggedChange('Posting a reply', { kind: 'reply', to, reply }, send(reply, null, to))
      recount()
    },
    async edit(id: string, text: string): Promise<void> {
      const at = new Date().toISOString()
      const content = withoutBidiControls(text).trim()
      await loggedChange('Editing a comment', { kind: 'edit', id, content, at }, () =>
        updateContent(id, reader.id, content, at),
      )
    },
    async remove(id: string, wasRated: boolean): Promise<void> {
      await loggedChange('Deleting a comment', { kind: 'delete', id }, () =>
        deleteComment(id, reader.id),
      )
      recount()
      if (wasRated) onRated()
    },
    async restore(id: string, wasRated: boolean): Promise<void> {
      await logged('Bringing a comment back', restoreComment(id))
      await readAgain()
      recount()
      if (wasRated) onRated()
    },
    async like({ id, likes }: CommentOrReply, isLiked: boolean): Promise<void> {
      const count = Math.max(0, likes + (isLiked ? 1 : -1))
      await loggedChange('Liking a comment', { kind: 'like', id, isLiked }, () =>
        updateLike(id, reader.id, isLiked, count),
      ).catch(() => undefined)
    },
    hide: (id: string) =>
      loggedChange('Hiding a comment', { kind: 'fold', id }, () => hideComment(id, reader.id)),
    report: (id: string, reason: ReportReason, words: string) =>
      loggedChange('Reporting a comment', { kind: 'fold', id }, () =>
        reportComment(id, reader.id, reason, words),
      ),
    async takeBackReport(id: string): Promise<void> {
      await logged('Taking a report back', takeBackReport(id, reader.id))
      await readAgain()
    },
    /** Shows what is folded away; from then on too, where its reader hid it. */
    async unfold(id: string): Promise<void> {
      const content = await logged('Loading a comment', fetchContent(id))
      await loggedChange('Showing a comment', { kind: 'unfold', id, content }, () =>
        unhideComment(id, reader.id),
      )
    },
    async block(userId: string): Promise<void> {
      await loggedChange('Blocking somebody', { kind: 'part', userId }, () =>
        blockPerson(userId, reader.id),
      )
      await readAgain()
    },
    async unblock(userId: string): Promise<void> {
      await logged('Unblocking somebody', unblockPerson(userId, reader.id))
      await readAgain()
    },
    async showMore(after: string): Promise<void> {
      const fetched = fetchDiscussion(recipeId, sort, after, pageSize)
      const page = await logged('Loading comments', fetched)
      await loggedChange('Showing comments', { kind: 'more', page }, nothingToSend)
    },
    async showReplies(to: string, after: string | null): Promise<void> {
      const replies = await logged('Loading replies', fetchReplies(to, after))
      await loggedChange('Showing replies', { kind: 'more-replies', to, replies }, nothingToSend)
    },
  }
}

export type DiscussionActions = ReturnType<typeof useDiscussionActions>
