import type { Random } from '#domain/testing/random.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { uuidFrom } from './chance.ts'
import type { DeviceClock } from './clock.ts'
import type { DeviceNetwork } from './network.ts'
import type { Surroundings } from './page/bundle.ts'
import type { Turns } from './turns.ts'

/** What a disk holds: the stores of the browser's database, by key, and its small texts. */
export interface Disk {
  stores: Map<string, Map<IDBValidKey, unknown>>
  texts: Map<string, string>
}

interface Place {
  disk: Disk
  clock: DeviceClock
  network: DeviceNetwork
  turns: Turns
  random: Random
  /** Whether the page is gone. */
  isLeft: () => boolean
}

const textsOf = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, value: string) => void texts.set(key, value),
  removeItem: (key: string) => void texts.delete(key),
})

/** Its keys are found as a browser's are: `Object.keys(localStorage)`. */
function smallTexts(texts: Map<string, string>): unknown {
  return new Proxy(textsOf(texts), {
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      typeof key === 'string' && texts.has(key)
        ? { value: texts.get(key), enumerable: true, configurable: true }
        : undefined,
  })
}

class StorageEvent extends Event {
  readonly key: string
  constructor(type: string, { key }: { key: string }) {
    super(type)
    this.key = key
  }
}

/** What a page of the app finds around it on a device; a page that is left asks for nothing more, and writes nothing more. */
export function surroundingsOf({
  disk,
  clock,
  network,
  turns,
  random,
  isLeft,
}: Place): Surroundings & {
  window: EventTarget
} {
  const storage = memoryStorage(
    () => (isLeft() ? Promise.reject(new Error('The page is left')) : Promise.resolve()),
    // Most of what a disk does is done at once; the rest at some time.
    { stores: disk.stores, turn: () => (random.oneIn(4) ? turns.turn() : Promise.resolve()) },
  )
  const silent = () => undefined
  const opened = clock.now()
  const around = {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false }),
    navigator: {
      get onLine() {
        return network.isOnline
      },
    },
    location: { origin: 'http://larder.test', href: 'http://larder.test/', assign: silent },
    localStorage: smallTexts(disk.texts),
    indexedDB: storage,
    BroadcastChannel: undefined,
    crypto: { randomUUID: () => uuidFrom(random), getRandomValues: (bytes: unknown) => bytes },
    Date: clock.dates(),
    performance: { now: () => clock.now() - opened },
    setTimeout: (work: () => void, delay?: number) =>
      clock.setTimeout(() => {
        if (!isLeft()) work()
      }, delay),
    clearTimeout: clock.clearTimeout,
    setInterval: silent,
    clearInterval: silent,
    fetch: (address: URL | string, init: RequestInit = {}) =>
      network.fetch(String(address), init, isLeft),
    AbortSignal: { timeout: () => new AbortController().signal },
    StorageEvent,
    console: { warn: silent, error: silent, log: silent },
  }
  const window = Object.assign(new EventTarget(), around)
  return { ...around, window, globalThis: window }
}
