import type { Plan } from '#domain/plans.ts'
import type { PictureHost } from './pictures/picture-host.ts'

/** An account with the payment provider, real or the local test checkout. */
export interface StripeSettings {
  readonly secretKey: string
  /** Signs the events that the webhook takes in. */
  readonly webhookSecret: string
  /** The only prices that can be bought. */
  readonly prices: Readonly<Record<Plan['id'], string>>
  /** Carries the calls to Stripe; the platform's own where nothing is said. */
  readonly fetch?: typeof fetch
}

/** What a function may use of its host; every secret comes from here, none from the process. */
export interface FunctionEnvironment {
  /** Where the data API and the auth server answer. */
  readonly backendUrl: string
  /** The origin of the app as the browser sees it: nobody is ever sent anywhere else. */
  readonly siteUrl: string
  readonly publicKey: string
  /** Passes all row-level security. */
  readonly secretKey: string
  readonly production: boolean
  readonly pictures: PictureHost
  /** Undefined where nothing can be paid. */
  readonly stripe: StripeSettings | undefined
  /** Takes failures that the caller learns only in part. */
  readonly log: (failure: string) => void
}

export type FunctionHandler = (
  request: Request,
  environment: FunctionEnvironment,
) => Response | Promise<Response>
