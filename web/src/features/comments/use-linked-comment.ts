import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { t } from '#domain/texts/t.ts'
import type { Discussion } from '#domain/comments/comment.ts'
import { linkedComment } from '#domain/notifications/place.ts'
import { notifyFailure } from './messages.ts'
import type { DiscussionActions } from './use-discussion-actions.ts'

/** Of a comment far back one page more is asked for again and again; of one that is gone not for ever. */
const mostPages = 10

/** The id of a comment's element. */
export const commentElementId = (id: string) => `comment-${id}`

/**
 * Brings the comment that the address leads to onto the page, and its reader there, once. Its id, so that it is marked; null where the
 * address leads to none.
 */
export function useLinkedComment(
  discussion: Discussion | undefined,
  actions: DiscussionActions,
): string | null {
  const { hash } = useLocation()
  const search = useRef({ hash: '', pages: 0, isOver: false, isLoading: false })
  const linked = linkedComment(hash)
  const wanted = linked === null ? null : (linked.reply ?? linked.thread)

  async function look() {
    if (search.current.hash !== hash)
      search.current = { hash, pages: 0, isOver: false, isLoading: false }
    const now = search.current
    if (linked === null || wanted === null || discussion === undefined) return
    if (now.isOver || now.isLoading) return
    const element = document.getElementById(commentElementId(wanted))
    if (element !== null) {
      now.isOver = true
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'center' })
      return
    }
    const more = now.pages < mostPages ? moreOf(linked.thread, discussion, actions) : null
    if (more === null) {
      now.isOver = true
      return
    }
    now.pages += 1
    now.isLoading = true
    await more().finally(() => (now.isLoading = false))
  }
  // Whatever was shown anew may hold it.
  useEffect(() => {
    look().catch(notifyFailure(t('The comment could not be loaded')))
  })
  return wanted
}

/** What is still to be loaded before it can be there; null where it is gone. */
function moreOf(
  threadId: string,
  { comments, next }: Discussion,
  actions: DiscussionActions,
): (() => Promise<void>) | null {
  const thread = comments.find(({ id }) => id === threadId)
  if (thread === undefined) return next === null ? null : () => actions.showMore(next)
  if (thread.replies.length >= thread.replyCount) return null
  const last = thread.replies.findLast(({ cursor }) => cursor !== null)
  return () => actions.showReplies(threadId, last?.cursor ?? null)
}
