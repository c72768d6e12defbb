import { millisecondsPer } from '#domain/time-units.ts'
import { field, textField } from '#web/lib/json.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

import { markParameter } from './link-session.ts'

/** As long as the server takes the link of a mail. */
const lifetimeMilliseconds = millisecondsPer.hour
const mostRemembered = 8

interface Request {
  mark: string
  /** Milliseconds since 1970. */
  until: number
}

/**
 * Where a mail or a provider is to lead back to: `path` of this app with a mark that this browser remembers for an
 * hour. Whoever else writes a link to us cannot know the mark, so it tells our own links from theirs.
 */
export function returnAddress(path: string): string {
  const mark = crypto.randomUUID()
  const until = Date.now() + lifetimeMilliseconds
  writeStored(storageKeys.signInRequests, [...remembered(), { mark, until }].slice(-mostRemembered))
  const address = new URL(path, location.origin)
  address.searchParams.set(markParameter, mark)
  return address.href
}

/** Whether this browser made the request with this mark. A mark counts once. */
export function endRequest(mark: string | null): boolean {
  const requests = remembered()
  if (!requests.some((request) => request.mark === mark)) return false
  writeStored(
    storageKeys.signInRequests,
    requests.filter((request) => request.mark !== mark),
  )
  return true
}

function remembered(): Request[] {
  const requests = readStored(storageKeys.signInRequests, (json) =>
    Array.isArray(json) ? json.flatMap(readRequest) : null,
  )
  return (requests ?? []).filter(({ until }) => until > Date.now())
}

function readRequest(json: unknown): Request[] {
  const [mark, until] = [textField(json, 'mark'), field(json, 'until')]
  return mark === undefined || typeof until !== 'number' ? [] : [{ mark, until }]
}
