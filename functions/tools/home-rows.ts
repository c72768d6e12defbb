import { z } from 'zod'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { places } from '#domain/pantry/place.ts'

const date = z.string().transform((text) => new Date(text))

/** A row of `pantry_items`. */
const pantryRow = z
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

/** A kitchen with what is at home there, as `homeColumns` asks for it. */
export const homeRow = z.object({
  pantry_items: z.array(pantryRow),
  staple_lists: z.object({ ingredients: z.array(z.string()) }).nullable(),
})

export const homeColumns = 'pantry_items(*),staple_lists(ingredients)'
