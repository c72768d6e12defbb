import { shareTarget } from '#domain/import/share-target.ts'

// Written by the service worker too, which keeps the newest few for a day.
const { path, parameter, cache: cacheName, fields } = shareTarget

const addressOf = (id: string) => `${path}?${parameter}=${id}`

/** What another app or the system handed over, as it came. */
export interface Handed {
  title: string
  text: string
  url: string
  files: File[]
  /** A link could have made it: it is shown, and nothing is done with it before somebody says so. */
  byLink: boolean
}

const byLink = 'by-link'

/** Stores it on this device. Resolves with the address that shows it. @throws where the browser keeps nothing */
export async function storeHanded(handed: Partial<Handed>): Promise<string> {
  const form = new FormData()
  for (const name of ['title', 'text', 'url'] as const) form.set(fields[name], handed[name] ?? '')
  for (const file of handed.files ?? []) form.append(fields.files, file)
  if (handed.byLink === true) form.set(byLink, 'yes')
  const address = addressOf(`${Date.now()}-${crypto.randomUUID()}`)
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(form))
  return address
}

const wordOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

async function take(id: string): Promise<Handed | null> {
  const cache = await caches.open(cacheName)
  const stored = await cache.match(addressOf(id))
  if (stored === undefined) return null
  const form = await stored.formData()
  await cache.delete(addressOf(id))
  return {
    title: wordOf(form, fields.title),
    text: wordOf(form, fields.text),
    url: wordOf(form, fields.url),
    files: form
      .getAll(fields.files)
      .filter((each): each is File => each instanceof File && each.size > 0),
    byLink: form.has(byLink),
  }
}

const taken = new Map<string, Promise<Handed | null>>()

/** Takes it off this device; null where it is gone. Whoever asks again in the same page gets the same. */
export function takeHanded(id: string): Promise<Handed | null> {
  const known = taken.get(id) ?? take(id)
  taken.set(id, known)
  return known
}

/** What nobody has read yet. */
export async function eraseHanded(): Promise<void> {
  if ('caches' in window) await caches.delete(cacheName)
}
