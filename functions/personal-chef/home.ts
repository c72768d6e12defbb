import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import type { HomeAsked } from '#domain/chat/answer-alone.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { askAsService, DataApiFailure } from '../as-service.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'
import { homeColumns, homeRow } from '../tools/home-rows.ts'

const kitchensSchema = z.array(z.object({ kitchens: homeRow }))

/** The pantry and the staples of the kitchen in which a person cooks. @throws Refusal 503 `unavailable` */
export async function readHome(
  person: string,
  { rules, lacked, owned }: Pick<HomeAsked, 'rules' | 'lacked' | 'owned'>,
  environment: FunctionEnvironment,
): Promise<HomeAsked> {
  const rows = await askAsService(
    environment,
    `kitchen_members?user_id=eq.${encodeURIComponent(person)}&here=is.true` +
      `&select=kitchens(${homeColumns})` +
      '&kitchens.pantry_items.order=created_at.desc',
  ).catch((thrown: unknown) => {
    if (!(thrown instanceof DataApiFailure)) throw thrown
    environment.log(`personal-chef: ${thrown.message}`)
    throw new Refusal(503, 'unavailable', t('The data service did not answer. Try again.'))
  })
  const [here] = kitchensSchema.parse(rows)
  return {
    items: here?.kitchens.pantry_items ?? [],
    staples: here?.kitchens.staple_lists?.ingredients ?? usualStaples,
    rules,
    lacked,
    owned,
  }
}
