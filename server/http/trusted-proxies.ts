import { BlockList, isIP } from 'node:net'

/** The proxies in front of us, whose X-Forwarded-* headers are believed. */
export interface TrustedProxies {
  /** As a socket or a header writes an address; what is none is in no list. */
  includes(address: string): boolean
}

/**
 * Reads addresses and ranges (`10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`); undefined where one of them is neither, or
 * holds every address there is. An IPv4 address is the same as IPv6 writes it (`::ffff:10.0.0.1`).
 */
export function readTrustedProxies(list: readonly string[]): TrustedProxies | undefined {
  const blocks = new BlockList()
  for (const entry of list) {
    const [address = '', prefix, ...more] = entry.split('/')
    const family = familyOf(address)
    if (family === undefined || more.length > 0) return undefined
    if (prefix === undefined) blocks.addAddress(address, family)
    else {
      const most = family === 'ipv4' ? 32 : 128
      if (!/^[1-9]\d{0,2}$/.test(prefix) || Number(prefix) > most) return undefined
      addRange(blocks, address, Number(prefix), family)
    }
  }
  return {
    includes(address) {
      const [plain = ''] = address.split('%', 1)
      const family = familyOf(plain)
      return family !== undefined && blocks.check(plain, family)
    },
  }
}

/** A range of IPv4 that is written as IPv6 is one of IPv4: as such the addresses in it are compared. */
function addRange(blocks: BlockList, address: string, prefix: number, family: Family): void {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined && prefix > 96) blocks.addSubnet(mapped, prefix - 96, 'ipv4')
  else blocks.addSubnet(address, prefix, family)
}

type Family = 'ipv4' | 'ipv6'

function familyOf(address: string): Family | undefined {
  const version = address.includes('%') ? 0 : isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : undefined
}
