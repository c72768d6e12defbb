import { field } from '../json.ts'
import { logFailure } from '../log.ts'
import { inStore, stores, writeAtOnce } from './device-database.ts'

/** One change that waits for the network. It stays until the backend has answered it, however long. */
export interface WaitingOperation {
  /** Its place in the log of this browser; null while it is being written. */
  key: number | null
  userId: string
  /** Who sends it: the name of a channel. */
  channel: string
  operation: unknown
}

interface Log {
  kept: readonly WaitingOperation[]
  beingKept: readonly WaitingOperation[]
  shown: readonly WaitingOperation[]
}

const nothing: Log = { kept: [], beingKept: [], shown: [] }
const logs = new Map<string, Log>()
const listeners = new Set<() => void>()

function set(userId: string, { kept, beingKept }: Omit<Log, 'shown'>) {
  logs.set(userId, { kept, beingKept, shown: [...kept, ...beingKept] })
  for (const listener of listeners) listener()
}

/** Calls back when anything waits, or no longer waits. Returns the function that ends it. */
export function onLogChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What waits for one person, oldest first, as far as this page knows. The same array until it changes. */
export function waitingOf(userId: string): readonly WaitingOperation[] {
  return (logs.get(userId) ?? nothing).shown
}

function parse(json: unknown, key: unknown): WaitingOperation[] {
  const [userId, channel] = [field(json, 'userId'), field(json, 'channel')]
  if (typeof key !== 'number' || typeof userId !== 'string' || typeof channel !== 'string')
    return []
  return [{ key, userId, channel, operation: field(json, 'operation') }]
}

/** What the browser keeps for one person, in the order in which it was done. */
async function read(userId: string): Promise<WaitingOperation[]> {
  const found: WaitingOperation[] = []
  await inStore(stores.operations, 'readonly', (store) => {
    const request = store.openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (cursor === null) return
      if (field(cursor.value, 'userId') === userId) found.push(...parse(cursor.value, cursor.key))
      cursor.continue()
    })
    return request
  })
  return found
}

/** Whether what the browser keeps for this person is known to this page. */
export function isLogRead(userId: string): boolean {
  return logs.has(userId)
}

/** Reads the log anew, for this and other tabs write it; what waits afterwards. */
export async function readLog(userId: string): Promise<readonly WaitingOperation[]> {
  const kept = await read(userId).catch((cause: unknown) => {
    logFailure('The changes that wait cannot be read', cause)
    return null
  })
  const { beingKept, kept: before } = logs.get(userId) ?? nothing
  const isSame = logs.has(userId) && before.length === 0 && (kept ?? []).length === 0
  if (!isSame) set(userId, { kept: kept ?? before, beingKept })
  return waitingOf(userId)
}

/**
 * Adds operations to the log, shown at once. Answers whether the browser keeps them: where it does not,
 * they last as long as this page, and `forget` takes them away again.
 */
export async function append(
  userId: string,
  channel: string,
  operations: readonly unknown[],
): Promise<{ isKept: boolean; forget: () => void }> {
  const added = operations.map((operation) => ({ key: null, userId, channel, operation }))
  const { kept, beingKept } = logs.get(userId) ?? nothing
  set(userId, { kept, beingKept: [...beingKept, ...added] })
  const forget = () => {
    const now = logs.get(userId) ?? nothing
    set(userId, { ...now, beingKept: now.beingKept.filter((each) => !isOneOf(each, added)) })
  }
  try {
    await writeAtOnce(stores.operations, (store) => {
      for (const operation of operations) store.add({ userId, channel, operation })
    })
  } catch (cause) {
    logFailure('A change cannot be kept on this device', cause)
    return { isKept: false, forget }
  }
  // From the browser, and no longer from here: another tab may have sent it already.
  const now = await read(userId)
  const { beingKept: others } = logs.get(userId) ?? nothing
  set(userId, { kept: now, beingKept: others.filter((each) => !isOneOf(each, added)) })
  return { isKept: true, forget }
}

function isOneOf(one: WaitingOperation, all: readonly WaitingOperation[]): boolean {
  return all.includes(one)
}

/** Takes away what the backend has answered. */
export async function remove(userId: string, done: readonly WaitingOperation[]): Promise<void> {
  const keys = done.flatMap(({ key }) => key ?? [])
  if (keys.length > 0) {
    await writeAtOnce(stores.operations, (store) => {
      for (const key of keys) store.delete(key)
    })
  }
  const { kept, beingKept } = logs.get(userId) ?? nothing
  set(userId, {
    kept: kept.filter(({ key }) => key === null || !keys.includes(key)),
    beingKept: beingKept.filter((each) => !isOneOf(each, done)),
  })
}
