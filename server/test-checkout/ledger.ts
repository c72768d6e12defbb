import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'

const seconds = z.number().int()
const cents = z.number().int()
const metadata = z.record(z.string(), z.string())

const priceSchema = z.object({
  id: z.string(),
  product: z.string(),
  amount: cents,
  months: z.number().int(),
  lookupKey: z.string().nullable(),
  nickname: z.string().nullable(),
  created: seconds,
})

const customerSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  metadata,
  /** Below zero: a credit. */
  balance: cents,
  card: z.enum(['works', 'refused']),
  /** How far this customer's clock is ahead of the real one. */
  ahead: seconds,
  created: seconds,
})

const sessionSchema = z.object({
  id: z.string(),
  customer: z.string(),
  price: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  clientReference: z.string().nullable(),
  metadata,
  subscriptionMetadata: metadata,
  status: z.enum(['open', 'complete', 'expired']),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  created: seconds,
})

const subscriptionSchema = z.object({
  id: z.string(),
  item: z.string(),
  customer: z.string(),
  price: z.string(),
  status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
  cancelAtPeriodEnd: z.boolean(),
  periodStart: seconds,
  periodEnd: seconds,
  created: seconds,
  canceledAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  latestInvoice: z.string().nullable(),
  /** When a payment that failed is tried again. */
  retryAt: seconds.nullable(),
  metadata,
})

const lineSchema = z.object({
  description: z.string(),
  amount: cents,
  price: z.string(),
  proration: z.boolean(),
  start: seconds,
  end: seconds,
})

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  customer: z.string(),
  subscription: z.string(),
  reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  lines: z.array(lineSchema),
  startingBalance: cents,
  due: cents,
  status: z.enum(['open', 'paid', 'uncollectible']),
  attempts: z.number().int(),
  created: seconds,
  paidAt: seconds.nullable(),
  refunded: cents,
  dispute: z.enum(['needs_response', 'won', 'lost']).nullable(),
})

const ledgerSchema = z.object({
  secretKey: z.string(),
  webhookSecret: z.string(),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string().nullable(),
      created: seconds,
    }),
  ),
  prices: z.array(priceSchema),
  customers: z.array(customerSchema),
  sessions: z.array(sessionSchema),
  subscriptions: z.array(subscriptionSchema),
  invoices: z.array(invoiceSchema),
  portals: z.array(
    z.object({ id: z.string(), customer: z.string(), returnUrl: z.string(), created: seconds }),
  ),
  endpoints: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      events: z.array(z.string()),
      secret: z.string(),
      created: seconds,
    }),
  ),
  /** Signed bodies that the webhook has not acknowledged yet. */
  outbox: z.array(z.object({ id: z.string(), body: z.string() })),
  /** What was answered to a request with an idempotency key. */
  answers: z.array(
    z.object({ key: z.string(), request: z.string(), status: z.number(), body: z.string() }),
  ),
})

export type Ledger = z.infer<typeof ledgerSchema>
export type Price = z.infer<typeof priceSchema>
export type Customer = z.infer<typeof customerSchema>
export type Session = z.infer<typeof sessionSchema>
export type Subscription = z.infer<typeof subscriptionSchema>
export type Invoice = z.infer<typeof invoiceSchema>
export type InvoiceLine = z.infer<typeof lineSchema>

/** So that test customers can be distinguished from real ones in the database. */
export const customerPrefix = 'cus_test_checkout_'

export function newId(prefix: string): string {
  return `${prefix}_test_checkout_${randomBytes(12).toString('hex')}`
}

function emptyLedger(): Ledger {
  return {
    secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    products: [],
    prices: [],
    customers: [],
    sessions: [],
    subscriptions: [],
    invoices: [],
    portals: [],
    endpoints: [],
    outbox: [],
    answers: [],
  }
}

export interface LedgerFile {
  /**
   * Works on what the file holds now, while nobody else does. When it resolves, what has changed is on the disk; where
   * `work` throws, nothing has changed.
   */
  change<Result>(work: (ledger: Ledger) => Result | Promise<Result>): Promise<Result>
}

/** Does `work` while none of the servers that share a ledger does any. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>

const mostAnswers = 1_000

/**
 * The test checkout's books, in one small file that several servers may share. What cannot be read is begun anew:
 * nobody paid.
 */
export function openLedger(file: string, alone: Alone): LedgerFile {
  let last: Promise<unknown> = Promise.resolve()

  async function changeNow<Result>(work: (ledger: Ledger) => Result | Promise<Result>) {
    const before = await readFile(file, 'utf8').catch(() => undefined)
    const ledger = readLedger(before) ?? emptyLedger()
    const result = await work(ledger)
    ledger.answers.splice(0, ledger.answers.length - mostAnswers)
    const after = JSON.stringify(ledger)
    if (after !== before) {
      await writeFile(`${file}.new`, after, { mode: 0o600 })
      await rename(`${file}.new`, file)
    }
    return result
  }

  return {
    change(work) {
      // In turn here, so that only one connection waits for the other servers.
      const changed = last.then(() => alone(() => changeNow(work)))
      last = changed.catch(() => undefined)
      return changed
    },
  }
}

function readLedger(text: string | undefined): Ledger | undefined {
  if (text === undefined) return undefined
  try {
    return ledgerSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
