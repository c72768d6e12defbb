import type { DietRules } from '../recipes/suits-diet.ts'
import type { Dish, Writing } from './dish.ts'
import { lostSteps } from './lost-steps.ts'
import { plainness } from './plain.ts'
import { faultsOf } from './verify.ts'

/** All for which a composed dish is refused: what the verifier finds in the recipe, that a step is lost, and that it is dull. */
export const refusalsOf = (dish: Dish, rules: DietRules, writing: Writing): string[] => [
  ...faultsOf(dish, rules, writing),
  ...lostSteps(dish),
  ...plainness(dish, writing.vocabulary),
]
