import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

type OriginSettings = Pick<Config, 'publicUrl' | 'trustedProxies'>

/** Whether the browser came over TLS: only a trusted proxy can say so, for we speak plain HTTP. */
export function isOverTls(request: IncomingMessage, { trustedProxies }: OriginSettings): boolean {
  return (
    fromTrustedProxy(request, trustedProxies) && first(request, 'x-forwarded-proto') === 'https'
  )
}

/** The origin as the browser sees it, or undefined when it named none that is well formed. */
export function browserOrigin(
  request: IncomingMessage,
  settings: OriginSettings,
): string | undefined {
  if (settings.publicUrl !== undefined) return settings.publicUrl
  const trusted = fromTrustedProxy(request, settings.trustedProxies)
  const host = (trusted ? first(request, 'x-forwarded-host') : undefined) ?? request.headers.host
  if (host === undefined || !/^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host))
    return undefined
  const origin = `${isOverTls(request, settings) ? 'https' : 'http'}://${host}`
  // Well formed, but no place: a port above all ports, a number that is no address.
  return URL.canParse(origin) ? origin : undefined
}

function fromTrustedProxy(request: IncomingMessage, trusted: TrustedProxies): boolean {
  return trusted.includes(request.socket.remoteAddress ?? '')
}

function first(request: IncomingMessage, name: string): string | undefined {
  return request.headersDistinct[name]?.[0]?.split(',')[0]?.trim()
}
