import { z } from 'zod'
import type { DrawnDish } from '#domain/drawing/dishes/drawn-dish.ts'
import { allKinds } from '#domain/drawing/dishes/kinds/all-kinds.ts'
import { vessels } from '#domain/drawing/dishes/served-in.ts'
import { cuisines } from '#domain/recipes/kinds.ts'

/**
 * What a recipe's file says of its cover, where its title and its ingredients do not tell it: the kind of dish, a name of
 * `domain/drawing/dishes/kinds/`; what it is served in; the colour of its sauce, its dough or its cream; the cuisine whose
 * table it stands on; which of that table's four shades.
 */
export const coverSchema = z.strictObject({
  dish: z.enum([...allKinds.keys()]).optional(),
  vessel: z.enum(vessels).optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  ground: z.enum(cuisines).optional(),
  shade: z.int().min(1).max(4).optional(),
  /** Ingredients that lie on it or in it unseen. */
  unseen: z.array(z.string()).optional(),
})

/** What is drawn of a recipe, as the build passes it on to what draws it. */
export const drawnDish: z.ZodType<DrawnDish> = z.object({
  kind: z.string(),
  meals: z.array(z.string()),
  seed: z.string(),
  foods: z.array(
    z.object({
      id: z.string(),
      kinds: z.array(z.string()),
      slot: z.string(),
      grams: z.number().nullable(),
    }),
  ),
  vessel: z.enum(vessels).optional(),
  colour: z.string().optional(),
  ground: z.enum(cuisines).optional(),
  shade: z.number().optional(),
})
