import { optionalText } from './optional-text.ts'

/** An account with Stripe, as the operator names it. */
export interface StripeConfig {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly prices: { readonly monthly: string; readonly quarterly: string }
  /** The fixed address of Stripe's customer portal; without it each visit gets a session of its own. */
  readonly portalUrl: string | undefined
}

const text = (pattern: RegExp, example: string) =>
  optionalText.refine(
    (value) => value === undefined || pattern.test(value),
    `This must look like ${example}`,
  )

export const stripeVariables = {
  STRIPE_SECRET_KEY: text(/^(sk|rk)_(test|live)_\w+$/, 'sk_live_…'),
  STRIPE_WEBHOOK_SECRET: text(/^whsec_\S+$/, 'whsec_…'),
  STRIPE_PRICE_MONTHLY: text(/^price_\w+$/, 'price_…'),
  STRIPE_PRICE_QUARTERLY: text(/^price_\w+$/, 'price_…'),
  STRIPE_PORTAL_URL: text(/^https:\/\/\S+$/, 'https://billing.stripe.com/p/login/…'),
} as const

type Variables = { readonly [Name in keyof typeof stripeVariables]: string | undefined }

/** Settings that do not go together, in words for the person who wrote them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** All of it or nothing. @throws SettingsError */
export function readStripe(variables: Variables): StripeConfig | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: monthly,
    STRIPE_PRICE_QUARTERLY: quarterly,
    STRIPE_PORTAL_URL: portalUrl,
  } = variables
  if (secretKey && webhookSecret && monthly && quarterly) {
    return { secretKey, webhookSecret, prices: { monthly, quarterly }, portalUrl }
  }
  const needed = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: monthly,
    STRIPE_PRICE_QUARTERLY: quarterly,
  }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(needed).length) return undefined
  throw new SettingsError(
    `Payment needs ${missing.join(', ')} too: npm run stripe:setup makes and prints them.`,
  )
}
