import { t } from '#domain/texts/t.ts'
import {
  inOrder,
  isAudible,
  longestRinging,
  statusOf,
  timeLeft,
  type CookTimer,
} from '#domain/cooking/timer-state.ts'
import { timerTitle } from '../words.ts'
import { ringTrack } from './ring-track.ts'
import { dismissTimer, pauseTimer, resumeTimer, timers } from './timer-store.ts'

/** Longer recordings are not worth their size: such a timer rings by the page's clock alone. */
const longestTrack = 3 * 60 * 60_000
/** Seconds by which recording and clock may differ, before a new one is made. */
const tolerated = 2
const ringEvery = 2

/** The turning of steps, while cook mode is open. */
interface Steps {
  next: () => void
  back: () => void
}

let audio: HTMLAudioElement | undefined
let track: { of: string; silentFor: number } | null = null
let shown: CookTimer | null = null
let steps: Steps | null = null

/** Where a screen locks while its owner cooks, and a sound that plays keeps the page going. */
const isWanted = () => 'mediaSession' in navigator && window.matchMedia('(pointer: coarse)').matches

const trackOf = ({ id, endsAt, pausedWith }: CookTimer) => `${id} ${endsAt} ${pausedWith}`

/** What rings, else what rings next, else what is paused. */
function toShow(now: number): CookTimer | null {
  const some = timers().filter(
    (timer) =>
      timeLeft(timer, now) <= longestTrack &&
      (statusOf(timer, now) !== 'ringing' || isAudible(timer, now)),
  )
  return inOrder(some)[0] ?? null
}

/** Plays the recording that belongs to the timer; a new one where it was changed, or the recording stood still. */
function play(timer: CookTimer, now: number) {
  audio ??= new Audio()
  const left = timeLeft(timer, now)
  const isPaused = statusOf(timer, now) === 'paused'
  const isLate =
    track !== null && Math.abs(audio.currentTime - (track.silentFor - left) / 1000) > tolerated
  if (track?.of !== trackOf(timer) || (isLate && !isPaused)) {
    const silentFor = Math.max(0, left)
    track = { of: trackOf(timer), silentFor: left }
    if (audio.src !== '') URL.revokeObjectURL(audio.src)
    const rings = longestRinging / 1000 / ringEvery
    audio.src = URL.createObjectURL(ringTrack({ silentFor, rings, ringEvery }))
  }
  if (isPaused) audio.pause()
  // Refused until the page was touched: the next touch tries again.
  else if (audio.paused) audio.play().catch(() => undefined)
}

function describe(timer: CookTimer, now: number) {
  const { mediaSession } = navigator
  const left = Math.max(0, timeLeft(timer, now)) / 1000
  const status = statusOf(timer, now)
  const title = timerTitle(timer)
  mediaSession.metadata = new MediaMetadata({
    title: status === 'ringing' ? t('Time is up: {title}', { title }) : title,
    artist: timer.recipeTitle,
    album: 'Larder',
    artwork: [{ src: timer.image === '' ? '/icon-512.png' : timer.image }],
  })
  mediaSession.playbackState = status === 'paused' ? 'paused' : 'playing'
  if (status === 'ringing') mediaSession.setPositionState()
  else mediaSession.setPositionState({ duration: left, position: 0, playbackRate: 1 })
}

/** What rings is not paused: it is silenced. */
function pauseShown() {
  if (shown === null) return
  if (statusOf(shown, Date.now()) === 'ringing') dismissTimer(shown.id)
  else pauseTimer(shown.id)
}

function answerKeys(isOn: boolean) {
  const keys: Partial<Record<MediaSessionAction, (() => void) | undefined>> = {
    play: () => shown !== null && resumeTimer(shown.id),
    pause: pauseShown,
    stop: () => shown !== null && dismissTimer(shown.id),
    nexttrack: steps?.next,
    previoustrack: steps?.back,
  }
  for (const action of ['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const) {
    try {
      navigator.mediaSession.setActionHandler(action, (isOn ? keys[action] : null) ?? null)
    } catch {
      // One that this browser does not know.
    }
  }
}

function release() {
  if (shown === null) return
  shown = null
  track = null
  if (audio !== undefined) {
    audio.pause()
    URL.revokeObjectURL(audio.src)
    audio.removeAttribute('src')
  }
  answerKeys(false)
  navigator.mediaSession.metadata = null
  navigator.mediaSession.playbackState = 'none'
  navigator.mediaSession.setPositionState()
}

/**
 * Shows the timer that rings next on a phone's lock screen, where it is paused, silenced and the steps are turned,
 * and has it ring there. Nothing stays when no timer is left. To be called whenever they changed.
 */
export function showOnLockScreen(): void {
  if (!isWanted()) return
  const now = Date.now()
  const timer = toShow(now)
  if (timer === null) return release()
  shown = timer
  play(timer, now)
  describe(timer, now)
  answerKeys(true)
}

/** Whether it can be heard without the page's own sound. */
export const ringsOnLockScreen = (): boolean =>
  shown !== null && audio !== undefined && !audio.paused && audio.error === null

/** Has the lock screen turn the steps. Returns the function that ends it. */
export function turnSteps(by: Steps): () => void {
  steps = by
  if (shown !== null) answerKeys(true)
  return () => {
    if (steps !== by) return
    steps = null
    if (shown !== null) answerKeys(true)
  }
}
