import { useState } from 'react'
import type { Said } from '#domain/comments/comment.ts'
import { Button } from '#web/ui/button.tsx'
import { EyeOffIcon, PencilIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { Glyph } from '#web/ui/icons.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { LikeButton } from './like-button.tsx'
import { sayNotKept } from './messages.ts'
import type { Reader } from './reader.ts'
import { ReportDialog } from './report-dialog.tsx'
import { SaidView } from './said-view.tsx'
import type { DiscussionActions } from './use-discussion-actions.ts'
import { WriteForm } from './write-form.tsx'

interface SaidItemProps {
  said: Said
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
export function SaidItem(props: SaidItemProps) {
  const { said, rating, isReply, reader, actions, onGone, onReply } = props
  const [isEditing, setEditing] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const isOwn = said.userId === reader.id

  function remove() {
    const deleting = actions.remove(said.id, rating !== null)
    onGone()
    sayWithUndo(isReply ? 'Your reply is deleted' : 'Your comment is deleted', deleting, () =>
      actions.restore(said.id, rating !== null),
    )
    deleting.catch(sayNotKept('It could not be deleted'))
  }
  function report(reason: Parameters<DiscussionActions['report']>[1]) {
    const reporting = actions.report(said.id, reason)
    sayWithUndo('Thank you. It is reported, and hidden from you', reporting, () =>
      actions.takeBackReport(said.id),
    )
    reporting.catch(sayNotKept('It could not be reported'))
  }
  function block(userId: string) {
    const blocking = actions.block(userId)
    onGone()
    sayWithUndo(`${said.userName} and you no longer see each other`, blocking, () =>
      actions.unblock(userId),
    )
    blocking.catch(sayNotKept(`${said.userName} could not be blocked`))
  }

  const { userId } = said
  const items: MenuItem[] = isOwn
    ? [
        { key: 'edit', label: 'Edit', icon: <PencilIcon />, onSelect: () => setEditing(true) },
        { key: 'delete', label: 'Delete', icon: <TrashIcon />, danger: true, onSelect: remove },
      ]
    : [
        {
          key: 'hide',
          label: 'Hide',
          icon: <EyeOffIcon />,
          onSelect: () => void actions.hide(said.id).catch(sayNotKept('It could not be hidden')),
        },
        {
          key: 'report',
          label: 'Report',
          icon: <FlagIcon />,
          onSelect: () => setReporting(true),
        },
        {
          key: 'block',
          label: `Block ${said.userName}`,
          icon: <BlockIcon />,
          danger: true,
          onSelect: () => userId !== null && block(userId),
        },
      ]

  return (
    <>
      <SaidView
        said={said}
        rating={rating}
        isReply={isReply}
        onUnfold={() => actions.unfold(said.id)}
        menu={
          said.folded === null &&
          !isEditing && (
            <Menu
              label={`More about what ${said.userName} says`}
              items={items}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
            >
              <DotsIcon />
            </Menu>
          )
        }
        actions={
          <div className="flex flex-wrap items-center gap-1">
            <LikeButton said={said} onLike={(isLiked) => void actions.like(said, isLiked)} />
            {onReply !== undefined && (
              <Button variant="quiet" size="sm" className="text-soft" onClick={onReply}>
                Reply
              </Button>
            )}
          </div>
        }
        editor={
          isEditing ? (
            <WriteForm
              label={isReply ? 'Your reply' : 'Your comment'}
              submitLabel="Save"
              begunWith={said.content}
              takesFocus
              onCancel={() => setEditing(false)}
              onSend={async (text) => {
                if (text !== said.content) await actions.edit(said.id, text)
                setEditing(false)
              }}
            />
          ) : null
        }
      />
      {isReporting && (
        <ReportDialog
          userName={said.userName}
          onReport={report}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  )
}

/** What is being done, with the way back once it is done. */
function sayWithUndo(title: string, doing: Promise<void>, undo: () => Promise<void>) {
  toast({
    title,
    action: {
      label: 'Undo',
      onAction: () => void doing.then(undo).catch(sayNotKept('It could not be taken back')),
    },
  })
}

const DotsIcon = () => (
  <Glyph>
    <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth={3} />
  </Glyph>
)
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
