import { memo, type ReactNode } from 'react'
import { accountNeeded, chatRefusal } from '#domain/chat/chat-words.ts'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { wayToPlan } from '#web/lib/plan-way.ts'
import type { ChatMessage } from './chat-message.ts'
import { MarkdownView } from './markdown-view.tsx'
import type { Settle } from './use-chat.ts'

interface MessageViewProps {
  message: ChatMessage
  isBeingWritten: boolean
  /** What belongs to a finished answer: its recipes, and what it proposes. */
  belowAnswer: (message: ChatMessage, settle: Settle) => ReactNode
  settle: Settle
  /** Of the last message alone: also of a question whose answer never came. */
  onRetry?: () => void
}

const endingWords: Readonly<Record<ChatMessage['ending'], string>> = {
  complete: '',
  failed: '',
  'too-long': t('This answer is longer than the chef may write, and stops here.'),
  interrupted: t('The answer broke off here.'),
  stopped: t('You stopped the answer here.'),
}

/** One message of the chat, an answer with what can be done with it. The words of another one draw it not anew. */
export const MessageView = memo(function MessageView(props: MessageViewProps) {
  const { message, isBeingWritten, belowAnswer, settle, onRetry } = props
  const { role, content, ending } = message
  if (role === 'user') {
    return (
      <li className="flex flex-col items-end">
        <div className="max-w-[85%] rounded-2xl bg-basil-soft px-4 py-2.5 break-words whitespace-pre-wrap">
          <span className="sr-only">{t('You:')} </span>
          {content}
        </div>
        {onRetry !== undefined && (
          <Button variant="quiet" size="sm" onClick={onRetry}>
            {t('Try again')}
          </Button>
        )}
      </li>
    )
  }
  const way = wayToPlan(t('See the plans'))
  const note = isBeingWritten ? '' : endingWords[ending]
  return (
    <li className="space-y-2">
      <div className="w-fit max-w-[92%] rounded-2xl bg-sunken px-4 py-2.5">
        <span className="sr-only">{t('Personal Chef:')} </span>
        {content === '' ? (
          <p className="animate-pulse text-soft">{t('Thinking...')}</p>
        ) : (
          <MarkdownView markdown={content} />
        )}
        {note !== '' && <p className="mt-2 text-sm font-semibold text-soft">{note}</p>}
      </div>
      {!isBeingWritten && belowAnswer(message, settle)}
      {content === chatRefusal() || content === accountNeeded() ? (
        <LinkButton to={way.to} size="sm">
          {way.label}
        </LinkButton>
      ) : (
        !isBeingWritten && (
          <p className="flex flex-wrap">
            {ending !== 'failed' && (
              <Button variant="quiet" size="sm" onClick={() => void copy(content)}>
                {t('Copy')}
              </Button>
            )}
            {onRetry !== undefined && (
              <Button variant="quiet" size="sm" onClick={onRetry}>
                {t('Try again')}
              </Button>
            )}
          </p>
        )
      )}
    </li>
  )
})

async function copy(text: string): Promise<void> {
  try {
    // Elsewhere nothing tells where “/recipe/8” is.
    await navigator.clipboard.writeText(text.replaceAll('](/', `](${location.origin}/`))
    toast({ title: t('Answer copied') })
  } catch {
    toast({ title: t('This browser did not let it be copied'), tone: 'error' })
  }
}
