import { field } from '../json.ts'
import { logFailure } from '../log.ts'
import { inStore, stores, writeAtOnce } from './device-database.ts'

/** One change that waits for the network. It stays until the backend has answered it, however long. */
export interface PendingOperation {
  /** Its place in the log of this browser; null while it is being written. */
  key: number | null
  userId: string
  /** Who sends it: the name of a channel. */
  channel: string
  operation: unknown
}

interface Log {
  /** In the browser's database. */
  stored: readonly PendingOperation[]
  /** On the way there, or refused by the browser. */
  unstored: readonly PendingOperation[]
  shown: readonly PendingOperation[]
}

const nothing: Log = { stored: [], unstored: [], shown: [] }
const logs = new Map<string, Log>()
const listeners = new Set<() => void>()
/** Shown already, and on the way to the disk. */
const beingWritten = new WeakSet<PendingOperation>()

function set(userId: string, { stored, unstored }: Omit<Log, 'shown'>) {
  logs.set(userId, { stored, unstored, shown: [...stored, ...unstored] })
  for (const listener of listeners) listener()
}

/** Calls back when anything waits, or no longer waits. Returns the function that ends it. */
export function onLogChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What waits for one person, oldest first, as far as this page knows. The same array until it changes. */
export function pendingOf(userId: string): readonly PendingOperation[] {
  return (logs.get(userId) ?? nothing).shown
}

/** Whether it is still being written: sent now, it would be sent once more when the log holds it. */
export function isBeingWritten(operation: PendingOperation): boolean {
  return beingWritten.has(operation)
}

function parse(json: unknown, key: unknown): PendingOperation[] {
  const [userId, channel] = [field(json, 'userId'), field(json, 'channel')]
  if (typeof key !== 'number' || typeof userId !== 'string' || typeof channel !== 'string')
    return []
  return [{ key, userId, channel, operation: field(json, 'operation') }]
}

/** Reads what this browser stores for one person, in the order in which it was done. */
async function read(userId: string): Promise<PendingOperation[]> {
  const found: PendingOperation[] = []
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

/** Null, and a line in the browser's log, where it cannot be read. */
async function readOrNull(userId: string): Promise<PendingOperation[] | null> {
  return read(userId).catch((cause: unknown) => {
    logFailure('The changes that wait cannot be read', cause)
    return null
  })
}

/** Returns whether this page has read what the browser stores for this person. */
export function isLogRead(userId: string): boolean {
  return logs.has(userId)
}

/** Reads the log anew, for this and other tabs write it; what waits afterwards. */
export async function readLog(userId: string): Promise<readonly PendingOperation[]> {
  const stored = await readOrNull(userId)
  const { unstored, stored: before } = logs.get(userId) ?? nothing
  const isSame = logs.has(userId) && before.length === 0 && (stored ?? []).length === 0
  if (!isSame) set(userId, { stored: stored ?? before, unstored })
  return pendingOf(userId)
}

const closed = new Set<string>()

/** Nothing is stored for somebody any more, also of what is done at this moment: their account is gone. */
export function closeLog(userId: string): void {
  closed.add(userId)
}

/**
 * Adds operations to the log, shown at once. Returns whether the browser stored them: where it did not, they last as
 * long as this page, and `forget` takes them away again.
 */
export async function append(
  userId: string,
  channel: string,
  operations: readonly unknown[],
): Promise<{ isStored: boolean; forget: () => void }> {
  const added = operations.map((operation) => ({ key: null, userId, channel, operation }))
  for (const each of added) beingWritten.add(each)
  const { stored, unstored } = logs.get(userId) ?? nothing
  set(userId, { stored, unstored: [...unstored, ...added] })
  const forget = () => {
    const now = logs.get(userId) ?? nothing
    set(userId, { ...now, unstored: now.unstored.filter((each) => !isOneOf(each, added)) })
  }
  try {
    if (closed.has(userId)) throw new Error('The account is gone')
    await writeAtOnce(stores.operations, (store) => {
      for (const operation of operations) store.add({ userId, channel, operation })
    })
  } catch (cause) {
    logFailure('A change cannot be stored on this device', cause)
    for (const each of added) beingWritten.delete(each)
    return { isStored: false, forget }
  }
  // From the browser, and no longer from here: another tab may have sent it already.
  const now = await readOrNull(userId)
  const { stored: before, unstored: others } = logs.get(userId) ?? nothing
  set(userId, { stored: now ?? before, unstored: others.filter((each) => !isOneOf(each, added)) })
  return { isStored: true, forget }
}

function isOneOf(one: PendingOperation, all: readonly PendingOperation[]): boolean {
  return all.includes(one)
}

/** Takes away what the backend has answered. */
export async function remove(userId: string, done: readonly PendingOperation[]): Promise<void> {
  const keys = done.flatMap(({ key }) => key ?? [])
  if (keys.length > 0) {
    await writeAtOnce(stores.operations, (store) => {
      for (const key of keys) store.delete(key)
    })
  }
  const { stored, unstored } = logs.get(userId) ?? nothing
  set(userId, {
    stored: stored.filter(({ key }) => key === null || !keys.includes(key)),
    unstored: unstored.filter((each) => !isOneOf(each, done)),
  })
}
