import { type AnswerEnding, readAnswerEvent } from '#domain/chat/answer-event.ts'
import type { PreviousMessage } from '#domain/chat/chat-message.ts'
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
}

/**
 * Asks the chef of the backend; the words are handed on as they come.
 *
 * @throws FunctionFailure for a refusal; TypeError where there is no connection; AbortError
 */
export async function askChef(
  question: ChefQuestion,
  onWords: (words: string) => void,
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
