import { type AnswerEnding, answerEndings } from '#domain/chat/answer-event.ts'
import {
  longestMessage,
  type ChatMessageType,
  chatMessageType,
  chatMessageTypes,
  mostPrevious,
  type PreviousMessage,
} from '#domain/chat/chat-message.ts'
import type { Proposal } from '#domain/chat/proposal.ts'
import { readProposal } from '#domain/chat/read-proposal.ts'
import { field, textField } from '#web/lib/json.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

const endings = [...answerEndings, 'stopped'] as const
const outcomes = ['open', 'confirmed', 'declined'] as const

/** Something that an answer proposes to change, and what the person said to it. */
export interface Proposed {
  proposal: Proposal
  outcome: (typeof outcomes)[number]
}

export interface ChatMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  timestamp: Date
  type: ChatMessageType
  /** Of an answer: how it ended; `stopped` by who asked. */
  ending: AnswerEnding | 'stopped'
  /** Of an answer that proposes changes. */
  proposed?: readonly Proposed[]
  /** Of a question that was sent while it stood there what goes to a provider. */
  isTold?: boolean
}

/** A reply is of the type of its question. */
export function chatMessage(
  role: ChatMessage['role'],
  content: string,
  type = chatMessageType(content),
): ChatMessage {
  const id = crypto.randomUUID()
  return { id, role, content, timestamp: new Date(), type, ending: 'complete' }
}

function parseProposed(json: unknown): Proposed[] {
  const proposal = readProposal(field(json, 'proposal'))
  const outcome = outcomes.find((each) => each === field(json, 'outcome'))
  return proposal === null || outcome === undefined ? [] : [{ proposal, outcome }]
}

function parseMessage(json: unknown): ChatMessage[] {
  const id = textField(json, 'id')
  const content = textField(json, 'content')
  const role = field(json, 'role')
  const timestamp = new Date(textField(json, 'timestamp') ?? Number.NaN)
  if (id === undefined || content === undefined || Number.isNaN(timestamp.getTime())) return []
  if (role !== 'user' && role !== 'assistant') return []
  const type =
    chatMessageTypes.find((each) => each === field(json, 'type')) ?? chatMessageType(content)
  const ending = endings.find((each) => each === field(json, 'ending')) ?? 'complete'
  const all = field(json, 'proposed')
  const proposed = Array.isArray(all) ? all.flatMap(parseProposed) : []
  return [
    {
      id,
      role,
      content,
      timestamp,
      type,
      ending,
      ...(proposed.length > 0 && { proposed }),
      ...(field(json, 'isTold') === true && { isTold: true }),
    },
  ]
}

/** A device keeps so many messages of a chat. */
const mostStored = 200

/** A person's chat as this device keeps it; a visitor's is not stored. */
export function readChat(userId: string | null): ChatMessage[] {
  if (userId === null) return []
  const parse = (json: unknown) => (Array.isArray(json) ? json.flatMap(parseMessage) : null)
  return readStored(storageKeys.chat(userId), parse) ?? []
}

export function writeChat(userId: string | null, messages: readonly ChatMessage[]): void {
  if (userId !== null) writeStored(storageKeys.chat(userId), messages.slice(-mostStored))
}

/** What the next question refers to: not the words that said what went wrong. */
export function contextOf(messages: readonly ChatMessage[]): PreviousMessage[] {
  return messages
    .filter(({ ending }) => ending !== 'failed')
    .slice(-mostPrevious)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestMessage) }))
}
