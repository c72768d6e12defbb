import path from 'node:path'
import type { Hono } from 'hono'
import type { StripeSettings } from '#functions/environment.ts'
import { stripeClient } from '#functions/stripe/client.ts'
import { setUpPlans } from '#functions/stripe/set-up-plans.ts'
import type { Log } from '../log.ts'
import { createApi } from './api/api.ts'
import { catchUp } from './billing/advance.ts'
import type { Book } from './book.ts'
import { startDelivery } from './deliver.ts'
import { newId, openLedger } from './ledger.ts'
import { eventObject } from './objects/event.ts'
import { createPages } from './pages/pages.ts'

export interface TestCheckoutOptions {
  dataDir: string
  /** Where a person on this machine opens Larder. */
  address: string
  /** Where the server reaches itself. */
  localAddress: string
  /** The built app, whose styles the pages wear. */
  webFolder: string
  log: Log
}

export interface TestCheckout {
  /** What the functions take for an account with Stripe. */
  settings: StripeSettings
  /** Mounted at /test-checkout. */
  pages: Hono
  /** Sends what an earlier run has left; called when the webhook can be reached. */
  begin(): void
  stop(): Promise<void>
}

const hour = 3_600_000

/**
 * A payment provider on this machine that charges nothing, for trying everything out and for the tests.
 * It speaks so much of Stripe's protocol that the real SDK and our webhook cannot tell the difference.
 */
export async function createTestCheckout(options: TestCheckoutOptions): Promise<TestCheckout> {
  const file = await openLedger(path.join(options.dataDir, 'test-checkout.json'))
  const { ledger } = file
  const delivery = startDelivery(
    file,
    () => `${options.localAddress}/functions/v1/stripe-webhook`,
    options.log,
  )
  const book: Book = {
    ledger,
    pagesUrl: () => `${options.address}/test-checkout`,
    now: () => Math.floor(Date.now() / 1000),
    tell(at, occurrence) {
      const id = newId('evt')
      ledger.outbox.push({ id, body: JSON.stringify(eventObject(id, at, occurrence), null, 2) })
    },
  }
  const save = async () => {
    await file.save()
    delivery.wake()
  }
  const api = createApi(book, save)
  const keys = { secretKey: ledger.secretKey, webhookSecret: ledger.webhookSecret, fetch: api }
  const prices = await setUpPlans(stripeClient({ ...keys, prices: { monthly: '', quarterly: '' } }))
  let clock: NodeJS.Timeout | undefined
  return {
    settings: { ...keys, prices },
    pages: await createPages(book, save, options.webFolder),
    begin() {
      const comeDue = () => {
        catchUp(book)
        save().catch(() => options.log({ level: 'warn', event: 'test checkout: not saved' }))
      }
      comeDue()
      clock = setInterval(comeDue, hour).unref()
    },
    async stop() {
      clearInterval(clock)
      await delivery.stop()
      await file.save()
    },
  }
}
