import { z } from 'zod'
import { mealsOfDay, plannedKinds } from '#domain/week/planned-meal.ts'

/** As `meal_plan_of_feed` answers. */
export const feedPlanSchema = z.object({
  /** Null where nobody has named it. */
  kitchen: z.string().nullable(),
  meals: z.array(
    z.object({
      id: z.uuid(),
      day: z.iso.date(),
      meal: z.enum(mealsOfDay),
      kind: z.enum(plannedKinds),
      recipe_id: z.number().nullable(),
      dish_address: z.string().nullable(),
      title: z.string(),
      created_at: z.string(),
    }),
  ),
})

export type FeedPlan = z.infer<typeof feedPlanSchema>
export type FeedMeal = FeedPlan['meals'][number]
