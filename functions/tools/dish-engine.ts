import type { HomeAsked } from '#domain/chat/answer-alone.ts'
import type { AskedDish } from '#domain/chat/dishes-asked.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'

/** Composes dishes of a kitchen, where the host has the catalogue for it. */
export interface DishEngine {
  /** As `dishesAsked`. @throws Refusal 503 `busy`, `unavailable` */
  compose: (foods: string, home: HomeAsked) => Promise<readonly AskedDish[]>
  /** As `dishAsked`. @throws as `compose` */
  find: (address: string, rules: DietRules) => Promise<AskedDish | null>
}
