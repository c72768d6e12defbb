import type { IncomingMessage, ServerResponse } from 'node:http'
import { shareTarget, whatIsShared } from '#domain/import/share-target.ts'
import { readBody } from '../http/body-limit.ts'

/** More than words are: files go no further than the device that they are on. */
const mostBytes = 256 * 1024
/** Of a header, so that every proxy lets it through. */
const longestAddress = 4000

const { path, fields } = shareTarget
const missed = `${path}#missed`

async function addressFor(request: IncomingMessage): Promise<string> {
  const body = await readBody(request, mostBytes)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(Uint8Array.from(body), { headers }).formData()
  const word = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const shared = whatIsShared({
    title: word(fields.title),
    text: word(fields.text),
    url: word(fields.url),
  })
  if (shared === null) return missed
  const name = shared.kind === 'address' ? 'url' : 'text'
  // Behind the #: it comes back to no server, and stands in no log.
  const address = `${path}#${new URLSearchParams({ [name]: shared.words }).toString()}`
  return address.length > longestAddress ? missed : address
}

/**
 * What another app shares before the service worker is there, which keeps it on the device. Nothing is stored:
 * the page that the answer leads to shows it to whoever sent it.
 */
export async function receiveShare(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const location = await addressFor(request).catch(() => missed)
  response.writeHead(303, { ...headers, location, 'cache-control': 'no-store' }).end()
}
