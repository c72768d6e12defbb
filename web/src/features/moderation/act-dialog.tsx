import { useState } from 'react'
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
    <FormDialog title={title} saveLabel={label} onSave={confirm} onClose={onClose}>
      <p>{hint}</p>
      {act !== 'ban' && (
        <TextArea
          label={act === 'warn' ? 'Your message' : 'Message to the author (optional)'}
          maxLength={longestMessage}
          value={message}
          error={isMissing && message.trim() === '' ? 'Please say what is wrong.' : undefined}
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
        title: `Remove this ${thing}?`,
        label: 'Remove',
        hint:
          thing === 'profile'
            ? 'Its name, picture and address are taken away. The person can write new ones.'
            : 'Nobody sees it any more, its author neither. After 30 days it is gone for good.',
      }
    case 'warn':
      return {
        title: `Warn ${authorName}`,
        label: 'Send',
        hint: 'They see your message in the app until they have read it. Your name is not shown.',
      }
    case 'ban':
      return {
        title: `Ban ${authorName}?`,
        label: 'Ban',
        hint: 'They are signed out everywhere and cannot come back, and nobody sees what they show. All reports about them are settled.',
      }
  }
}
