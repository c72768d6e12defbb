import { t } from '#domain/texts/t.ts'
import { askAsService } from '../as-service.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { Refusal, refusalResponse } from '../http/refusal.ts'
import { calendarOf } from './calendar.ts'
import { feedPlanSchema } from './feed-plan.ts'

/** Days around today that a calendar gets. */
const around = { past: 35, ahead: 120 }

/**
 * `GET /functions/v1/meal-plan-feed?secret=…&language=…`, for a calendar without a session: what is planned in the kitchen of whom the secret
 * is, as `text/calendar`. Who is no member any more, a secret that was withdrawn and one that never was are all answered with 404.
 */
export async function mealPlanFeed(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Refusal(405, 'method_not_allowed', /* not shown */ 'This is called with GET.')
    }
    const calendar = await read(new URL(request.url).searchParams.get('secret') ?? '', environment)
    return new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="meal-plan.ics"',
        'cache-control': 'private, no-cache',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (thrown) {
    if (thrown instanceof Refusal) return refusalResponse(thrown)
    throw thrown
  }
}

async function read(secret: string, environment: FunctionEnvironment): Promise<string> {
  const input = { secret, ...around }
  // What cannot be one is looked up no more than it must.
  const answer = /^[0-9a-f]{64}$/u.test(secret)
    ? await askAsService(environment, 'rpc/meal_plan_of_feed', { body: input })
    : null
  if (answer === null || answer === undefined) {
    throw new Refusal(404, 'feed_not_found', t('This address shows no meal plan any more.'))
  }
  return calendarOf(feedPlanSchema.parse(answer), environment.siteUrl)
}
