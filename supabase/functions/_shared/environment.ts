import process from 'node:process'
import { z } from 'zod'
import type { FunctionEnvironment } from '#functions/environment.ts'
import { createCrowd } from '#functions/http/crowd.ts'
import { largestShare } from '#functions/http/within-share.ts'
import { readOrder } from '#functions/import-recipe/read-order.ts'
import { createHostedStore } from '#functions/pictures/hosted-store.ts'
import { nodeWeb } from '#functions/safe-fetch/node-web.ts'
import { chefVariables, readChef } from '#functions/settings/chef-settings.ts'
import { planVariables } from '#functions/settings/plan-settings.ts'
import { readStripe, SettingsError, stripeVariables } from '#functions/settings/stripe-settings.ts'
import { convert } from './convert.ts'

const variables = z.object({
  // The platform sets these three.
  SUPABASE_URL: z.url(),
  SUPABASE_ANON_KEY: z.string().min(1),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  /** Where people open the app; a platform's own site address has no name of its own. */
  SITE_URL: z.url().transform((address) => new URL(address).origin),
  ...stripeVariables,
  ...chefVariables,
  ...planVariables,
})

/**
 * What our handlers find on hosted Supabase: the platform's own services, and the operator's settings, which
 * `supabase secrets set` keeps. It is production always.
 *
 * @throws SettingsError
 */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Omit<FunctionEnvironment, 'along'> {
  const parsed = variables.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingsError(`${String(issue?.path[0])}: ${issue?.message}`)
  }
  const settings = parsed.data
  const { SUPABASE_URL: backendUrl, SUPABASE_SERVICE_ROLE_KEY: secretKey } = settings
  return {
    backendUrl,
    siteUrl: settings.SITE_URL,
    publicKey: settings.SUPABASE_ANON_KEY,
    secretKey,
    production: true,
    askAuth: (path, init) => fetch(`${backendUrl}/auth/v1${path}`, init),
    pictures: { store: createHostedStore(backendUrl, secretKey), convert },
    shares: createCrowd(largestShare),
    // A page that was made to take long is ended with the worker that the platform gives each call.
    import: { web: nodeWeb, read: async (order) => readOrder(order) },
    offer: settings.PLAN ?? 'paid',
    stripe: readStripe(settings),
    chef: readChef(settings),
    // The catalogue’s files lie beside the app: there the app alone answers.
    chefEngine: undefined,
    dishEngine: undefined,
    // The platform counts calls itself.
    count: () => undefined,
    // The platform keeps what is written there as the function's log.
    log: (failure) => process.stderr.write(`${failure}\n`),
  }
}
