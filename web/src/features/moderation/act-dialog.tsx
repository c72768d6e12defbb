import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { ReportedThing } from '#domain/reports.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

/** What is asked about before it is done. */
export type ModerationAct = 'remove' | 'warn' | 'ban'

interface ActDialogProps {
  act: ModerationAct
  thing: ReportedThing
  authorName: string
  onConfirm: (message: string) => void
  onClose: () => void
}

const longestMessage = 1000

/** The message that goes with an act: a warning needs one. */
export function ActDialog({ act, thing, authorName, onConfirm, onClose }: ActDialogProps) {
  const [message, setMessage] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { title, hint, label } = wordsOf(act, thing, authorName)

  function confirm() {
    if (act === 'warn' && message.trim() === '') {
      setMissing(true)
      return
    }
    onConfirm(message.trim())
    onClose()
  }

  return (
    <FormDialog
      title={title}
      description={hint}
      saveLabel={label}
      onSave={confirm}
      onClose={onClose}
    >
      {act !== 'ban' && (
        <TextArea
          label={act === 'warn' ? t('Your message') : t('Message to the author (optional)')}
          maxLength={longestMessage}
          value={message}
          error={isMissing && message.trim() === '' ? t('Please say what is wrong.') : undefined}
          onChange={(event) => setMessage(event.target.value)}
        />
      )}
    </FormDialog>
  )
}

function wordsOf(act: ModerationAct, thing: ReportedThing, authorName: string) {
  switch (act) {
    case 'remove':
      return {
        title: t(
          '{thing, select, comment {Remove this comment?} recipe {Remove this recipe?} photo {Remove this photo?} other {Remove this profile?}}',
          { thing },
        ),
        label: t('Remove'),
        hint:
          thing === 'profile'
            ? t('Its name, picture and address are taken away. The person can write new ones.')
            : t('Nobody sees it any more, its author neither. After 30 days it is gone for good.'),
      }
    case 'warn':
      return {
        title: t('Warn {name}', { name: authorName }),
        label: t('Send'),
        hint: t(
          'They see your message in the app until they have read it. Your name is not shown.',
        ),
      }
    case 'ban':
      return {
        title: t('Ban {name}?', { name: authorName }),
        label: t('Ban'),
        hint: t(
          'They are signed out everywhere and cannot come back, and nobody sees what they show. All reports about them are settled.',
        ),
      }
  }
}
