import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { t } from '#domain/texts/t.ts'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MinusIcon } from '#web/ui/action-icons.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import type { ChatMessage } from './chat-message.ts'
import { Composer } from './composer.tsx'
import { Greeting } from './greeting.tsx'
import { ProviderNote } from './provider-note.tsx'
import { plainText } from './markdown.ts'
import { MessageView } from './message-view.tsx'
import { useAtEnd } from './use-at-end.ts'
import { type AnswerQuestion, type Settle, useChat } from './use-chat.ts'

export interface ChefPanelProps {
  open: boolean
  /** Null is a visitor. */
  userId: string | null
  /** False until it is known who asks. */
  isReady: boolean
  /** False where it is known that this person may not use the assistant. */
  mayChat: boolean
  /** How many ingredients the pantry holds. */
  pantrySize: number
  /** Whether questions leave this server. */
  hasProvider: boolean
  answer: AnswerQuestion
  /** What belongs to a finished answer: its recipes, and what it proposes. */
  belowAnswer: (message: ChatMessage, settle: Settle) => ReactNode
  /** Puts the panel away; what was written stays, and an answer goes on. */
  onMinimise: () => void
  onClose: () => void
}

/** The Personal Chef at the bottom right; on a phone it takes the whole screen. */
export function ChefPanel(props: ChefPanelProps) {
  const { open, pantrySize, hasProvider, belowAnswer, onMinimise, onClose } = props
  const { messages, draft, send, retry, stop, clear, settle: settleProposal } = useChat(props)
  const input = useRef<HTMLTextAreaElement>(null)
  const shown = draft === null ? messages : [...messages, draft]
  const last = messages.at(-1)
  const { scroller, onScroll } = useAtEnd(open, shown)

  useEffect(() => {
    if (open) settle(scroller, input)
  }, [open, scroller])
  useEffect(() => {
    if (!open) return undefined
    const escape = (event: KeyboardEvent) => {
      // A dialog over the panel takes the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) onMinimise()
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [open, onMinimise])

  function ask(question: string) {
    send(question)
    settle(scroller, input)
  }

  function askAgain() {
    retry()
    settle(scroller, input)
  }

  function clearAll() {
    const bringBack = clear()
    settle(scroller, input)
    toast({ title: t('Chat cleared'), action: { label: t('Undo'), onAction: bringBack } })
  }

  if (!open) return null
  return (
    <div
      role="dialog"
      aria-label={t('Personal Chef')}
      className={cn(
        'fixed inset-0 z-30 flex flex-col bg-card sm:inset-auto sm:end-5 sm:bottom-5 sm:h-150 sm:max-h-[calc(100dvh-2.5rem)] sm:w-100',
        'overflow-hidden border border-line shadow-float sm:rounded-card',
      )}
    >
      <div className="flex items-center gap-1 bg-char py-2 ps-5 pe-2 text-char-ink">
        <div className="flex-1">
          <h2 className="text-lg">{t('Personal Chef')}</h2>
          <p className="text-sm opacity-85">{t('Your culinary companion')}</p>
        </div>
        <IconButton
          label={t('Minimise')}
          icon={<MinusIcon />}
          variant="char"
          onClick={onMinimise}
        />
        <IconButton label={t('Close')} icon={<CloseIcon />} variant="char" onClick={onClose} />
      </div>
      <div
        ref={scroller}
        onScroll={onScroll}
        role="region"
        aria-label={t('Chat')}
        className="flex-1 overflow-y-auto overscroll-contain p-4 sm:p-5"
      >
        {shown.length === 0 ? (
          <Greeting pantrySize={pantrySize} onAsk={ask} />
        ) : (
          <ol className="space-y-3">
            {shown.map((message) => (
              <MessageView
                key={message.id}
                message={message}
                isBeingWritten={message === draft}
                belowAnswer={belowAnswer}
                settle={settleProposal}
                {...(message === last && draft === null && { onRetry: askAgain })}
              />
            ))}
          </ol>
        )}
        {hasProvider && !messages.some(({ isTold }) => isTold) && <ProviderNote />}
      </div>
      <Spoken draft={draft} last={last} />
      {messages.length > 0 && (
        <p className="flex items-center justify-between border-t border-line px-5 text-sm text-soft">
          <button
            type="button"
            onClick={clearAll}
            className="min-h-11 font-semibold text-tomato-text underline underline-offset-4"
          >
            {t('Clear chat')}
          </button>
          {t('{count, plural, one {# message} other {# messages}}', { count: messages.length })}
        </p>
      )}
      <Composer inputRef={input} isPending={draft !== null} onSend={send} onStop={stop} />
    </div>
  )
}

type Place = RefObject<HTMLElement | null>

/** Where one goes on: at the field, but on a touch screen its keyboard would cover what is read. */
function settle(chat: Place, field: Place) {
  const isTouched = window.matchMedia('(pointer: coarse)').matches
  const place = isTouched ? chat : field
  place.current?.focus()
}

/** Announces once that the chef thinks, and then the whole answer: word by word nobody could follow. */
function Spoken({ draft, last }: { draft: ChatMessage | null; last: ChatMessage | undefined }) {
  const [before] = useState(last?.id)
  const isNew = last?.role === 'assistant' && last.id !== before
  return (
    <p role="status" className="sr-only">
      {draft !== null ? t('Thinking...') : isNew && plainText(last.content)}
    </p>
  )
}
