import { isAudible, nextEnd, statusOf, type CookTimer } from '#domain/cooking/timer-state.ts'
import { t } from '#domain/texts/t.ts'
import { setBadge } from '#web/lib/badge.ts'
import { logFailure } from '#web/lib/log.ts'
import { ringsOnLockScreen, showOnLockScreen } from './lock-screen.ts'
import { buzz, chime, hush, readySound } from './sound.ts'
import { onTimers, timers } from './timer-store.ts'
import { timerTitle } from '../words.ts'

const betweenChimes = 2000
/** The longest that a browser's own timer can wait. */
const longestWait = 2 ** 31 - 1

let pending: ReturnType<typeof setTimeout> | undefined
let rings = false
const announced = new Set<string>()

/** For who looks at another page: only where notifications were allowed already, we never ask. */
function notify(timer: CookTimer) {
  const key = `${timer.id} ${timer.endsAt}`
  if (announced.has(key)) return
  announced.add(key)
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible') return
  try {
    const shown = new Notification(t('{timer}: time is up', { timer: timerTitle(timer) }), {
      body: timer.recipeTitle,
      tag: timer.id,
    })
    shown.addEventListener('click', () => window.focus())
  } catch (cause) {
    // Phones allow it to a service worker alone. The sound and the page still tell.
    logFailure('A notification could not be shown', cause)
  }
}

/** By the clock on the wall: a page that slept finds out when it is looked at again. */
function review() {
  clearTimeout(pending)
  const now = Date.now()
  const audible = timers().filter((timer) => isAudible(timer, now))
  for (const timer of audible) notify(timer)
  setBadge('timers', timers().filter((timer) => statusOf(timer, now) === 'ringing').length)
  showOnLockScreen()
  if (audible.length > 0) {
    buzz()
    if (!ringsOnLockScreen()) chime()
  } else if (rings) hush()
  rings = audible.length > 0
  const end = nextEnd(timers(), now)
  const wait = Math.min(
    rings ? betweenChimes : longestWait,
    end === null ? longestWait : end - now,
    longestWait,
  )
  if (rings || end !== null) pending = setTimeout(review, wait)
}

let watches = false

/** Rings whenever a timer is up, from now on, whatever page of the app is open. */
export function watchTimers(): void {
  if (watches) return
  watches = true
  readySound(showOnLockScreen)
  onTimers(() => {
    // Another timer's start must not chime for one that rings already.
    const now = Date.now()
    if (rings && timers().some((timer) => statusOf(timer, now) === 'ringing'))
      return showOnLockScreen()
    review()
  })
  document.addEventListener('visibilitychange', review)
  review()
}
