import { queryOptions } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { inThisLanguage } from '#web/lib/backend/functions.ts'
import { textField } from '#web/lib/json.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'

const feedKey = (account: string, kitchen: string) => ['meal-plan-feed', account, kitchen] as const

/** Since when a calendar can read the plan of a kitchen by an address of this account; null where there is none. */
export const feedQuery = (account: string, kitchen: string) =>
  queryOptions({
    queryKey: feedKey(account, kitchen),
    async queryFn({ signal }): Promise<Date | null> {
      const client = await dataClient()
      const { data } = await client
        .from('meal_plan_feeds')
        .select('made_at')
        .eq('kitchen', kitchen)
        .eq('user_id', account)
        .abortSignal(signal)
        .throwOnError()
      const [feed] = data
      return feed === undefined ? null : new Date(feed.made_at)
    },
  })

/** @throws Error with words for a person */
async function asked<Answer>(work: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (cause) {
    const otherwise = t('That could not be done. Please try again.')
    throw new Error(await whyNot(cause, /* not shown */ 'kitchen', { otherwise }), { cause })
  }
}

/**
 * Makes an address by which a calendar reads the plan, in the language of this page; a former one ends. It is told this once.
 *
 * @throws Error with words for a person
 */
export const makeFeed = (kitchen: string): Promise<string> =>
  asked(async () => {
    const [{ url }, client] = await Promise.all([requireBackendConfig(), dataClient()])
    const { data } = await client.rpc('make_meal_plan_feed', { kitchen }).throwOnError()
    const secret = textField(data, 'secret') ?? ''
    return `${url}/functions/v1/meal-plan-feed?secret=${secret}${inThisLanguage('&')}`
  })

/** No calendar reads it any more by an address of this account. @throws Error with words for a person */
export const withdrawFeed = (kitchen: string): Promise<void> =>
  asked(async () => {
    const client = await dataClient()
    await client.rpc('withdraw_meal_plan_feed', { kitchen }).throwOnError()
  })
