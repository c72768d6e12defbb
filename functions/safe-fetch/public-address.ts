import ipaddr from 'ipaddr.js'

/** Only these are handed out on the internet; whatever else stands around them leads elsewhere. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address, as a resolver gives it, is one of the internet: no loopback, no private or link-local
 * net, no multicast, nothing reserved, and no IPv6 address that holds or tunnels an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast'
  return parsed.range() === 'unicast' && parsed.match(globalUnicast)
}
