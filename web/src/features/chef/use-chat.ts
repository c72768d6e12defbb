import { useCallback, useEffect, useRef, useState } from 'react'
import type { AnswerEnding } from '#domain/chat/answer-event.ts'
import { chatMessageType, type PreviousMessage } from '#domain/chat/chat-message.ts'
import { accountNeeded, chatFailure, chatRefusal } from '#domain/chat/chat-words.ts'
import type { Proposal } from '#domain/chat/proposal.ts'
import { askedInEnglish } from '#domain/chat/suggestions.ts'
import { FunctionFailure } from '#web/lib/backend/functions.ts'
import { isForEveryone } from '#web/lib/installation.ts'
import { logFailure } from '#web/lib/log.ts'
import type { AnswerTaker } from './ask-chef.ts'
import {
  chatMessage,
  type ChatMessage,
  contextOf,
  type Proposed,
  readChat,
  writeChat,
} from './chat-message.ts'

export interface ChatRequest extends AnswerTaker {
  question: string
  previous: readonly PreviousMessage[]
  /** Whether the person was told what the chef may look into. */
  tools: boolean
  signal: AbortSignal
}
/** Answers a question word by word. Rejects where there is no answer at all. */
export type AnswerQuestion = (request: ChatRequest) => Promise<AnswerEnding>

interface ChatOptions {
  /** Null is a visitor. */
  userId: string | null
  /** False until it is known who asks: what is written stays unsent. */
  isReady: boolean
  /** False where it is known that this person may not use the assistant. */
  mayChat: boolean
  /** Whether questions leave this server, which is said beside what is written. */
  hasProvider: boolean
  answer: AnswerQuestion
}

/** Notes the outcome of one proposal, by the id of its answer and its place there. */
export type Settle = (id: string, place: number, outcome: Proposed['outcome']) => void

/** The words of a refusal are for people; of anything else nobody would make sense. */
function wordsOf(thrown: unknown): string {
  const isRefusal = thrown instanceof FunctionFailure && thrown.status < 500
  if (isRefusal && thrown.message !== '') return thrown.message
  logFailure('The chef could not answer', thrown)
  return chatFailure()
}

/** A chat with the chef, stored on this device. One question is answered at a time. */
export function useChat({ userId, isReady, mayChat, hasProvider, answer }: ChatOptions) {
  const [messages, setMessages] = useState(() => readChat(userId))
  /** The answer that is being written. */
  const [draft, setDraft] = useState<ChatMessage | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  /** The messages that are shown now, also for an answer that ends, or an Undo that is pressed, much later. */
  const shown = useRef<readonly ChatMessage[]>(messages)

  const show = useCallback(
    (next: readonly ChatMessage[]) => {
      shown.current = next
      setMessages([...next])
      writeChat(userId, next)
    },
    [userId],
  )

  async function ask(before: readonly ChatMessage[], message: ChatMessage) {
    show([...before, message])
    const { content: question, type, isTold: tools = false } = message
    let reply = chatMessage('assistant', '', type)
    if (!mayChat) {
      const content = isForEveryone() ? accountNeeded() : chatRefusal()
      show([...shown.current, { ...reply, content, ending: 'failed' }])
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setDraft(reply)
    const onWords = (words: string) => {
      if (signal.aborted) return
      reply = { ...reply, content: reply.content + words }
      setDraft(reply)
    }
    const onProposal = (proposal: Proposal) => {
      if (signal.aborted) return
      const proposed = [...(reply.proposed ?? []), { proposal, outcome: 'open' as const }]
      reply = { ...reply, proposed }
      setDraft(reply)
    }
    const previous = contextOf(before)
    const request = { question, previous, tools, onWords, onProposal, signal }
    const ending = await answer(request).catch((thrown: unknown): AnswerEnding => {
      if (!signal.aborted) reply = { ...reply, content: wordsOf(thrown) }
      return 'failed'
    })
    // Cleared meanwhile: this answer belongs to nothing any more.
    if (running.current !== controller) return
    running.current = null
    setDraft(null)
    const ended: ChatMessage = { ...reply, ending: signal.aborted ? 'stopped' : ending }
    if (ended.content.trim() !== '') show([...shown.current, ended])
  }

  function send(text: string): boolean {
    const content = text.trim()
    if (content === '' || !isReady || running.current !== null) return false
    // Its kind is read in English, as the engine reads it.
    const type = chatMessageType(askedInEnglish(content))
    const message = chatMessage('user', content, type)
    void ask(messages, hasProvider ? { ...message, isTold: true } : message)
    return true
  }

  /** Asks the last question again, in the place of its answer. */
  function retry() {
    const at = messages.findLastIndex(({ role }) => role === 'user')
    const message = messages[at]
    if (message !== undefined && running.current === null) void ask(messages.slice(0, at), message)
  }

  function stop() {
    running.current?.abort()
  }

  /** Notes what the person said to a proposal of an answer. */
  const settle = useCallback<Settle>(
    (id, place, outcome) =>
      show(
        shown.current.map((message) => {
          if (message.id !== id) return message
          const proposed = message.proposed?.map((each, at) =>
            at === place ? { ...each, outcome } : each,
          )
          return proposed === undefined ? message : { ...message, proposed }
        }),
      ),
    [show],
  )

  /** Empties the chat; what it returns brings it back. */
  function clear(): () => void {
    const before = messages
    running.current?.abort()
    running.current = null
    setDraft(null)
    show([])
    return () => show([...before, ...shown.current])
  }

  return { messages, draft, send, retry, stop, clear, settle }
}
