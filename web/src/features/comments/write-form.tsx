import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { charactersLeft, commentProblem } from '#domain/comments/comment.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Draft } from './drafts.ts'
import { whyNotSaved } from './messages.ts'

interface WriteFormProps {
  label: string
  submitLabel: string
  placeholder?: string
  begunWith?: string
  /** As what it was begun earlier. */
  begunAs?: string | undefined
  /** Each time that the text changes. */
  onDraft?: (draft: Draft) => void
  /**
   * Rejects when it could not be saved: the text then stays, the failure is shown, and what is sent next
   * has the same id.
   */
  onSend: (text: string, id: string) => Promise<void>
  onCancel?: () => void
  /** The text may be empty, for there is something else to send. */
  mayBeEmpty?: boolean
  /** The field takes the focus when it appears. */
  takesFocus?: boolean
  /** Above the field. */
  children?: ReactNode
}

/** A field to write in and a button that sends it. */
export function WriteForm(props: WriteFormProps) {
  const { label, submitLabel, placeholder, onDraft, onSend, onCancel, takesFocus, children } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(props.begunWith ?? '')
  const [id, setId] = useState(() => props.begunAs ?? crypto.randomUUID())
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (takesFocus === true) field.current?.focus()
  }, [takesFocus])

  function write(next: string) {
    setText(next)
    setProblem(null)
    onDraft?.({ id, text: next })
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const isEmpty = text.trim() === ''
    const found = isEmpty && props.mayBeEmpty === true ? null : commentProblem(text)
    setProblem(found)
    setFailure(null)
    if (found !== null) return
    setSending(true)
    try {
      await onSend(text.trim(), id)
      setText('')
      setId(crypto.randomUUID())
      onDraft?.({ id, text: '' })
    } catch (cause) {
      setFailure(await whyNotSaved(cause))
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} className="space-y-3">
      {children}
      <TextArea
        label={label}
        value={text}
        rows={3}
        placeholder={placeholder}
        ref={field}
        readOnly={isSending}
        onChange={(event) => write(event.target.value)}
        error={problem ?? undefined}
        {...hintOf(text)}
      />
      {failure !== null && (
        <Alert>
          {failure} {t('Your text is still here.')}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={isSending}>
          {submitLabel}
        </Button>
        {onCancel !== undefined && (
          <Button variant="quiet" disabled={isSending} onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function hintOf(text: string): { hint?: string } {
  const left = charactersLeft(text)
  if (left === null) return {}
  const count = Math.abs(left)
  const hint =
    left < 0
      ? t('{count, plural, one {# character too many} other {# characters too many}}', { count })
      : t('{count, plural, one {# character left} other {# characters left}}', { count })
  return { hint }
}
