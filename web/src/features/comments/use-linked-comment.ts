import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { Discussion } from '#domain/comments/comment.ts'
import { linkedComment } from '#domain/notifications/place.ts'
import { notifyFailure } from './messages.ts'
import type { DiscussionActions } from './use-discussion-actions.ts'

/** Of a comment far back one page more is asked for again and again; of one that is gone not for ever. */
const mostPages = 10

/** The id of a comment's element. */
export const commentElementId = (id: string) => `comment-${id}`

/**
 * Brings the comment that the address leads to onto the page, and its reader there, once. The id of what was linked, to be marked;
 * null before it is there.
 */
export function useLinkedComment(
  discussion: Discussion | undefined,
  actions: DiscussionActions,
): string | null {
  const linked = linkedComment(useLocation().hash)
  const [pages, setPages] = useState(0)
  const [arrived, setArrived] = useState<string | null>(null)
  const wanted = linked === null ? null : (linked.reply ?? linked.thread)

  /** Whether it looks on once more is there. */
  const look = useEffectEvent(async () => {
    if (linked === null || wanted === null || discussion === undefined) return
    const element = document.getElementById(commentElementId(wanted))
    const thread = discussion.comments.find(({ id }) => id === linked.thread)
    if (element !== null) {
      setArrived(wanted)
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'center' })
    } else if (pages < mostPages) {
      const more = moreOf(thread, discussion, actions)
      if (more === null) setArrived(wanted)
      else {
        await more()
        setPages(pages + 1)
      }
    }
  })
  useEffect(() => {
    if (wanted === null || arrived === wanted) return
    look().catch(notifyFailure('The comment could not be loaded'))
  }, [wanted, arrived, discussion, pages])
  return arrived
}

/** What is still to be loaded before it can be there; null where it is gone. */
function moreOf(
  thread: Discussion['comments'][number] | undefined,
  { next }: Discussion,
  actions: DiscussionActions,
): (() => Promise<void>) | null {
  if (thread === undefined) return next === null ? null : () => actions.showMore(next)
  if (thread.replies.length >= thread.replyCount) return null
  const last = thread.replies.findLast(({ cursor }) => cursor !== null)
  return () => actions.showReplies(thread.id, last?.cursor ?? null)
}
