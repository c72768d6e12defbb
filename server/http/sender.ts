import type { IncomingMessage } from 'node:http'
import { addressBlock, clientAddress } from '../auth/client-address.ts'
import { senderBehind } from './on-behalf-of.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** The key of one sender’s requests: an address, or a customer's block of them. */
export function senderOf(request: IncomingMessage, trustedProxies: TrustedProxies): string {
  const sender = senderBehind(request.headers)
  if (sender !== undefined) return sender
  const forwarded = request.headers['x-forwarded-for']?.toString()
  return addressBlock(clientAddress(request.socket.remoteAddress ?? '', forwarded, trustedProxies))
}
