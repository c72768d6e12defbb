import {
  paused,
  resumed,
  startedTimer,
  stillWanted,
  withMinuteMore,
  type CookTimer,
} from '#domain/cooking/timer-state.ts'
import { field, numberField, textField } from '#web/lib/json.ts'
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

const key = storageKeys.cookTimers

function timerFrom(json: unknown): CookTimer[] {
  const id = textField(json, 'id')
  const address = textField(json, 'address')
  const [step, endsAt] = [numberField(json, 'step'), numberField(json, 'endsAt')]
  const pausedWith = numberField(json, 'pausedWith')
  // A link to our own pages alone.
  if (id === undefined || address === undefined || !/^\/(?!\/)/u.test(address)) return []
  if (step === null || endsAt === null) return []
  if (pausedWith === null && field(json, 'pausedWith') !== null) return []
  const recipeTitle = textField(json, 'recipeTitle') ?? ''
  const image = textField(json, 'image') ?? ''
  return [
    {
      id,
      address,
      recipeTitle,
      step,
      name: textField(json, 'name') ?? '',
      image,
      endsAt,
      pausedWith,
    },
  ]
}

const timersFrom = (json: unknown): CookTimer[] =>
  Array.isArray(json) ? json.flatMap(timerFrom) : []

const readTimers = () => stillWanted(readStored(key, timersFrom) ?? [], Date.now())

let known: readonly CookTimer[] | null = null
const listeners = new Set<() => void>()

function show(next: readonly CookTimer[]) {
  known = next
  for (const listener of listeners) listener()
}

function replace(next: readonly CookTimer[]) {
  // Nothing stored means nothing to look at: a page finds out by the key alone.
  if (next.length === 0) removeStored(key)
  else writeStored(key, next)
  show(next)
}

function change(id: string, by: (timer: CookTimer, now: number) => CookTimer) {
  const now = Date.now()
  replace(timers().map((timer) => (timer.id === id ? by(timer, now) : timer)))
}

function inAnotherTab(event: StorageEvent) {
  if (event.key === key) show(readTimers())
}

/** The timers on this device, of whichever recipe. */
export function timers(): readonly CookTimer[] {
  known ??= readTimers()
  return known
}

/** Calls back on every change, in another tab too. Returns the function that ends it. */
export function onTimers(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', inAnotherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', inAnotherTab)
  }
}

export function startTimer(timer: Parameters<typeof startedTimer>[0], seconds: number): void {
  const others = timers().filter(({ id }) => id !== timer.id)
  replace([...others, startedTimer(timer, seconds, Date.now())])
}

export const pauseTimer = (id: string) => change(id, paused)
export const resumeTimer = (id: string) => change(id, resumed)
export const addMinute = (id: string) => change(id, withMinuteMore)

export function dismissTimer(id: string): void {
  replace(timers().filter((timer) => timer.id !== id))
}
