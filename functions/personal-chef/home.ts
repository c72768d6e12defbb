import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import type { HomeAsked } from '#domain/chat/answer-alone.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { places } from '#domain/pantry/place.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { askAsService, DataApiFailure } from '../as-service.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'

const date = z.string().transform((text) => new Date(text))

const itemSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    category: z.string(),
    quantity: z.number(),
    amount_stated: z.boolean(),
    unit: z.string(),
    ingredient: z.string().nullable(),
    typed_as: z.string().nullable(),
    // What a newer version may add counts as being there.
    status: z.enum(['have', 'low', 'out']).catch('have'),
    stocked_at: date,
    created_at: date,
    place: z.enum(places).nullable().catch(null),
    opened_at: date.nullable(),
    best_before: z.string().nullable(),
  })
  .transform(
    ({ amount_stated: isStated, typed_as: typedAs, place, opened_at, best_before, ...row }) => ({
      id: row.id,
      name: row.name,
      category: row.category,
      quantity: isStated ? row.quantity : null,
      unit: row.unit,
      ingredient: row.ingredient,
      typedAs,
      status: row.status,
      stockedAt: row.stocked_at,
      createdAt: row.created_at,
      ...(place !== null && { place }),
      ...(opened_at !== null && { openedAt: opened_at }),
      ...(best_before !== null && { bestBefore: best_before }),
    }),
  ) satisfies z.ZodType<PantryItem>

const kitchensSchema = z.array(
  z.object({
    kitchens: z.object({
      pantry_items: z.array(itemSchema),
      staple_lists: z.object({ ingredients: z.array(z.string()) }).nullable(),
    }),
  }),
)

/** The pantry and the staples of the kitchen in which a person cooks. @throws Refusal 503 `unavailable` */
export async function readHome(
  person: string,
  { rules, lacked, owned }: Pick<HomeAsked, 'rules' | 'lacked' | 'owned'>,
  environment: FunctionEnvironment,
): Promise<HomeAsked> {
  const rows = await askAsService(
    environment,
    `kitchen_members?user_id=eq.${encodeURIComponent(person)}&here=is.true` +
      '&select=kitchens(pantry_items(*),staple_lists(ingredients))' +
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
