import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** How long is waited for name servers, in milliseconds. */
export interface NamePatience {
  /** For one of them, the first time; each further time it is twice as long. */
  readonly timeout: number
  readonly tries: number
  /** For all together; a page has ten seconds for everything. */
  readonly most: number
}
const usualPatience: NamePatience = { timeout: 1_000, tries: 2, most: 5_000 }

/**
 * All addresses of a name, IPv4 first, by the DNS alone. Not by `lookup`: the system's resolver cannot be cancelled, and
 * libuv lets two of its threads wait for it, so that two names whose server never answers stop every look-up of the process.
 * A resolver of its own costs a socket, and gives it back when the time is over or the caller has gone.
 *
 * @param nameServers others than the system's, as `address:port`
 * @throws where there are no addresses, or none in time
 */
export async function resolveName(
  name: string,
  signal: AbortSignal,
  nameServers?: readonly string[],
  { timeout, tries, most } = usualPatience,
): Promise<string[]> {
  if (isIP(name) !== 0) return [name]
  const resolver = new Resolver({ timeout, tries })
  if (nameServers !== undefined) resolver.setServers(nameServers)
  const cancel = () => resolver.cancel()
  const ending = AbortSignal.any([signal, AbortSignal.timeout(most)])
  ending.throwIfAborted()
  ending.addEventListener('abort', cancel, { once: true })
  try {
    // A server may know one kind and never answer for the other.
    const kinds = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const addresses = kinds.flatMap((kind) => (kind.status === 'fulfilled' ? kind.value : []))
    if (addresses.length === 0) throw new Error(`${name} has no addresses`)
    return addresses
  } finally {
    ending.removeEventListener('abort', cancel)
  }
}
