import { useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { CommentOrReply } from '#domain/comments/comment.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { formatDate } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { notifyFailure } from './messages.ts'
import { Stars } from './stars.tsx'

interface CommentViewProps {
  comment: CommentOrReply
  /** 1–5; null without one. */
  rating: number | null
  isReply: boolean
  /** At the end of the first line. */
  menu: ReactNode
  /** Below the text: what one does with it. */
  actions: ReactNode
  /** In place of the text, while it is written anew. */
  editor: ReactNode
  onUnfold: () => Promise<void>
}

/** One comment or reply: who, when, what. Its text is only ever text. */
export function CommentView({
  comment,
  rating,
  isReply,
  menu,
  actions,
  editor,
  onUnfold,
}: CommentViewProps) {
  if (comment.userId === null) {
    return <p className="py-2 text-soft italic">{t('This comment was deleted.')}</p>
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar
        name={comment.userName}
        url={comment.avatar}
        size={isReply ? 'xs' : 'sm'}
        className={isReply ? 'mt-1' : ''}
      />
      <div>
        <div className="flex items-start gap-2">
          <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2.5 pb-1">
            <Link
              to={paths.profile(comment.userId)}
              className="flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere hover:underline"
            >
              <bdi>{comment.userName}</bdi>
            </Link>
            <When comment={comment} />
            {rating !== null && <Stars rating={rating} size={16} />}
          </div>
          {menu}
        </div>
        {editor ?? (
          <>
            {comment.folded === 'moderated' && (
              <p className="font-semibold text-tomato-text">
                {t('Hidden by a moderator: only you see it.')}
              </p>
            )}
            {comment.folded === null || comment.folded === 'moderated' ? (
              <p dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-line">
                {comment.content}
              </p>
            ) : (
              <Folded reason={comment.folded} onUnfold={onUnfold} />
            )}
            {comment.folded === null && actions}
          </>
        )}
      </div>
    </div>
  )
}

function When({ comment }: { comment: CommentOrReply }) {
  const [now] = useState(() => new Date())
  const written = new Date(comment.createdAt)
  return (
    <span className="text-sm text-soft">
      <time dateTime={comment.createdAt} title={formatDate(written)}>
        {timeAgo(written, now)}
      </time>
      {comment.updatedAt !== null && (
        <span title={formatDate(new Date(comment.updatedAt))}> · {t('edited|of a comment')}</span>
      )}
    </span>
  )
}

interface FoldedProps {
  reason: 'hidden' | 'reported'
  onUnfold: () => Promise<void>
}

function Folded({ reason, onUnfold }: FoldedProps) {
  const [isPending, setPending] = useState(false)
  function show() {
    setPending(true)
    onUnfold()
      .catch(notifyFailure(t('That could not be shown')))
      .finally(() => setPending(false))
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-soft">
      {reason === 'hidden'
        ? t('You hid this.')
        : t('Several people reported this, so it is folded away.')}
      <Button variant="quiet" size="sm" className="underline" pending={isPending} onClick={show}>
        {t('Show it')}
      </Button>
    </p>
  )
}
