import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { addressPattern, pageTemplates, servedPaths } from '#domain/served-addresses.ts'
import { shareTarget } from '#domain/import/share-target.ts'

const origin = 'https://larder.test'
const source = readFileSync(path.join(import.meta.dirname, '..', 'service-worker.js'), 'utf8')

/** As much of Cache Storage as the worker uses, in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const absolute = (url: string) => new URL(url, origin).href
  const open = (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>()
    all.set(name, held)
    return {
      match: async (url: string) => held.get(absolute(url))?.clone(),
      put: async (url: string, response: Response) => {
        if (response.status === 206) throw new TypeError('Partial response')
        held.set(absolute(url), response)
      },
      keys: async () => [...held.keys()].map((url) => ({ url })),
      delete: async (of: string | { url: string }) =>
        held.delete(absolute(typeof of === 'string' ? of : of.url)),
    }
  }
  return {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (url: string, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName === undefined ? [...all.keys()] : [cacheName]
      for (const name of names) {
        const found = all.get(name)?.get(absolute(url))
        if (found !== undefined) return found.clone()
      }
      return undefined
    },
  }
}

interface WorkerWindow {
  focus: () => Promise<void>
  navigate: (address: string) => Promise<void>
}

export interface WorkerRequest {
  url: string
  method: string
  mode: string
  formData: () => Promise<FormData>
}

/**
 * The worker as it runs in a browser, on a network that `answer` is. `ask` returns what it answers, or undefined
 * where it leaves a request to the browser.
 */
export function startWorker(answer: (path: string) => Promise<Response> | Response) {
  const listeners = new Map<string, (event: object) => void>()
  const pages = pageTemplates.map((template) => addressPattern(template).source)
  const served = Object.values(servedPaths).map((pattern) => pattern.source)
  const build = {
    version: '1',
    language: 'language=de',
    files: ['/', '/assets/app-1.js'],
    later: ['/assets/lines-de-1.json'],
    pages,
    served,
    share: shareTarget,
  }
  const timers: (() => void)[] = []
  const asked: string[] = []
  const storage = memoryCaches()
  const shown: [title: string, options: object][] = []
  const opened: string[] = []
  const windows: WorkerWindow[] = []
  runInNewContext(source, {
    build,
    caches: storage,
    fetch: async (request: string | WorkerRequest) => {
      const { pathname, search } = new URL(
        typeof request === 'string' ? request : request.url,
        origin,
      )
      asked.push(pathname + search)
      return answer(pathname)
    },
    Response,
    URL,
    crypto,
    setTimeout: (ring: () => void) => void timers.push(ring),
    self: {
      location: { origin },
      clients: {
        claim: () => Promise.resolve(),
        matchAll: async () => windows,
        openWindow: async (address: string) => void opened.push(address),
      },
      registration: {
        showNotification: async (title: string, options: object) =>
          void shown.push([title, options]),
      },
      addEventListener: (type: string, listener: (event: object) => void) =>
        void listeners.set(type, listener),
    },
  })

  async function dispatch(type: string, event: object = {}): Promise<void> {
    const works: Promise<unknown>[] = []
    listeners.get(type)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => void works.push(work),
    })
    await Promise.all(works)
  }

  return {
    caches: storage,
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
    /** The addresses that were asked for, each from its path on. */
    asked,
    /** The notifications that were shown. */
    shown,
    /** The addresses that were opened in new windows. */
    opened,
    /** The open windows of the app. */
    windows,
    push: (message: object) => dispatch('push', { data: { json: () => message } }),
    tap: (data: object) =>
      dispatch('notificationclick', { notification: { data, close: () => undefined } }),
    /** Rings every alarm that the worker has set; how many there were. */
    ring(): number {
      const set = timers.splice(0)
      for (const ring of set) ring()
      return set.length
    },
    ask(address: string, request: Partial<WorkerRequest> = {}): Promise<Response> | undefined {
      let response: Promise<Response> | undefined
      listeners.get('fetch')?.({
        request: {
          url: new URL(address, origin).href,
          method: 'GET',
          mode: 'navigate',
          ...request,
        },
        waitUntil: () => undefined,
        respondWith: (given: Promise<Response>) => (response = given),
      })
      return response
    },
  }
}
