import { foodsInText } from '../../ingredients/foods-in-text.ts'
import { type IngredientId, type Vocabulary } from '../../ingredients/vocabulary.ts'
import { bothRules, type DietRules, keepsRules } from '../../recipes/suits-diet.ts'
import { isRuledOut } from '../wish/narrow.ts'
import type { Wish } from '../wish/read-wish.ts'

/** Whether a food may be offered to who asks: by their settings, and by what they just said. What is not known may not. */
export function mayOffer(
  id: IngredientId,
  wish: Wish,
  rules: DietRules,
  vocabulary: Vocabulary,
): boolean {
  const food = vocabulary.ingredients.get(id)
  return (
    food !== undefined &&
    keepsRules(food, bothRules(rules, wish.rules)) &&
    !isRuledOut(id, wish, vocabulary)
  )
}

/** Whether everything that a line names as food may be offered. */
export const mayReadTo = (line: string, wish: Wish, rules: DietRules, vocabulary: Vocabulary) =>
  foodsInText(line, vocabulary).every((id) => mayOffer(id, wish, rules, vocabulary))
