import { isIP, isIPv4 } from 'node:net'
import type { TrustedProxies } from '../http/trusted-proxies.ts'

/**
 * The address that a request came from. X-Forwarded-For is believed only when the peer is one of
 * `trustedProxies`: anyone else may write into it what they like. Each proxy appends the address
 * that it saw, so the client is the last entry that is not a trusted proxy.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: TrustedProxies,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()))
  let address = plainAddress(peer)
  while (trustedProxies.includes(address)) {
    const previous = hops.pop()
    if (previous === undefined || isIP(previous) === 0) break
    address = previous
  }
  return address
}

/** `::ffff:192.0.2.1` is 192.0.2.1 as a dual-stack socket writes it. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1]
  return mapped !== undefined && isIPv4(mapped) ? mapped : address
}

/** What the limits count by: an IPv4 address, or the /64 that one IPv6 customer is given whole. */
export function addressBlock(address: string): string {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
