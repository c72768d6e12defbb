import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon, MinusIcon, SendIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { chatMessage, readChat, writeChat, type ChatMessage } from './chat-message.ts'
import { notConnected, refusal, shownSuggestions, suggestions } from './words.ts'

export interface ChefPanelProps {
  open: boolean
  /** Null is a visitor. */
  userId: string | null
  /** Whether this person may use the assistant. */
  mayChat: boolean
  /** How many ingredients the pantry holds. */
  pantrySize: number
  /** Puts the panel away; what was written stays. */
  onMinimise: () => void
  onClose: () => void
}

/** The Personal Chef at the bottom right; on a phone it takes the whole screen. */
export function ChefPanel(props: ChefPanelProps) {
  const { open, userId, mayChat, pantrySize, onMinimise, onClose } = props
  const [messages, setMessages] = useState(() => readChat(userId))
  const end = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])
  useEffect(() => {
    if (!open) return undefined
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') onMinimise()
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [open, onMinimise])
  useEffect(() => {
    if (open && messages.length > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [messages, open])

  function change(next: readonly ChatMessage[]) {
    setMessages([...next])
    writeChat(userId, next)
  }

  function send(text: string) {
    const content = text.trim()
    if (content === '') return
    const answer = mayChat ? notConnected : refusal
    change([...messages, chatMessage('user', content), chatMessage('assistant', answer)])
  }

  function clear() {
    const before = messages
    change([])
    toast({ title: 'Chat cleared', action: { label: 'Undo', onAction: () => change(before) } })
  }

  if (!open) return null
  return (
    <div
      role="dialog"
      aria-label="Personal Chef"
      className={cn(
        'fixed inset-0 z-30 flex flex-col bg-card sm:inset-auto sm:right-5 sm:bottom-5 sm:h-150 sm:max-h-[calc(100dvh-2.5rem)] sm:w-100',
        'overflow-hidden border border-line shadow-float sm:rounded-card',
      )}
    >
      <div className="flex items-center gap-1 bg-char py-2 pr-2 pl-5 text-char-ink">
        <div className="flex-1">
          <h2 className="text-lg">Personal Chef</h2>
          <p className="text-sm opacity-85">Your culinary companion</p>
        </div>
        <IconButton label="Minimise" icon={<MinusIcon />} variant="char" onClick={onMinimise} />
        <IconButton label="Close" icon={<CloseIcon />} variant="char" onClick={onClose} />
      </div>
      <div className="flex-1 overflow-y-auto p-5">
        {messages.length === 0 ? (
          <Greeting pantrySize={pantrySize} onAsk={send} />
        ) : (
          <ol aria-live="polite" className="space-y-3">
            {messages.map(({ id, role, content }) => (
              <li
                key={id}
                className={cn(
                  'w-fit max-w-[85%] rounded-2xl px-4 py-2.5 break-words whitespace-pre-wrap',
                  role === 'user' ? 'ml-auto bg-basil-soft' : 'bg-sunken',
                )}
              >
                <span className="sr-only">{role === 'user' ? 'You: ' : 'Personal Chef: '}</span>
                {content}
              </li>
            ))}
          </ol>
        )}
        <div ref={end} />
      </div>
      {messages.length > 0 && (
        <p className="flex items-center justify-between border-t border-line px-5 text-sm text-soft">
          <button
            type="button"
            onClick={clear}
            className="min-h-11 font-semibold text-tomato-text underline underline-offset-4"
          >
            Clear chat
          </button>
          {messages.length} messages
        </p>
      )}
      <Composer inputRef={input} onSend={send} />
    </div>
  )
}

interface GreetingProps {
  pantrySize: number
  onAsk: (question: string) => void
}

function Greeting({ pantrySize, onAsk }: GreetingProps) {
  return (
    <div className="space-y-4">
      <h3 className="text-2xl">Hi! I'm your Personal Chef!</h3>
      {pantrySize > 0 && (
        <p className="text-soft">
          I can see {pantrySize === 1 ? '1 ingredient' : `${pantrySize} ingredients`} in your
          pantry.
        </p>
      )}
      <ul className="space-y-2">
        {suggestions.slice(0, shownSuggestions).map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              onClick={() => onAsk(suggestion)}
              className="min-h-11 w-full rounded-2xl border border-line px-4 py-2.5 text-left font-semibold hover:border-edge hover:bg-sunken"
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ComposerProps {
  inputRef: React.RefObject<HTMLTextAreaElement | null>
  onSend: (text: string) => void
}

function Composer({ inputRef, onSend }: ComposerProps) {
  const [text, setText] = useState('')

  function send() {
    onSend(text)
    setText('')
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

  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line p-3">
      <textarea
        ref={inputRef}
        aria-label="Message"
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        maxLength={2000}
        placeholder="Ask me anything about cooking..."
        className="field-sizing-content max-h-32 min-h-11 flex-1 resize-none rounded-field border border-edge bg-card px-3.5 py-2.5"
      />
      <IconButton type="submit" label="Send" icon={<SendIcon />} variant="primary" />
    </form>
  )
}
