import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * A function asks the data API and the auth server of its own process over HTTP, as it does on hosted Supabase. Seen
 * from there all of that comes from this machine: without a word of whose it is, everybody's functions together would
 * have the turns of one sender.
 */
export const askedForHeader = 'x-larder-asked-for'

/** Nobody else can say for whom they ask. */
const key = Buffer.from(randomBytes(24).toString('base64url'))

export function askingFor(sender: string): Readonly<Record<string, string>> {
  return { [askedForHeader]: `${key.toString()} ${sender}` }
}

/** The sender for whom a function of this process asks; undefined for every other request. */
export function askedFor(headers: IncomingHttpHeaders): string | undefined {
  const [given = '', sender] = headers[askedForHeader]?.toString().split(' ') ?? []
  const said = Buffer.from(given)
  return said.length === key.length && timingSafeEqual(said, key) ? sender : undefined
}
