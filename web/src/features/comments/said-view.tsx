import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Said } from '#domain/comments/comment.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { formatDate } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { sayNotKept } from './messages.ts'
import { Stars } from './stars.tsx'

interface SaidViewProps {
  said: Said
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
export function SaidView({
  said,
  rating,
  isReply,
  menu,
  actions,
  editor,
  onUnfold,
}: SaidViewProps) {
  if (said.userId === null) {
    return <p className="py-2 text-soft italic">This comment was deleted.</p>
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar
        name={said.userName}
        url={said.avatar}
        size={isReply ? 'xs' : 'sm'}
        className={isReply ? 'mt-1' : ''}
      />
      <div>
        <div className="flex items-start gap-2">
          <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2.5 pb-1">
            <Link
              to={paths.profile(said.userId)}
              className="flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere hover:underline"
            >
              <bdi>{said.userName}</bdi>
            </Link>
            <When said={said} />
            {rating !== null && <Stars rating={rating} size={16} />}
          </div>
          {menu}
        </div>
        {editor ?? (
          <>
            {said.folded === null ? (
              <p dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-line">
                {said.content}
              </p>
            ) : (
              <Folded reason={said.folded} onUnfold={onUnfold} />
            )}
            {said.folded === null && actions}
          </>
        )}
      </div>
    </div>
  )
}

function When({ said }: { said: Said }) {
  const [now] = useState(() => new Date())
  const written = new Date(said.createdAt)
  return (
    <span className="text-sm text-soft">
      <time dateTime={said.createdAt} title={formatDate(written)}>
        {timeAgo(written, now)}
      </time>
      {said.updatedAt !== null && (
        <span title={formatDate(new Date(said.updatedAt))}> · edited</span>
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
      .catch(sayNotKept('That could not be shown'))
      .finally(() => setPending(false))
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-soft">
      {reason === 'hidden'
        ? 'You hid this.'
        : 'Several people reported this, so it is folded away.'}
      <Button variant="quiet" size="sm" className="underline" pending={isPending} onClick={show}>
        Show it
      </Button>
    </p>
  )
}
