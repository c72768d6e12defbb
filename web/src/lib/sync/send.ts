import { field } from '../json.ts'
import { logFailure } from '../log.ts'
import { channelNamed } from './channels.ts'
import {
  append,
  isBeingWritten,
  readLog,
  remove,
  pendingOf,
  type PendingOperation,
} from './operation-log.ts'
import { isLeftBehind, membershipOf } from './memberships.ts'

/**
 * How it goes with what waits: on its way, no network, the backend wants a new sign-in, or only a newer
 * version of the app can send it.
 */
export type SendState = 'idle' | 'sending' | 'no network' | 'signed out' | 'newer version'

const mostAtOnce = 200
const [firstPause, longestPause] = [1_000, 60_000]

let state: SendState = 'idle'
const listeners = new Set<() => void>()
let current: string | null = null
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined
const others =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('larder-operations')
/** Tells the other tabs whose log has changed, and by which channels something was sent. */
const notifyOtherTabs = others?.postMessage.bind(others)

export const sendState = () => state

export function onSendState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setState(next: SendState) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/**
 * From now on this person's changes are sent, what waited from earlier first; nobody else's are. Null is
 * nobody. Returns the function that ends it.
 */
export function sendFor(userId: string | null): () => void {
  current = userId
  pause = firstPause
  clearTimeout(timer)
  setState('idle')
  if (userId === null) return () => undefined
  const now = () => {
    pause = firstPause
    void flush()
  }
  const whenSeen = () => {
    if (document.visibilityState === 'visible') now()
  }
  const heard = ({ data }: MessageEvent) => {
    if (Array.isArray(data) && data[0] === userId) void hear(userId, data.slice(1))
  }
  window.addEventListener('online', now)
  document.addEventListener('visibilitychange', whenSeen)
  others?.addEventListener('message', heard)
  void readLog(userId).then(now)
  return () => {
    window.removeEventListener('online', now)
    document.removeEventListener('visibilitychange', whenSeen)
    others?.removeEventListener('message', heard)
    if (current === userId) current = null
    clearTimeout(timer)
  }
}

/** Shows what came of another tab's changes before they leave the log, so that nothing flickers. */
async function hear(userId: string, names: readonly unknown[]): Promise<void> {
  for (const name of names) {
    const channel = typeof name === 'string' ? channelNamed(name) : undefined
    await channel?.refresh(userId).catch(() => undefined)
  }
  await readLog(userId)
}

/**
 * Keeps operations, shows them at once and sends them when it can. Resolves when they are stored on this
 * device; where the browser keeps nothing, when the backend has them. @throws where neither did.
 */
export async function perform(
  userId: string,
  channel: string,
  operations: readonly unknown[],
): Promise<void> {
  current ??= userId
  const { isStored, forget } = await append(userId, channel, operations)
  if (isStored) {
    notifyOtherTabs?.([userId])
    void flush()
    return
  }
  await flush()
  const isWaiting = pendingOf(userId).some(({ operation }) => operations.includes(operation))
  if (!isWaiting) return
  forget()
  throw new Error('Neither this device nor the backend keeps the change')
}

let flushing: Promise<void> | undefined
let again = false

/** Sends what waits. Called while it does so, it looks once more, and all wait for that. */
export function flush(): Promise<void> {
  if (flushing === undefined) {
    flushing = flushUntilQuiet().finally(() => {
      flushing = undefined
    })
  } else again = true
  return flushing
}

async function flushUntilQuiet(): Promise<void> {
  do {
    again = false
    await flushAll()
  } while (again)
}

async function flushAll(): Promise<void> {
  const userId = current
  if (userId === null) return
  clearTimeout(timer)
  if (!navigator.onLine) {
    // Without asking: a token that is over would be tried for half a minute first.
    setState(/* not shown */ 'no network')
    return
  }
  try {
    const isAll = await alone(`larder-send ${userId}`, () => sendAll(userId))
    pause = firstPause
    if (current === userId) setState(isAll ? 'idle' : /* not shown */ 'newer version')
  } catch (cause) {
    if (current !== userId) return
    setState(isSignedOut(cause) ? /* not shown */ 'signed out' : /* not shown */ 'no network')
    if (state === 'no network' && navigator.onLine)
      logFailure('Changes wait to be sent again', cause)
    timer = setTimeout(() => void flush(), pause)
    pause = Math.min(pause * 2, longestPause)
  }
}

/** One tab sends at a time, where the browser can tell; sending twice would only be wasteful. */
async function alone(name: string, work: () => Promise<boolean>): Promise<boolean> {
  // Not offered on plain HTTP under a name, nor in test environments.
  const { locks } = navigator as { locks?: LockManager }
  return locks === undefined ? work() : locks.request(name, work)
}

/** Sends all that can be sent here; whether that was everything. */
async function sendAll(userId: string): Promise<boolean> {
  for (;;) {
    const pending = (await readLog(userId)).filter(
      // What was left behind in a kitchen waits for its author to say what becomes of it.
      (each) => !isBeingWritten(each) && !isLeftBehind(each.channel, userId),
    )
    const batch = firstBatch(pending)
    const [first] = batch
    const channel = first && channelNamed(first.channel)
    if (first === undefined || channel === undefined || current !== userId)
      return pending.length === 0
    setState('sending')
    await channel.send(
      userId,
      batch.map(({ operation }) => operation),
      membershipOf(first.channel, userId),
    )
    await remove(userId, batch)
    notifyOtherTabs?.([userId, channel.name])
  }
}

/**
 * What waits longest and can be sent here, with what goes the same way. What a newer version of the app wrote
 * stays, and what was done after it in the same channel: sent before it, it would be refused or undone later.
 */
function firstBatch(pending: readonly PendingOperation[]): PendingOperation[] {
  for (const name of new Set(pending.map(({ channel }) => channel))) {
    const channel = channelNamed(name)
    if (channel === undefined) continue
    const own = pending.filter((each) => each.channel === name)
    const isKnown = ({ operation }: PendingOperation) => channel.understands(operation)
    const held = channel.isUnordered ? -1 : own.findIndex((each) => !isKnown(each))
    const sendable = held === -1 ? own.filter(isKnown) : own.slice(0, held)
    if (sendable.length > 0) return sendable.slice(0, mostAtOnce)
  }
  return []
}

/** PostgREST's codes for a token that is none, or no longer; 42501 where it went as a visitor. */
function isSignedOut(cause: unknown): boolean {
  const code = field(cause, 'code')
  // Nothing that signing in would help with: soon this device knows that the membership is over.
  if (field(cause, 'message') === 'former_member') return false
  return code === 'PGRST301' || code === 'PGRST302' || code === 'PGRST303' || code === '42501'
}
