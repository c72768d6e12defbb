import { type AnswerEnding, readAnswerEvent } from '#domain/chat/answer-event.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { PreviousMessage } from '#domain/chat/chat-message.ts'
import type { Proposal } from '#domain/chat/proposal.ts'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import { callFunction } from '#web/lib/backend/functions.ts'

export interface ChefQuestion {
  message: string
  previous: readonly PreviousMessage[]
  /** Ids of recipes that fit it, best first. */
  recipes: readonly number[]
  /** The measures of this kitchen. */
  units: UnitSystem
  /** Who of the table does not eat today, by ids. */
  absent: readonly string[]
  /** Whether the chef may look into lists and plan, and propose changes. */
  tools: boolean
  /** The day where the person is. */
  today: CalendarDay
}

/** Takes an answer as it comes. */
export interface AnswerTaker {
  onWords: (words: string) => void
  onProposal: (proposal: Proposal) => void
}

/**
 * Asks the chef of the backend; words and proposals are handed on as they come.
 *
 * @throws FunctionFailure for a refusal; TypeError where there is no connection; AbortError
 */
export async function askChef(
  question: ChefQuestion,
  { onWords, onProposal }: AnswerTaker,
  signal: AbortSignal,
): Promise<AnswerEnding> {
  const response = await callFunction('personal-chef', question, signal)
  if (response.body === null) return 'interrupted'
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  let hasWords = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (unread + decoder.decode(value, { stream: !done })).split('\n')
      unread = lines.pop() ?? ''
      for (const line of lines) {
        const event = readAnswerEvent(line)
        if (event?.type === 'end') return event.ending
        if (event?.type === 'proposal') onProposal(event.proposal)
        if (event?.type === 'words') {
          hasWords = true
          onWords(event.words)
        }
      }
      if (done) break
    }
  } catch (cause) {
    if (!hasWords || signal.aborted) throw cause
  }
  return 'interrupted'
}
