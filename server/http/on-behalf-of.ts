import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * A function calls the data API and the auth server of its own process over HTTP, as it does on hosted Supabase. All of
 * these requests come from this machine: without this header, everybody's functions together would share the limits of
 * one sender.
 */
export const onBehalfOfHeader = 'x-larder-asked-for'

/** Only this process knows it: nobody else can name a sender. */
const key = Buffer.from(randomBytes(24).toString('base64url'))

export function onBehalfOf(sender: string): Readonly<Record<string, string>> {
  return { [onBehalfOfHeader]: `${key.toString()} ${sender}` }
}

/** Returns the sender on whose behalf a function of this process calls; undefined for every other request. */
export function senderBehind(headers: IncomingHttpHeaders): string | undefined {
  const [given = '', sender] = headers[onBehalfOfHeader]?.toString().split(' ') ?? []
  const sent = Buffer.from(given)
  return sent.length === key.length && timingSafeEqual(sent, key) ? sender : undefined
}
