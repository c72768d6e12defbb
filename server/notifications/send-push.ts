import { importJWK, SignJWT } from 'jose'
import { setTimeout as wait } from 'node:timers/promises'
import { safePost } from '#functions/safe-fetch/safe-fetch.ts'
import type { PostingHost } from '#functions/safe-fetch/web-host.ts'
import { type BrowserKeys, encryptPush } from './encrypt-push.ts'
import type { PushKeys } from './push-keys.ts'

export interface Browser extends BrowserKeys {
  readonly id: string
  readonly endpoint: string
}

/** What came of it: `gone` where the push service knows the browser no more. */
export type PushOutcome = 'sent' | 'gone' | 'failed'
export type SendPush = (text: string, browser: Browser) => Promise<PushOutcome>

type Options = {
  readonly keys: PushKeys
  /** Whom a push service writes to when something is wrong: `mailto:` or an address of the web. */
  readonly contact: string
  readonly web: PostingHost
  /** Before a service that is busy gets another try. */
  readonly pauses?: readonly number[]
}

/** A device that is off gets it within a day, or never. */
const keptSeconds = 24 * 60 * 60

/** Sends messages by Web Push (RFC 8030), in Larder's name (RFC 8292). */
export function createSendPush({ keys, contact, web, pauses = [2_000] }: Options): SendPush {
  async function once(text: string, browser: Browser): Promise<number> {
    const token = await signed(keys, contact, new URL(browser.endpoint).origin)
    const headers = {
      authorization: `vapid t=${token}, k=${keys.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptSeconds),
      urgency: 'normal',
    }
    const body = encryptPush(text, browser)
    // The address of a subscription is a secret: nobody is told where it leads.
    return safePost(browser.endpoint, { headers, body }, web).catch(() => 0)
  }

  return async function send(text, browser) {
    for (const pause of [...pauses, undefined]) {
      const status = await once(text, browser)
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      // Not where nobody answered: others wait meanwhile.
      const mayPass = status === 429 || status >= 500
      if (!mayPass || pause === undefined) return 'failed'
      await wait(pause)
    }
    return 'failed'
  }
}

async function signed(keys: PushKeys, contact: string, audience: string): Promise<string> {
  const point = Buffer.from(keys.publicKey, 'base64url')
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: keys.privateKey,
    },
    'ES256',
  )
  return new SignJWT({})
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(contact)
    .setExpirationTime('12h')
    .sign(key)
}
