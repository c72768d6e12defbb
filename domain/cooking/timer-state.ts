import { t } from '../texts/t.ts'
import { millisecondsPer } from '../time-units.ts'

/** A clock that a cook started. Times are milliseconds since 1970, lengths milliseconds. */
export interface CookTimer {
  /** Recipe, step and which of the step's times: a time is on one clock at most. */
  id: string
  /** Where the recipe stands: `/recipe/12`. */
  address: string
  recipeTitle: string
  /** Counted from 1. */
  step: number
  /** What it is for: "Simmer gently"; empty where the step does not say. */
  name: string
  /** The recipe’s picture; empty where there is none to show. */
  image: string
  /** By the clock on the wall, so that a phone that slept or a page that was loaded anew is right. */
  endsAt: number
  /** What is left, while it is paused; else null. */
  pausedWith: number | null
}

export type TimerStatus = 'running' | 'paused' | 'ringing'

const { minute, day } = millisecondsPer
/** It rings no longer than this; then it only shows. */
export const longestRinging = 5 * minute

type NewTimer = Pick<CookTimer, 'id' | 'address' | 'recipeTitle' | 'step' | 'name' | 'image'>

export function startedTimer(timer: NewTimer, seconds: number, now: number): CookTimer {
  return { ...timer, endsAt: now + seconds * 1000, pausedWith: null }
}

/** Milliseconds to go; negative is how long ago it was up. */
export function timeLeft({ endsAt, pausedWith }: CookTimer, now: number): number {
  return pausedWith ?? endsAt - now
}

export function statusOf(timer: CookTimer, now: number): TimerStatus {
  if (timer.pausedWith !== null) return 'paused'
  return timer.endsAt <= now ? 'ringing' : 'running'
}

/** Whether it is to be heard now. */
export function isAudible(timer: CookTimer, now: number): boolean {
  return statusOf(timer, now) === 'ringing' && now - timer.endsAt < longestRinging
}

/** What has rung already is not paused. */
export function paused(timer: CookTimer, now: number): CookTimer {
  return statusOf(timer, now) === 'running' ? { ...timer, pausedWith: timer.endsAt - now } : timer
}

export function resumed(timer: CookTimer, now: number): CookTimer {
  const { pausedWith } = timer
  return pausedWith === null ? timer : { ...timer, endsAt: now + pausedWith, pausedWith: null }
}

/** A minute more; one that rang counts a minute from now. */
export function withMinuteMore(timer: CookTimer, now: number): CookTimer {
  const { pausedWith, endsAt } = timer
  if (pausedWith !== null) return { ...timer, pausedWith: pausedWith + minute }
  return { ...timer, endsAt: Math.max(endsAt, now) + minute }
}

/** Without what rang a day ago or was paused for a day: nobody stands at that stove any more. */
export function stillWanted(timers: readonly CookTimer[], now: number): CookTimer[] {
  return timers.filter(({ endsAt }) => endsAt > now - day)
}

/** First what rings, then by what ends next; what is paused stands last. */
export function inOrder(timers: readonly CookTimer[]): CookTimer[] {
  return timers.toSorted(
    (a, b) => Number(a.pausedWith !== null) - Number(b.pausedWith !== null) || a.endsAt - b.endsAt,
  )
}

/** When the next one of them is up; null where none runs. */
export function nextEnd(timers: readonly CookTimer[], now: number): number | null {
  const ends = timers
    .filter((timer) => statusOf(timer, now) === 'running')
    .map(({ endsAt }) => endsAt)
  return ends.length === 0 ? null : Math.min(...ends)
}

/** "9:05", "1:20:00"; seconds are rounded up, so that 0:00 is shown when it rings. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

/** "45 seconds", "12 minutes", "1 hour 20 minutes"; as a button and a screen reader say it. */
export function lengthInWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = seconds % 60
  return [
    hours > 0 && t('{hours, plural, one {# hour} other {# hours}}', { hours }),
    minutes > 0 && t('{minutes, plural, one {# minute} other {# minutes}}', { minutes }),
    rest > 0 && t('{rest, plural, one {# second} other {# seconds}}', { rest }),
  ]
    .filter(Boolean)
    .join(' ')
}
