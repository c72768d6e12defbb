import type { PlanOffer } from '#domain/plan-features.ts'
import type { Plan } from '#domain/plans.ts'
import type { Crowd } from './http/crowd.ts'
import type { ReadRecipe } from './import-recipe/import-host.ts'
import type { ChefEngine } from './personal-chef/engine.ts'
import type { PictureHost } from './pictures/picture-host.ts'
import type { WebHost } from './safe-fetch/web-host.ts'
import type { DishEngine } from './tools/dish-engine.ts'

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

/** A provider of the chat-completions protocol. */
export interface ChefSettings {
  readonly apiKey: string
  /** With its version: `https://api.openai.com/v1`. */
  readonly baseUrl: string
  readonly model: string
  /** How many questions of everyone together are answered within 24 hours. */
  readonly questionsPerDay: number
  /** In place of those of the specified call, for models that refuse one of them; null leaves one out. */
  readonly parameters?: Readonly<Record<string, string | number | boolean | null>>
  /** False where the operator wants none, though the model could use them. */
  readonly tools?: boolean
  /** How long one try may take; the SDK's 10 minutes where nothing is said. */
  readonly timeoutMs?: number
}

/** What a host may count; nothing of it tells who it was. */
export type Countable =
  | { readonly what: 'chef-answer'; readonly outcome: 'ok' | 'failed' }
  /** `type` is one that we take, or `other`. */
  | { readonly what: 'stripe-event'; readonly type: string; readonly outcome: string }

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
  /**
   * Asks the auth server on behalf of who calls, whose address counts for its limits: `/token?…`, with
   * nothing of `fetch` that streams.
   */
  readonly askAuth: (path: string, init: RequestInit) => Promise<Response>
  readonly pictures: PictureHost
  /** Of each account, by its id: what it has under way that takes long (`withinShare`). */
  readonly shares: Crowd
  /** For recipes that are brought over from pages. */
  readonly import: { readonly web: WebHost; readonly read: ReadRecipe }
  /** Where an account is enough, plans that run can be managed and none can be bought. */
  readonly offer: PlanOffer
  /** Undefined where nothing can be paid. */
  readonly stripe: StripeSettings | undefined
  /** Undefined where no provider is set up. */
  readonly chef: ChefSettings | undefined
  /** Answers where no provider is set up; undefined where the host has no catalogue to answer from. */
  readonly chefEngine: ChefEngine | undefined
  /** Composes for the tools of an assistant; undefined where the host has no catalogue to compose from. */
  readonly dishEngine: DishEngine | undefined
  /** Headers of whatever is asked on behalf of the request: by what it is followed, and whose turn it takes. */
  readonly along: Readonly<Record<string, string>>
  readonly count: (countable: Countable) => void
  /** Takes failures that the caller learns only in part. */
  readonly log: (failure: string) => void
}

export type FunctionHandler = (
  request: Request,
  environment: FunctionEnvironment,
) => Response | Promise<Response>
