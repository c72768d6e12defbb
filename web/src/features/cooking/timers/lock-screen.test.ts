import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnSteps } from './lock-screen.ts'
import { ringTrack } from './ring-track.ts'
import { watchTimers } from './ringer.ts'
import { dismissTimer, startTimer, timers } from './timer-store.ts'

/** What a phone's browser offers, and this DOM does not. */
class Session {
  metadata: { title: string; artist: string; artwork: { src: string }[] } | null = null
  playbackState = 'none'
  position: { duration: number } | undefined
  readonly keys = new Map<string, () => void>()
  setPositionState(state?: { duration: number }) {
    this.position = state
  }
  setActionHandler(action: string, handler: (() => void) | null) {
    if (handler === null) this.keys.delete(action)
    else this.keys.set(action, handler)
  }
}

let session: Session
const played: Blob[] = []

/** How a media element plays, as far as it is used: it is told, and says whether it is paused. */
class Sound {
  paused = true
  error = null
  currentTime = 0
  src = ''
  async play() {
    this.paused = false
  }
  pause() {
    this.paused = true
  }
  removeAttribute() {
    this.src = ''
  }
}

function usePhone(isTouched: boolean) {
  session = new Session()
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }))
  vi.stubGlobal('Audio', Sound)
  vi.stubGlobal('MediaMetadata', function MediaMetadata(given: object) {
    return given
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) played.push(blob)
    return 'blob:track'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
}

beforeEach(() => {
  vi.useFakeTimers()
  played.length = 0
})
afterEach(() => {
  for (const { id } of timers()) dismissTimer(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaSession')
})

const soup = {
  id: 'soup:1:0',
  address: '/recipe/7',
  recipeTitle: 'Plain soup',
  image: '/covers/plain-soup.webp',
  step: 1,
  name: 'Simmer',
}

test('a timer stands on the lock screen while it runs, is paused and silenced there, and leaves with the last', () => {
  usePhone(true)
  watchTimers()
  expect(session.metadata).toBeNull()
  startTimer(soup, 90)
  expect(session.metadata).toMatchObject({
    title: 'Step 1 · Simmer',
    artist: 'Plain soup',
    artwork: [{ src: '/covers/plain-soup.webp' }],
  })
  expect([session.playbackState, session.position?.duration]).toEqual(['playing', 90])

  vi.advanceTimersByTime(30_000)
  session.keys.get('pause')?.()
  expect([session.playbackState, session.position?.duration]).toEqual(['paused', 60])
  session.keys.get('play')?.()
  expect(session.playbackState).toBe('playing')

  vi.advanceTimersByTime(60_000)
  expect(session.metadata?.title).toBe('Time is up: Step 1 · Simmer')
  session.keys.get('pause')?.()
  expect(timers()).toEqual([])
  expect([session.metadata, session.playbackState, session.keys.size]).toEqual([null, 'none', 0])
})

test('its keys turn the steps while cook mode is open', () => {
  usePhone(true)
  watchTimers()
  startTimer(soup, 90)
  expect(session.keys.has('nexttrack')).toBe(false)
  const next = vi.fn<() => void>()
  const end = turnSteps({ next, back: () => undefined })
  session.keys.get('nexttrack')?.()
  expect(next).toHaveBeenCalledOnce()
  end()
  expect(session.keys.has('nexttrack')).toBe(false)
})

test('where no screen locks nothing plays', () => {
  usePhone(false)
  watchTimers()
  startTimer(soup, 90)
  expect(session.metadata).toBeNull()
  expect(played).toEqual([])
})

test('the recording is silent for as long as the timer runs, then rings', async () => {
  const bytes = new Uint8Array(
    await ringTrack({ silentFor: 61_000, rings: 2, ringEvery: 2 }).arrayBuffer(),
  )
  const [header, rate] = [44, 8000]
  expect(bytes.length).toBe(header + (61 + 4) * rate)
  expect(new DataView(bytes.buffer).getUint32(40, true)).toBe(65 * rate)
  const isSilent = (from: number, to: number) =>
    bytes.slice(header + from * rate, header + to * rate).every((sample) => sample === 128)
  expect([isSilent(0, 61), isSilent(61, 62), isSilent(62, 63), isSilent(63, 64)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
