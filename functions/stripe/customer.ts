import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'
import { askAsService } from '../as-service.ts'
import type { Caller } from '../caller.ts'
import type { Purchase } from './handle.ts'

const customersSchema = z.array(z.object({ customer_id: z.string() }))

/** The caller's customer, undefined before the first checkout. */
export async function findCustomer(
  environment: FunctionEnvironment,
  userId: string,
): Promise<string | undefined> {
  const path = `stripe_customers?select=customer_id&user_id=eq.${userId}`
  const [known] = customersSchema.parse(await askAsService(environment, path))
  return known?.customer_id
}

/** @throws Refusal 404 before the first checkout */
export async function requireCustomer(
  environment: FunctionEnvironment,
  userId: string,
): Promise<string> {
  const customer = await findCustomer(environment, userId)
  if (customer !== undefined) return customer
  throw new Refusal(404, 'no_customer', t('There is no plan to manage yet.'))
}

/**
 * The caller's one customer, made if there is none. Of calls at the same time each is answered with
 * the same: by the key at Stripe, and by the unique account in the database.
 */
export async function ensureCustomer(
  environment: FunctionEnvironment,
  { caller, stripe }: Purchase,
): Promise<string> {
  const known = await findCustomer(environment, caller.id)
  if (known !== undefined) return known
  const { id } = await stripe.customers.create(
    {
      ...(caller.email !== undefined && { email: caller.email }),
      ...(caller.name !== undefined && { name: caller.name }),
      metadata: { user_id: caller.id },
    },
    { idempotencyKey: await customerKey(caller) },
  )
  await askAsService(environment, 'stripe_customers?on_conflict=user_id', {
    body: { customer_id: id, user_id: caller.id },
    prefer: 'resolution=ignore-duplicates,return=minimal',
  })
  return requireCustomer(environment, caller.id)
}

/**
 * The same for the same contents, and another for others, which Stripe would refuse with the first key. Hashed,
 * because it travels in a header, where a name in most scripts cannot stand.
 */
async function customerKey({ id, email, name }: Caller): Promise<string> {
  const contents = new TextEncoder().encode(JSON.stringify([email ?? null, name ?? null]))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', contents))
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `larder-customer-${id}-${hex}`
}
