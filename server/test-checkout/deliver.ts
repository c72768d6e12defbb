import { Stripe } from 'stripe'
import { type Log, reasonOf } from '../log.ts'
import type { LedgerFile } from './ledger.ts'

const firstPause = 1_000
const longestPause = 60_000

export interface Delivery {
  /** Sends what waits, now; while a try is running, another one follows it. */
  wake(): void
  stop(): Promise<void>
}

/**
 * Sends the events to the webhook as Stripe does: signed anew for each try, again and again with
 * growing pauses until it is answered with 2xx, in no promised order. Of several servers more than one may send it.
 */
export function startDelivery(file: LedgerFile, webhookUrl: () => string, log: Log): Delivery {
  let timer: NodeJS.Timeout | undefined
  let pause = firstPause
  let isStopped = false
  let left = 0
  let running: Promise<void> | undefined

  async function deliverAll(): Promise<void> {
    const { waiting, secret } = await file.change(({ outbox, webhookSecret }) => ({
      waiting: outbox,
      secret: webhookSecret,
    }))
    const taken = await Promise.all(waiting.map(({ body }) => deliver(body, secret)))
    const delivered = new Set(waiting.filter((_event, at) => taken[at]).map(({ id }) => id))
    left = await file.change((ledger) => {
      ledger.outbox = ledger.outbox.filter(({ id }) => !delivered.has(id))
      return ledger.outbox.length
    })
    pause = delivered.size === waiting.length ? firstPause : Math.min(pause * 2, longestPause)
  }

  async function deliver(body: string, secret: string): Promise<boolean> {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret,
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    })
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    return response?.ok === true
  }

  function schedule(delay: number): void {
    clearTimeout(timer)
    if (!isStopped && left > 0) timer = setTimeout(wake, delay).unref()
  }

  function wake(): void {
    if (isStopped || running !== undefined) return
    running = deliverAll()
      .catch((thrown: unknown) =>
        log({ level: 'warn', event: `test checkout: ${reasonOf(thrown)}` }),
      )
      .finally(() => {
        running = undefined
        schedule(pause === firstPause ? 0 : pause)
      })
  }

  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
