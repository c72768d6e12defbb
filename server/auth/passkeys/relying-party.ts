import { isIP } from 'node:net'
import type { AuthServices } from '../services.ts'
import { passkeysDisabled } from '../wire/not-enabled.ts'
import { isOurOrigin } from '../wire/redirect.ts'

/** For whom passkeys are made, in the words of WebAuthn. */
export type RelyingParty = {
  /** A domain: keys that were made for it work there and below it, and nowhere else. */
  readonly id: string
  /** Whether a page at this origin may ask for one of them. */
  isOrigin(origin: string): boolean
}

type Site = Pick<AuthServices, 'settings' | 'siteUrl'>

/**
 * Undefined where browsers know no passkeys: at a number in place of a name, and without TLS unless on the person's own
 * machine.
 */
export function relyingPartyOf(site: Site): RelyingParty | undefined {
  const { protocol, hostname } = new URL(site.siteUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
  const id = site.settings.passkeyDomain ?? (isSecure && isName ? hostname : undefined)
  if (id === undefined) return undefined
  return {
    id,
    isOrigin(origin) {
      if (!URL.canParse(origin)) return false
      const url = new URL(origin)
      const isBelow = url.hostname === id || url.hostname.endsWith(`.${id}`)
      return url.origin === origin && isBelow && isOurOrigin(site, url)
    },
  }
}

/** @throws AuthError `passkey_disabled` */
export function requireRelyingParty(site: Site): RelyingParty {
  const party = relyingPartyOf(site)
  if (party === undefined) throw passkeysDisabled()
  return party
}
