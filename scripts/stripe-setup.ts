/**
 * `npm run stripe:setup`: makes the product, the prices and the webhook in an account with Stripe, where
 * they are missing, and prints the settings to start Larder with.
 *
 *     STRIPE_SECRET_KEY=sk_… PUBLIC_URL=https://larder.example npm run stripe:setup
 */
import { z } from 'zod'
import { stripeClient } from '#functions/stripe/client.ts'
import { setUpPlans } from '#functions/stripe/set-up-plans.ts'
import { setUpWebhook } from '#functions/stripe/set-up-webhook.ts'
import { reasonOf } from '../server/log.ts'
import { withSecretFiles } from '../server/secret-files.ts'

const environmentSchema = z.object({
  STRIPE_SECRET_KEY: z
    .string(
      'Set STRIPE_SECRET_KEY to a secret key of your account (dashboard → Developers → API keys).',
    )
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY must look like sk_test_… or sk_live_….'),
  PUBLIC_URL: z
    .url('Set PUBLIC_URL to the address at which Stripe reaches Larder: https://larder.example')
    .startsWith(
      'https://',
      'PUBLIC_URL must begin with https://: Stripe sends events nowhere else.',
    ),
})

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function settings() {
  try {
    return withSecretFiles(process.env)
  } catch (thrown) {
    return fail(reasonOf(thrown))
  }
}

const environment = environmentSchema.safeParse(settings())
if (!environment.success) fail(environment.error.issues.map(({ message }) => message).join('\n'))
const { STRIPE_SECRET_KEY: secretKey, PUBLIC_URL } = environment.data
const stripe = stripeClient({
  secretKey,
  webhookSecret: '',
  prices: { monthly: '', quarterly: '' },
})

try {
  const prices = await setUpPlans(stripe)
  const url = `${new URL(PUBLIC_URL).origin}/functions/v1/stripe-webhook`
  const webhookSecret = await setUpWebhook(stripe, url)
  say(
    'The account is ready. Start Larder with these settings, and keep the first two secret:',
    '',
    'STRIPE_SECRET_KEY=(the key that you gave)',
    `STRIPE_WEBHOOK_SECRET=${webhookSecret ?? `(was made before: dashboard → Developers → Webhooks → ${url})`}`,
    `STRIPE_PRICE_MONTHLY=${prices.monthly}`,
    `STRIPE_PRICE_QUARTERLY=${prices.quarterly}`,
    '',
    'Optional: STRIPE_PORTAL_URL, the link of the customer portal (dashboard → Settings → Billing →',
    'Customer portal). Save the settings of the portal there once, with or without using its link.',
  )
} catch (thrown) {
  fail(`Stripe refused: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
}
