import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export interface NewUser {
  email?: string
  name?: string
  anonymous?: boolean
  /** `trial` unless said otherwise. */
  situation?: 'trial' | 'expired' | 'subscribed'
}

/** Makes an account as the auth server would, then ages its profile or subscribes it. */
export async function insertUser(pool: Pool, user: NewUser = {}): Promise<string> {
  const id = randomUUID()
  const email = user.anonymous === true ? null : (user.email ?? `cook-${id}@example.com`)
  const metadata = user.name === undefined ? {} : { name: user.name }
  await pool.query(
    `insert into auth.users (id, email, raw_user_meta_data, is_anonymous) values ($1, $2, $3, $4)`,
    [id, email, metadata, user.anonymous === true],
  )
  if (user.situation === 'expired') await age(pool, id)
  if (user.situation === 'subscribed') {
    await age(pool, id)
    await subscribe(pool, id, 'active')
  }
  return id
}

/** Moves the start of the trial 15 days back. */
async function age(pool: Pool, userId: string): Promise<void> {
  await pool.query(
    `update public.public_profiles set created_at = now() - interval '15 days' where id = $1`,
    [userId],
  )
}

/** Gives an account a Stripe customer, if it has none, and one more subscription. */
export async function subscribe(pool: Pool, userId: string, status: string): Promise<void> {
  await pool.query(
    `insert into public.stripe_customers (customer_id, user_id) values ($1, $2)
     on conflict do nothing`,
    [`cus_${userId}`, userId],
  )
  await pool.query(
    `insert into public.stripe_subscriptions
       (subscription_id, customer_id, status, price_id, current_period_end)
     values ($1, $2, $3, 'price_monthly', 1800000000)`,
    [`sub_${randomUUID()}`, `cus_${userId}`, status],
  )
}
