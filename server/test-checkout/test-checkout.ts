import path from 'node:path'
import type { Hono } from 'hono'
import type { Pool } from 'pg'
import type { StripeSettings } from '#functions/environment.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { stripeClient } from '#functions/stripe/client.ts'
import { setUpPlans } from '#functions/stripe/set-up-plans.ts'
import { inTransaction } from '../auth/database.ts'
import type { Log } from '../log.ts'
import { createApi } from './api/api.ts'
import { catchUp } from './billing/advance.ts'
import type { Book, WithBook } from './book.ts'
import { startDelivery } from './deliver.ts'
import { type Alone, type Ledger, newId, openLedger } from './ledger.ts'
import { eventObject } from './objects/event.ts'
import { createPages } from './pages/pages.ts'

export interface TestCheckoutOptions {
  dataDir: string
  /** Where the servers that share the folder wait for each other. */
  pool: Pool
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

/**
 * A payment provider on this machine that charges nothing, for trying everything out and for the tests.
 * It speaks so much of Stripe's protocol that the real SDK and our webhook cannot tell the difference.
 */
export async function createTestCheckout(options: TestCheckoutOptions): Promise<TestCheckout> {
  const { dataDir, pool, localAddress, log } = options
  const file = openLedger(path.join(dataDir, 'test-checkout.json'), aloneIn(pool))
  const delivery = startDelivery(file, () => `${localAddress}/functions/v1/stripe-webhook`, log)
  const bookOf = (ledger: Ledger): Book => ({
    ledger,
    pagesUrl: () => `${options.address}/test-checkout`,
    now: () => Math.floor(Date.now() / 1000),
    send(at, occurrence) {
      const id = newId('evt')
      ledger.outbox.push({ id, body: JSON.stringify(eventObject(id, at, occurrence), null, 2) })
    },
  })
  const withBook: WithBook = async (work) => {
    const { result, waiting } = await file.change(async (ledger) => ({
      result: await work(bookOf(ledger)),
      waiting: ledger.outbox.length,
    }))
    if (waiting > 0) delivery.wake()
    return result
  }
  const { prices, ...keys } = await withBook(openShop)
  const settings = { ...keys, fetch: createApi(withBook), prices }
  let clock: NodeJS.Timeout | undefined
  return {
    settings,
    pages: await createPages(withBook, options.webFolder),
    begin() {
      const comeDue = () => {
        withBook(catchUp).catch(() => log({ level: 'warn', event: 'test checkout: not saved' }))
      }
      comeDue()
      clock = setInterval(comeDue, millisecondsPer.hour).unref()
    },
    async stop() {
      clearInterval(clock)
      await delivery.stop()
    },
  }
}

/** Keys and prices, made once: of servers that start together the second one finds what the first has made. */
async function openShop(book: Book) {
  const { secretKey, webhookSecret } = book.ledger
  const keys = { secretKey, webhookSecret }
  const fetch = createApi(async (work) => work(book))
  const prices = await setUpPlans(
    stripeClient({ ...keys, fetch, prices: { monthly: '', quarterly: '' } }),
  )
  return { ...keys, prices }
}

/** PostgreSQL lets go of the lock even where the server that holds it is killed. */
function aloneIn(pool: Pool): Alone {
  return (work) =>
    inTransaction(pool, async (client) => {
      await client.query(
        `select pg_advisory_xact_lock(hashtextextended('larder test checkout', 0))`,
      )
      return work()
    })
}
