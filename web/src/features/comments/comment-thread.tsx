import { useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Comment } from '#domain/comments/comment.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { notifyFailure } from './messages.ts'
import type { Reader } from './reader.ts'
import { CommentItem } from './comment-item.tsx'
import type { DiscussionActions } from './use-discussion-actions.ts'
import { commentElementId } from './use-linked-comment.ts'
import { WriteForm } from './write-form.tsx'

interface CommentThreadProps {
  comment: Comment
  reader: Reader
  actions: DiscussionActions
  onGone: () => void
  /** The comment that the address leads to. */
  linked: string | null
}

/** A comment and what was replied to it. */
export function CommentThread({ comment, reader, actions, onGone, linked }: CommentThreadProps) {
  const [isReplying, setReplying] = useState(false)
  const { id, userName, replies, replyCount } = comment
  const all = { reader, actions, onGone }
  return (
    <li className="border-t border-line pt-4">
      <Landing id={id} isLinked={linked === id}>
        <CommentItem
          {...all}
          comment={comment}
          rating={comment.rating}
          isReply={false}
          onReply={() => setReplying(true)}
        />
      </Landing>
      {(replyCount > 0 || isReplying) && (
        <div className="mt-2 ms-5 space-y-3 border-s-2 border-line ps-4 sm:ms-14">
          {replies.length > 0 && (
            <ul aria-label={t('Replies')} className="space-y-2">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <Landing id={reply.id} isLinked={linked === reply.id}>
                    <CommentItem {...all} comment={reply} rating={null} isReply />
                  </Landing>
                </li>
              ))}
            </ul>
          )}
          {replyCount > replies.length && <MoreReplies comment={comment} actions={actions} />}
          {isReplying && (
            <WriteForm
              label={t('Reply to {name}', { name: userName })}
              submitLabel={t('Reply')}
              takesFocus
              onCancel={() => setReplying(false)}
              onSend={async (text, replyId) => {
                await actions.reply(replyId, id, text)
                setReplying(false)
              }}
            />
          )}
        </div>
      )}
    </li>
  )
}

interface LandingProps {
  id: string
  isLinked: boolean
  children: ReactNode
}

/** A place that an address can lead to: it takes the focus, and is marked. */
function Landing({ id, isLinked, children }: LandingProps) {
  return (
    <div
      id={commentElementId(id)}
      tabIndex={-1}
      className={cn(
        'scroll-mt-24 rounded-card outline-none',
        isLinked && 'bg-butter/45 ring-8 ring-butter/45',
      )}
    >
      {children}
    </div>
  )
}

function MoreReplies({ comment, actions }: Pick<CommentThreadProps, 'comment' | 'actions'>) {
  const [isPending, setPending] = useState(false)
  const { id, replies, replyCount } = comment
  const left = replyCount - replies.length
  function show() {
    setPending(true)
    const last = replies.findLast(({ cursor }) => cursor !== null)
    actions
      .showReplies(id, last?.cursor ?? null)
      .catch(notifyFailure(t('The replies could not be loaded')))
      .finally(() => setPending(false))
  }
  return (
    <Button variant="quiet" size="sm" pending={isPending} onClick={show}>
      {t('{left, plural, one {Show # more reply} other {Show # more replies}}', { left })}
    </Button>
  )
}
