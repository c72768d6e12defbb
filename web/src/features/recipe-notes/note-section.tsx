import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { formatDate } from '#web/lib/format.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { longestNote, type RecipeNote } from './notes-queue.ts'
import { useNote } from './use-note.ts'

interface NoteSectionProps {
  userId: string
  recipeId: number
}

const fail = () => toastNotSaved(t('The note is as it was.'))

/** What the kitchen notes on a recipe: one text, which its cooks write; of who cooks alone it is private. */
export function NoteSection({ userId, recipeId }: NoteSectionProps) {
  const { note, data, isShared, isLoadingError, isFetching, refetch, write } = useNote(
    userId,
    recipeId,
  )
  const isHelper = useIsHelper(userId)
  const [isWriting, setWriting] = useState(false)
  if (isHelper && note === undefined) return null

  function save(text: string) {
    const before = note?.note ?? ''
    if (text === before) return
    const action = { label: t('Undo'), onAction: () => void write(before).catch(fail) }
    const title = text === '' ? t('The note is gone') : t('Noted')
    toastWhenSaved(write(text), { title, action }, fail)
  }

  return (
    <section aria-labelledby="note" className="mt-14">
      <h2 id="note" className="mb-3 text-[1.75rem]">
        {isShared ? t('Note of this kitchen') : t('Your note')}
      </h2>
      {isLoadingError && (
        <ErrorState
          title={t('The note could not be loaded')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {note !== undefined && <Note note={note} />}
      {note === undefined && data !== undefined && (
        <p className="text-soft print:hidden">
          {isShared
            ? t('What you want to remember of it, for everybody who cooks here.')
            : t('What you want to remember of it. Only you see it.')}
        </p>
      )}
      {data !== undefined && !isHelper && (
        <Button
          variant="soft"
          size="sm"
          className="mt-3 print:hidden"
          aria-haspopup="dialog"
          onClick={() => setWriting(true)}
        >
          {note === undefined ? t('Write a note') : t('Change the note')}
        </Button>
      )}
      {isWriting && (
        <NoteDialog
          before={note?.note ?? ''}
          onClose={() => setWriting(false)}
          onSave={(text) => {
            setWriting(false)
            save(text)
          }}
        />
      )}
    </section>
  )
}

function Note({ note: { note, writtenBy, writtenAt } }: { note: RecipeNote }) {
  const name = useOtherCooks()?.get(writtenBy ?? '')
  return (
    <div className="max-w-[65ch] rounded-card border border-line bg-card px-5 py-4">
      <p className="whitespace-pre-wrap wrap-anywhere">{note}</p>
      {writtenAt !== undefined && (
        <p className="mt-2 text-sm text-soft">
          {[name, formatDate(new Date(writtenAt))].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  )
}

interface NoteDialogProps {
  before: string
  onClose: () => void
  onSave: (text: string) => void
}

function NoteDialog({ before, onClose, onSave }: NoteDialogProps) {
  const [text, setText] = useState(before)
  return (
    <FormDialog
      title={before === '' ? t('Write a note') : t('Change the note')}
      onSave={() => onSave(text.trim())}
      onClose={onClose}
    >
      <TextArea
        label={t('Note')}
        hint={t('Leave it empty to remove it.')}
        value={text}
        maxLength={longestNote}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
