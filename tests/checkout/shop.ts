import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Stripe } from 'stripe'
import { z } from 'zod'
import { type LarderProcess, startProcess } from '../host/larder-process.ts'
import { type BackendClient, connectTo } from '../support/backend-client.ts'
import { inDatabaseOf, webhookSecretOf } from '../support/larder-sql.ts'
import { preparedFolder } from '../support/prepared-folder.ts'

const backendFile = z.object({ prices: z.object({ monthly: z.string(), quarterly: z.string() }) })

/** What the tests read in the books of the test checkout. */
const booksSchema = z.object({
  outbox: z.array(z.unknown()),
  customers: z.array(
    z.object({
      name: z.string().nullable(),
      email: z.string().nullable(),
      metadata: z.record(z.string(), z.string()),
    }),
  ),
})

export interface Cook {
  client: BackendClient
  userId: string
  token: string
}

export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** A Larder of its own with the test checkout, and what people and the provider do with it. */
export class Shop {
  readonly dataDir: string
  larder: LarderProcess
  prices: { monthly: string; quarterly: string }
  #connect: () => BackendClient
  #people = 0

  private constructor(
    dataDir: string,
    larder: LarderProcess,
    prices: Shop['prices'],
    connect: () => BackendClient,
  ) {
    this.dataDir = dataDir
    this.larder = larder
    this.prices = prices
    this.#connect = connect
  }

  static async open(): Promise<Shop> {
    const dataDir = await preparedFolder()
    const larder = await startProcess(dataDir)
    const file = await fetch(`${larder.address}/larder.json`)
    const { prices } = backendFile.parse(await file.json())
    return new Shop(dataDir, larder, prices, await connectTo(larder.address))
  }

  async close(): Promise<void> {
    if (this.larder.child.exitCode === null) await this.larder.end('SIGTERM')
    await rm(this.dataDir, { recursive: true, force: true })
  }

  /** A new process on the same data, at another port. */
  async startAgain(environment: Record<string, string> = {}): Promise<void> {
    this.larder = await startProcess(this.dataDir, environment)
    this.#connect = await connectTo(this.larder.address)
  }

  async signUp({ name = '', email = '' } = {}): Promise<Cook> {
    const client = this.#connect()
    const { data, error } = await client.auth.signUp({
      email: email || `cook-${++this.#people}@example.com`,
      password: 'secret-1',
      ...(name !== '' && { options: { data: { name } } }),
    })
    if (error !== null || data.user === null || data.session === null) {
      throw new Error(`sign-up failed: ${error?.message}`)
    }
    return { client, userId: data.user.id, token: data.session.access_token }
  }

  async call(name: string, body: unknown, token?: string): Promise<Answer> {
    const response = await fetch(`${this.larder.address}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const answered = z.record(z.string(), z.unknown()).parse(await response.json())
    return { status: response.status, body: answered }
  }

  /** As the app asks for it. */
  checkOut(cook: Cook, more: Record<string, string> = {}): Promise<Answer> {
    const { address } = this.larder
    const body = {
      price_id: this.prices.monthly,
      mode: 'subscription',
      success_url: `${address}/subscription/success`,
      cancel_url: `${address}/subscription/pricing`,
      ...more,
    }
    return this.call('stripe-checkout', body, cook.token)
  }

  /** The way to the provider's pages of a customer. */
  async portalOf({ token }: Cook): Promise<string> {
    const return_url = `${this.larder.address}/subscription/manage`
    const { body } = await this.call('stripe-portal', { return_url }, token)
    return String(body['url'])
  }

  async subscriptionOf({ client }: Cook) {
    const { data } = await client.from('stripe_user_subscriptions').select('*').maybeSingle()
    return data
  }

  async ordersOf({ client }: Cook) {
    const orders = client.from('stripe_user_orders').select('*')
    const { data } = await orders.order('order_date', { ascending: false })
    return data ?? []
  }

  /** Fills in a form of the test checkout. */
  submit(url: string, fields: Record<string, string>): Promise<Response> {
    return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  }

  /** Sends an event as Stripe does, whatever was signed. */
  async send(body: string, options: { sent?: string; age?: number; secret?: string } = {}) {
    const secret = options.secret ?? (await webhookSecretOf(this.dataDir))
    const timestamp = Math.floor(Date.now() / 1000) - (options.age ?? 0)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
    return fetch(`${this.larder.address}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: options.sent ?? body,
    })
  }

  async sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return inDatabaseOf(this.dataDir, async (client) => {
      const { rows } = await client.query(text, values)
      return rows
    })
  }

  /** The customer of an account, made here so that events about it count. */
  async customerOf({ userId }: Cook): Promise<string> {
    const customer = `cus_${userId}`
    await this.sql('insert into stripe_customers (customer_id, user_id) values ($1, $2)', [
      customer,
      userId,
    ])
    return customer
  }

  async outbox(): Promise<number> {
    return (await this.#books()).outbox.length
  }

  /** The customers that the provider has of an account. */
  async customersOf({ userId }: Cook) {
    const { customers } = await this.#books()
    return customers.filter(({ metadata }) => metadata['user_id'] === userId)
  }

  async #books() {
    const file = path.join(this.dataDir, 'test-checkout.json')
    return booksSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  }
}

/** An event about a subscription, with the fields that its own type asks for. */
export function subscriptionEvent(
  id: string,
  created: number,
  customer: string,
  stated: { status: string; price?: string; cancelled?: boolean; end?: number },
): string {
  return JSON.stringify(
    {
      id,
      object: 'event',
      type: 'customer.subscription.updated',
      created,
      data: {
        object: {
          id: `sub_${customer}`,
          object: 'subscription',
          customer,
          status: stated.status,
          cancel_at_period_end: stated.cancelled ?? false,
          cancel_at: null,
          created: 1_000,
          items: {
            object: 'list',
            data: [
              {
                price: { id: stated.price ?? 'price_m' },
                current_period_start: 1_000,
                current_period_end: stated.end ?? 4_000,
              },
            ],
          },
        },
      },
    },
    null,
    2,
  )
}
