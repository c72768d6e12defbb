import type { Hono } from 'hono'
import type { Pool } from 'pg'
import type { StripeSettings } from '#functions/environment.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { createTestCheckout } from './test-checkout/test-checkout.ts'

/** Who takes the money: Stripe, the test checkout, or nobody. */
export interface Payments {
  readonly stripe: StripeSettings | undefined
  readonly portalUrl: string | undefined
  readonly pages: Hono | undefined
  /** Called when the webhook can be reached. */
  begin(): void
  stop(): Promise<void>
}

interface Options {
  readonly config: Config
  readonly webFolder: string
  readonly log: Log
}

/** The test checkout is for a machine of one's own: never in production, never beside a real account. */
export async function openPayments(
  { config, webFolder, log }: Options,
  pool: Pool,
  address: string,
  localAddress: string,
): Promise<Payments> {
  const { stripe, production, dataDir } = config
  if (stripe === undefined && !production) {
    const test = await createTestCheckout({
      dataDir,
      pool,
      address,
      localAddress,
      webFolder,
      log,
    })
    return { ...test, stripe: test.settings, portalUrl: undefined }
  }
  return {
    stripe,
    portalUrl: stripe?.portalUrl,
    pages: undefined,
    begin: () => undefined,
    stop: () => Promise.resolve(),
  }
}
