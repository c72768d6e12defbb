import type { Pool } from 'pg'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { nodeWeb } from '#functions/safe-fetch/node-web.ts'
import type { Background } from '../auth/background.ts'
import type { SigningKeys } from '../auth/signing-keys.ts'
import type { Mailer } from '../mail/mail.ts'
import { mailNotifications } from './notification-mails.ts'
import { pushNotifications } from './notification-pushes.ts'
import { pushKeysOf } from './push-keys.ts'
import { createSendPush } from './send-push.ts'
import { tellSpoiling } from './spoiling-digests.ts'
import { createUnsubscribePages, createUnsubscribeTokens } from './unsubscribe.ts'

type Options = {
  readonly pool: Pick<Pool, 'query'>
  readonly keys: SigningKeys
  /** The key of Web Push, where it is set. */
  readonly pushKey: string | undefined
  /** Undefined where nobody sends mails. */
  readonly mailer: Mailer | undefined
  readonly operatorEmail: string | undefined
  /** Where people reach us. */
  readonly address: string
  /** What foods keep how long. */
  readonly vocabulary: () => Promise<Vocabulary>
  readonly later: Background['later']
}

const pushMilliseconds = 10_000
const mailMilliseconds = 10 * 60_000

/** How people are told of things outside the app: what sends it, regularly, and where it is ended. */
export function createNotifying(options: Options) {
  const { pool, keys, pushKey, mailer, operatorEmail, address, vocabulary, later } = options
  const pushKeys = pushKeysOf(keys, pushKey)
  const tokens = createUnsubscribeTokens(keys)
  const contact = contactOf(operatorEmail, address)
  const send = createSendPush({ keys: pushKeys, contact, web: nodeWeb })
  const unsubscribeAddress = (userId: string) =>
    `${address}/unsubscribe?token=${tokens.write(userId)}`
  let isPushing = false
  const push = () =>
    later(async () => {
      // One at a time: mails of the sign-in wait in the same queue.
      if (isPushing) return
      isPushing = true
      await pushNotifications(pool, send).finally(() => (isPushing = false))
    })
  const mail = () => {
    if (mailer !== undefined)
      later(() => mailNotifications({ pool, mailer, address, unsubscribeAddress }))
  }
  const digest = () =>
    later(() => tellSpoiling({ pool, send, mailer, vocabulary, address, unsubscribeAddress }))
  let timers: NodeJS.Timeout[] = []
  return {
    pages: createUnsubscribePages(pool, tokens),
    offer: { pushKey: pushKeys.publicKey, mail: mailer !== undefined },
    /** Looks now, and from then on again and again. */
    begin() {
      push()
      mail()
      digest()
      timers = [
        setInterval(push, pushMilliseconds).unref(),
        setInterval(mail, mailMilliseconds).unref(),
        setInterval(digest, mailMilliseconds).unref(),
      ]
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Whom a push service reaches when something is wrong; some refuse who does not say. */
function contactOf(operatorEmail: string | undefined, address: string): string {
  if (operatorEmail !== undefined) return `mailto:${operatorEmail}`
  return address.startsWith('https:') ? address : 'mailto:larder@localhost'
}
