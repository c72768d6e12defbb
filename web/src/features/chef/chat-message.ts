import { field, textField } from '#web/lib/json.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

export interface ChatMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  timestamp: Date
}

export function chatMessage(role: ChatMessage['role'], content: string): ChatMessage {
  return { id: crypto.randomUUID(), role, content, timestamp: new Date() }
}

function parseMessage(json: unknown): ChatMessage[] {
  const id = textField(json, 'id')
  const content = textField(json, 'content')
  const role = field(json, 'role')
  const timestamp = new Date(textField(json, 'timestamp') ?? Number.NaN)
  if (id === undefined || content === undefined || Number.isNaN(timestamp.getTime())) return []
  return role === 'user' || role === 'assistant' ? [{ id, role, content, timestamp }] : []
}

/** A person's chat as this device keeps it; a visitor's is not kept. */
export function readChat(userId: string | null): ChatMessage[] {
  if (userId === null) return []
  const parse = (json: unknown) => (Array.isArray(json) ? json.flatMap(parseMessage) : null)
  return readStored(storageKeys.chat(userId), parse) ?? []
}

export function writeChat(userId: string | null, messages: readonly ChatMessage[]): void {
  if (userId !== null) writeStored(storageKeys.chat(userId), messages)
}
