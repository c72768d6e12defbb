import { useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { t } from '#domain/texts/t.ts'
import { longestMessage } from '#domain/chat/chat-message.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Glyph } from '#web/ui/icons.tsx'

interface ComposerProps {
  inputRef: RefObject<HTMLTextAreaElement | null>
  /** An answer is being written: nothing can be sent, and it can be stopped. */
  isPending: boolean
  /** Returns whether it was sent. */
  onSend: (text: string) => boolean
  onStop: () => void
}

/** Where one writes to the chef. What cannot be sent now stays. */
export function Composer({ inputRef, isPending, onSend, onStop }: ComposerProps) {
  const [text, setText] = useState('')

  function send() {
    if (!onSend(text)) return
    setText('')
    inputRef.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  /** Enter sends, Shift+Enter makes a new line; an Enter that ends a composed character does neither. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function stop() {
    onStop()
    inputRef.current?.focus()
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line p-3">
      <textarea
        ref={inputRef}
        aria-label={t('Message')}
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        maxLength={longestMessage}
        placeholder={t('Ask me anything about cooking...')}
        className="field-sizing-content max-h-32 min-h-11 flex-1 resize-none rounded-field border border-edge bg-card px-3.5 py-2.5"
      />
      {isPending ? (
        <IconButton label={t('Stop')} icon={<StopIcon />} variant="primary" onClick={stop} />
      ) : (
        <IconButton type="submit" label={t('Send')} icon={<SendIcon />} variant="primary" />
      )}
    </form>
  )
}

function SendIcon() {
  return (
    <Glyph>
      <path d="M12 19V5m-6 6 6-6 6 6" />
    </Glyph>
  )
}

function StopIcon() {
  return (
    <Glyph>
      <rect x="6" y="6" width="12" height="12" rx="2.5" fill="currentColor" />
    </Glyph>
  )
}
