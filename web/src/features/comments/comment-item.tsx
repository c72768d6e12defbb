import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { CommentOrReply } from '#domain/comments/comment.ts'
import type { ReportReason } from '#domain/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { EyeOffIcon, PencilIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { Glyph } from '#web/ui/icons.tsx'
import type { MenuItem } from '#web/ui/menu-props.ts'
import { Menu } from '#web/ui/menu.tsx'
import { MoreIcon } from '#web/ui/more-icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { LikeButton } from './like-button.tsx'
import { notifyFailure } from './messages.ts'
import type { Reader } from './reader.ts'
import { ReportDialog } from './report-dialog.tsx'
import { CommentView } from './comment-view.tsx'
import type { DiscussionActions } from './use-discussion-actions.ts'
import { WriteForm } from './write-form.tsx'

interface CommentItemProps {
  comment: CommentOrReply
  /** 1–5; null without one. */
  rating: number | null
  isReply: boolean
  reader: Reader
  actions: DiscussionActions
  /** Something that was deleted takes its place in the page along: the focus goes where this says. */
  onGone: () => void
  onReply?: () => void
}

/** A comment or reply with all that its reader, or its author, can do with it. */
export function CommentItem(props: CommentItemProps) {
  const { comment, rating, isReply, reader, actions, onGone, onReply } = props
  const [isEditing, setEditing] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const { userId, userName: name } = comment
  const isOwn = userId === reader.id

  function remove() {
    const deleting = actions.remove(comment.id, rating !== null)
    onGone()
    notifyWithUndo(
      isReply ? t('Your reply is deleted') : t('Your comment is deleted'),
      deleting,
      () => actions.restore(comment.id, rating !== null),
    )
    deleting.catch(notifyFailure(t('It could not be deleted')))
  }
  function report(...given: [reason: ReportReason, words: string]) {
    const reporting = actions.report(comment.id, ...given)
    notifyWithUndo(t('Thank you. It is reported, and hidden from you'), reporting, () =>
      actions.takeBackReport(comment.id),
    )
    reporting.catch(notifyFailure(t('It could not be reported')))
  }
  function block(whom: string) {
    const blocking = actions.block(whom)
    onGone()
    notifyWithUndo(t('{name} and you no longer see each other', { name }), blocking, () =>
      actions.unblock(whom),
    )
    blocking.catch(notifyFailure(t('{name} could not be blocked', { name })))
  }

  const items: MenuItem[] = isOwn
    ? [
        { key: 'edit', label: t('Edit'), icon: <PencilIcon />, onSelect: () => setEditing(true) },
        { key: 'delete', label: t('Delete'), icon: <TrashIcon />, danger: true, onSelect: remove },
      ]
    : [
        {
          key: 'hide',
          label: t('Hide'),
          icon: <EyeOffIcon />,
          onSelect: () =>
            void actions.hide(comment.id).catch(notifyFailure(t('It could not be hidden'))),
        },
        {
          key: 'report',
          label: t('Report'),
          icon: <FlagIcon />,
          onSelect: () => setReporting(true),
        },
        {
          key: 'block',
          label: t('Block {name}', { name }),
          icon: <BlockIcon />,
          danger: true,
          onSelect: () => userId !== null && block(userId),
        },
      ]

  return (
    <>
      <CommentView
        comment={comment}
        rating={rating}
        isReply={isReply}
        onUnfold={() => actions.unfold(comment.id)}
        menu={
          (comment.folded === null || comment.folded === 'moderated') &&
          !isEditing && (
            <Menu
              label={t('More about what {name} says', { name })}
              items={items}
              className="-me-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
            >
              <MoreIcon />
            </Menu>
          )
        }
        actions={
          <div className="flex flex-wrap items-center gap-1">
            <LikeButton
              comment={comment}
              onLike={(isLiked) => void actions.like(comment, isLiked)}
            />
            {onReply !== undefined && (
              <Button variant="quiet" size="sm" className="text-soft" onClick={onReply}>
                {t('Reply')}
              </Button>
            )}
          </div>
        }
        editor={
          isEditing ? (
            <WriteForm
              label={isReply ? t('Your reply') : t('Your comment')}
              submitLabel={t('Save')}
              begunWith={comment.content}
              takesFocus
              onCancel={() => setEditing(false)}
              onSend={async (text) => {
                if (text !== comment.content) await actions.edit(comment.id, text)
                setEditing(false)
              }}
            />
          ) : null
        }
      />
      {isReporting && (
        <ReportDialog userName={name} onReport={report} onClose={() => setReporting(false)} />
      )}
    </>
  )
}

/** What is being done, with the way back once it is done. */
function notifyWithUndo(title: string, doing: Promise<void>, undo: () => Promise<void>) {
  toast({
    title,
    action: {
      label: t('Undo'),
      onAction: () => void doing.then(undo).catch(notifyFailure(t('It could not be taken back'))),
    },
  })
}

const FlagIcon = () => (
  <Glyph>
    <path d="M6 21V4m0 0h11l-2 4 2 4H6" />
  </Glyph>
)
const BlockIcon = () => (
  <Glyph>
    <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM5.8 5.8l12.4 12.4" />
  </Glyph>
)
