import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { StripeSettings } from '#functions/environment.ts'
import type { Cook, Shop } from '../checkout/shop.ts'

const ledgerSchema = z.object({
  secretKey: z.string(),
  webhookSecret: z.string(),
  sessions: z.array(z.object({ customer: z.string(), status: z.string() })),
  subscriptions: z.array(z.object({ id: z.string(), customer: z.string(), status: z.string() })),
})

/** What the test checkout has written down. */
export async function ledgerOf(shop: Shop) {
  const file = path.join(shop.dataDir, 'test-checkout.json')
  return ledgerSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

export async function customerIdOf(shop: Shop, { userId }: Cook): Promise<string> {
  const [row] = await shop.sql<{ customer_id: string }>(
    'select customer_id from stripe_customers where user_id = $1',
    [userId],
  )
  return row?.customer_id ?? ''
}

/** A payment provider that answers so. */
export const stripeWhich = (answers: typeof fetch): StripeSettings => ({
  secretKey: 'sk_test_none',
  webhookSecret: 'whsec_none',
  prices: { monthly: 'price_m', quarterly: 'price_q' },
  fetch: answers,
})
