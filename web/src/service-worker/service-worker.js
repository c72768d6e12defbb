/**
 * Opens the app without a network. It caches the app's own files and pictures, and never an answer of the
 * backend: what a person sees is stored by the page, for that person alone.
 *
 * `build` (its version, its language as an address names it, its files, those that come later, the app's pages, what the
 * server answers itself and where others share to) is written before this by web/vite-plugins/service-worker.ts.
 */
/* global build */

const shell = `larder-${build.version}`
const pictures = 'larder-pictures'
const mostPictures = 500
const gap = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const gapHeaders = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }
const patienceMilliseconds = 3_000
const mostShared = 3
const dayMilliseconds = 86_400_000
const matches = (sources, pathname) => sources.some((source) => new RegExp(source).test(pathname))
const isFile = (pathname) => /\.[a-z0-9]+$/i.test(pathname)

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(removeOldVersions()))
self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting())
})

/**
 * Files carry a hash of their content in their name: what an earlier version cached is not fetched again. The others are
 * asked for in the language of this version, whatever was chosen since.
 */
async function fill() {
  const cache = await caches.open(shell)
  await Promise.all(
    build.later.map(async (path) => {
      const known = await caches.match(path)
      if (known !== undefined) await cache.put(path, known)
    }),
  )
  await Promise.all(
    build.files.map(async (path) => {
      const isHashed = path.startsWith('/assets/')
      const known = isHashed ? await caches.match(path) : undefined
      const wanted = isHashed ? path : `${path}?${build.language}`
      const response = known ?? (await fetch(wanted, isHashed ? {} : { cache: 'no-cache' }))
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      // From a gate in front of the server: a browser takes no page from here that came by a redirect.
      if (response.redirected) throw new Error(`${path} was redirected`)
      await cache.put(path, response)
    }),
  )
}

/** The version before this one stays: a tab that is still open may ask for its files. */
async function removeOldVersions() {
  const shells = (await caches.keys()).filter(
    (name) => name.startsWith('larder-') && name !== pictures,
  )
  const before = shells.filter((name) => name !== shell).slice(0, -1)
  await Promise.all(before.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** A message of the server: read here and shown, in a line for each place. */
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  const shown = { body, tag: path, icon: '/icon-192.png', data: { path } }
  event.waitUntil(self.registration.showNotification(title, shown))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPlace(event.notification.data.path))
})

/** In a window of the app that is open, else in a new one. */
async function openPlace(path) {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open === undefined) {
    await self.clients.openWindow(href)
    return
  }
  await open.focus()
  await open.navigate(href)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && request.mode === 'navigate' && pathname === build.share.path)
    event.respondWith(takeShared(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (matches(build.pages, pathname)) event.respondWith(page(request))
    else if (!matches(build.served, pathname) && !isFile(pathname))
      event.respondWith(unknown(request))
    return
  }
  if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request))
  else if (/^\/(?:covers|icons)\//.test(pathname)) event.respondWith(picture(event))
  else if (pathname === '/larder.json') event.respondWith(networkFirst(request))
  else if (build.files.includes(pathname)) event.respondWith(cacheFirst(request))
})

/**
 * A page of the app as the server has it now; where it does not answer in time, or with something else, as it was.
 * It is asked for by its own address: the server describes a recipe in its page, and may lead elsewhere.
 */
async function page(request) {
  const fresh = fetch(request)
  const cached = await caches.match('/', { cacheName: shell })
  if (cached === undefined) return fresh
  const late = new Promise((resolve) => {
    setTimeout(() => resolve(cached), patienceMilliseconds)
  })
  const inTime = fresh
    .then((response) => (isPage(response) ? response : cached))
    .catch(() => cached)
  return Promise.race([inTime, late])
}

function isPage({ type, status, headers }) {
  if (type === 'opaqueredirect') return true
  return status < 500 && (headers.get('content-type') ?? '').startsWith('text/html')
}

/** What may be there is the server's to say; without a network the app says that it is no page of its own. */
async function unknown(request) {
  try {
    return await fetch(request)
  } catch (cause) {
    const cached = await caches.match('/', { cacheName: shell })
    if (cached === undefined) throw cause
    return cached
  }
}

/**
 * What another app shares stays on this device: the page reads it under the number that it is given, and deletes it.
 * Who is not signed in yet reads it later, so the last few wait for a day.
 */
async function takeShared(request) {
  const { path, parameter, cache: name } = build.share
  const isTooOld = (url) =>
    Date.now() - Number.parseInt(new URL(url).searchParams.get(parameter)) > dayMilliseconds
  try {
    const form = await request.formData()
    const cache = await caches.open(name)
    const held = (await cache.keys()).map(({ url }) => url)
    const leaving = held.filter(
      (url, index) => isTooOld(url) || index < held.length - mostShared + 1,
    )
    await Promise.all(leaving.map((url) => cache.delete(url)))
    const address = new URL(
      `${path}?${parameter}=${Date.now()}-${crypto.randomUUID()}`,
      self.location.origin,
    )
    await cache.put(address.href, new Response(form))
    return Response.redirect(address.href, 303)
  } catch {
    // A full disk, most likely: the page says that nothing came.
    return Response.redirect(new URL(`${path}#missed`, self.location.origin).href, 303)
  }
}

/** What comes with its first use is kept with the rest from then on. */
async function cacheFirst(request) {
  const known = await caches.match(request.url)
  if (known !== undefined) return known
  const fresh = await fetch(request)
  if (fresh.ok && build.later.includes(new URL(request.url).pathname)) {
    const cache = await caches.open(shell)
    await cache.put(request.url, fresh.clone())
  }
  return fresh
}

/** Where the backend is: the same for everybody, and nothing secret. A server that is starting does not say. */
async function networkFirst(request) {
  const cache = await caches.open(shell)
  const fresh = await fetch(request).catch((cause) => cause)
  if (fresh.ok) {
    await cache.put(request.url, fresh.clone())
    return fresh
  }
  const isRefusal = fresh instanceof Response && fresh.status < 500
  // A version that has just come has not asked yet: what the one before it heard still holds.
  const cached = isRefusal ? undefined : await caches.match(request.url)
  if (cached !== undefined) return cached
  if (fresh instanceof Response) return fresh
  throw fresh
}

/** Pictures that were seen are seen again without a network. */
async function picture(event) {
  const { request } = event
  const cache = await caches.open(pictures)
  const cached = await cache.match(request.url)
  const fetched = fetch(request).then(async (fresh) => {
    // A part of a picture is not cached: the cache takes none.
    if (fresh.status === 200) {
      await cache.put(request.url, fresh.clone())
      const held = await cache.keys()
      await Promise.all(held.slice(0, -mostPictures).map((each) => cache.delete(each)))
    }
    return fresh
  })
  // A gap looks better than the browser's sign for a picture that is broken.
  if (cached === undefined) return fetched.catch(() => new Response(gap, { headers: gapHeaders }))
  event.waitUntil(fetched.catch(() => undefined))
  return cached
}
