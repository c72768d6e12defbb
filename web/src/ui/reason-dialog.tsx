import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { RadioChoice } from './radio-choice.tsx'
import { TextArea } from './text-area.tsx'

interface ReasonDialogProps<Reason extends string> {
  title: string
  description: string
  /** What is read before the choices. */
  question: string
  reasons: readonly { value: Reason; label: string }[]
  /** How many characters may be added. */
  longest: number
  confirmLabel: string
  /** `words` is empty where nothing was added. */
  onConfirm: (reason: Reason, words: string) => void
  onClose: () => void
}

/** Asks for one of several reasons, and for words that may explain it. */
export function ReasonDialog<Reason extends string>(props: ReasonDialogProps<Reason>) {
  const { title, description, question, reasons, longest, confirmLabel, onConfirm, onClose } = props
  const [reason, setReason] = useState<Reason | null>(null)
  const [words, setWords] = useState('')
  function confirm() {
    if (reason === null) return
    onConfirm(reason, words.trim())
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button disabled={reason === null} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <RadioChoice
        legend={question}
        isLegendHidden
        options={reasons}
        value={reason}
        onChange={setReason}
      />
      <TextArea
        className="mt-4"
        label={t('What should we know? (optional)')}
        rows={2}
        maxLength={longest}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </Dialog>
  )
}
