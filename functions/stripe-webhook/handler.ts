import { Stripe } from 'stripe'
import { z } from 'zod'
import type { FunctionEnvironment, FunctionHandler, StripeSettings } from '../environment.ts'
import { requireStripe, stripeClient } from '../stripe/client.ts'
import { Refusal } from '../http/refusal.ts'
import { answer, reasonOf, refuse } from '../stripe/answer.ts'
import { askAsService, DataApiFailure } from '../as-service.ts'
import { readBody } from '../http/read-body.ts'
import { askAnew } from './ask-anew.ts'
import { endOrphan } from './end-orphan.ts'
import { eventsTaken } from './events-taken.ts'
import { type Statement, statementOf } from './statement.ts'
import { isUnstorable } from './unstorable.ts'

const bodyLimit = 1024 * 1024
const toleranceSeconds = 300
/** All of an event that is used before its type is known. */
const envelopeSchema = z.object({
  id: z.string().max(255),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
})
const outcomeSchema = z.enum(['applied', 'known', 'late', 'stranger', 'unclear'])

/**
 * Takes in Stripe's events. 2xx is answered after the commit and never before: for everything else
 * Stripe sends the event again, and once more changes nothing.
 */
export const stripeWebhook: FunctionHandler = async (request, environment) => {
  let type = 'other'
  const count = (outcome: string) => environment.count({ what: 'stripe-event', type, outcome })
  try {
    if (request.method !== 'POST') {
      throw new Refusal(405, 'method_not_allowed', 'This is called with POST.')
    }
    const settings = requireStripe(environment)
    const event = await verifiedEvent(request, settings)
    type = eventsTaken.find((taken) => taken === event.type) ?? 'other'
    const outcome = await outcomeOf(event, settings, environment)
    count(outcome)
    return answer({ received: true, outcome })
  } catch (thrown) {
    count(thrown instanceof Refusal ? 'refused' : 'failed')
    if (thrown instanceof Refusal) return refuse(thrown)
    environment.log(`stripe-webhook: ${reasonOf(thrown)}`)
    return refuse(new Refusal(503, 'not_kept', 'The event was not kept. Send it again.'))
  }
}

/** What came of it. One that can never be stored is logged, and taken off Stripe's hands. */
async function outcomeOf(
  event: Stripe.Event,
  settings: StripeSettings,
  environment: FunctionEnvironment,
): Promise<string> {
  try {
    const statement = statementOf(event)
    if (statement === undefined) return 'unused'
    return await takeIn(event, statement, settings, environment)
  } catch (thrown) {
    if (!isUnstorable(thrown)) throw thrown
    const code = thrown instanceof DataApiFailure ? thrown.code : 'no time'
    const name = JSON.stringify(event.id)
    environment.log(`stripe-webhook: event ${name} (${event.type}) cannot be stored: ${code}`)
    return 'unstorable'
  }
}

/** @throws Refusal 400 where the signature is missing, wrong, or further from now than the tolerance */
async function verifiedEvent(request: Request, settings: StripeSettings): Promise<Stripe.Event> {
  // The bytes as they were signed: JSON that is read and written again has another signature.
  const body = await readBody(request, bodyLimit)
  const signature = request.headers.get('stripe-signature') ?? ''
  const event = await Stripe.webhooks
    .constructEventAsync(
      body,
      signature,
      settings.webhookSecret,
      toleranceSeconds,
      Stripe.createSubtleCryptoProvider(),
    )
    .catch(() => {
      throw new Refusal(400, 'bad_signature', 'The signature does not fit.')
    })
  // The library looks at the past alone.
  const [, signedAt = ''] = /(?:^|,)\s*t=(\d+)/.exec(signature) ?? []
  if (Number(signedAt) > Date.now() / 1_000 + toleranceSeconds) {
    throw new Refusal(400, 'bad_signature', 'The signature is of the future.')
  }
  if (envelopeSchema.safeParse(event).success) return event
  throw new Refusal(400, 'bad_event', 'This is no event.')
}

async function takeIn(
  event: Stripe.Event,
  statement: Statement,
  settings: StripeSettings,
  environment: FunctionEnvironment,
): Promise<z.infer<typeof outcomeSchema>> {
  const apply = async (stated: Statement, anew: boolean) =>
    outcomeSchema.parse(
      await askAsService(environment, 'rpc/apply_stripe_event', {
        body: {
          event_id: event.id,
          event_type: event.type,
          stated_at: event.created,
          asked_anew: anew,
          ...(stated.customer !== null && { customer_id: stated.customer }),
          ...('subscription' in stated
            ? { subscription: stated.subscription }
            : { payment: stated.payment }),
        },
      }),
    )
  const outcome = await apply(statement, false)
  if (outcome === 'stranger') await endOrphan(event, settings, environment)
  if (outcome !== 'unclear') return outcome
  return apply(await askAnew(stripeClient(settings), statement), true)
}
