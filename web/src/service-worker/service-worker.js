/**
 * Opens the app without a network. It keeps the app's own files and pictures, and never an answer of the
 * backend: what a person sees is kept by the page, for that person alone.
 *
 * `build` (its version and files) is written before this by web/vite-plugins/service-worker.ts.
 */
/* global build */

const shell = `larder-${build.version}`
const pictures = 'larder-pictures'
const mostPictures = 500
const gap = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const gapHeaders = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }
const patienceMilliseconds = 3_000
const ofTheBackend = /^\/(?:rest|auth|functions|test-checkout)\/|^\/healthz$/

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting())
})

/** Files carry a hash of their content in their name: what an earlier version kept is not fetched again. */
async function fill() {
  const cache = await caches.open(shell)
  await Promise.all(
    build.files.map(async (path) => {
      const isHashed = path.startsWith('/assets/')
      const known = isHashed ? await caches.match(path) : undefined
      const response = known ?? (await fetch(path, isHashed ? {} : { cache: 'no-cache' }))
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await cache.put(path, response)
    }),
  )
}

/** The version before this one stays: a tab that is still open may ask for its files. */
async function tidy() {
  const shells = (await caches.keys()).filter(
    (name) => name.startsWith('larder-') && name !== pictures,
  )
  const before = shells.filter((name) => name !== shell).slice(0, -1)
  await Promise.all(before.map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || ofTheBackend.test(pathname))
    return
  if (request.mode === 'navigate') {
    // What is a file, such as the design page, is no page of the app.
    if (!/\.[a-z0-9]+$/i.test(pathname)) event.respondWith(page())
    return
  }
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (/^\/(?:covers|icons)\//.test(pathname)) event.respondWith(picture(event))
  else if (pathname === '/larder.json') event.respondWith(networkFirst(request))
  else if (build.files.includes(pathname)) event.respondWith(keptFirst(request))
})

/**
 * The page as the server has it now; where it does not answer in time, as it was. Every address has the
 * same one, and is asked for by its own: a worker's request does not look like somebody going there.
 */
async function page() {
  const fresh = fetch('/', { cache: 'no-cache' })
  const kept = await caches.match('/', { cacheName: shell })
  if (kept === undefined) return fresh
  const late = new Promise((resolve) => {
    setTimeout(() => resolve(kept), patienceMilliseconds)
  })
  const inTime = fresh
    .then((response) => (response.status >= 500 ? kept : response))
    .catch(() => kept)
  return Promise.race([inTime, late])
}

async function keptFirst(request) {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** Where the backend is: the same for everybody, and nothing secret. */
async function networkFirst(request) {
  const cache = await caches.open(shell)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put(request.url, fresh.clone())
    return fresh
  } catch (cause) {
    const kept = await cache.match(request.url)
    if (kept === undefined) throw cause
    return kept
  }
}

/** Pictures that were seen are seen again without a network. */
async function picture(event) {
  const { request } = event
  const cache = await caches.open(pictures)
  const kept = await cache.match(request.url)
  const fetched = fetch(request).then(async (fresh) => {
    if (fresh.ok) {
      await cache.put(request.url, fresh.clone())
      const held = await cache.keys()
      await Promise.all(held.slice(0, -mostPictures).map((each) => cache.delete(each)))
    }
    return fresh
  })
  // A gap looks better than the browser's sign for a picture that is broken.
  if (kept === undefined) return fetched.catch(() => new Response(gap, { headers: gapHeaders }))
  event.waitUntil(fetched.catch(() => undefined))
  return kept
}
