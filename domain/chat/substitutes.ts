import { ingredientPlural } from '../ingredients/names.ts'
import type { IngredientId, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import { dietsOfFoods, type FoodFacts } from '../recipes/diets-of-foods.ts'
import type { Diet } from '../recipes/suits-diet.ts'

export interface SubstitutesFound {
  /** That suit the diet, best first. */
  suitable: readonly Substitution[]
  /** How many there are that do not, or of which it is not known. */
  heldBack: number
}

/** Diets that hang on the foods alone; the others say nothing of a single food. */
const decidedByFoods = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free']

/** What may take the place of a food for somebody. What is not known of a food is never taken for safe. */
export function substitutesFor(
  food: IngredientId,
  { restrictions, preferences }: Pick<Diet, 'restrictions' | 'preferences'>,
  factsOf: (id: IngredientId) => FoodFacts | undefined,
  vocabulary: Vocabulary,
): SubstitutesFound {
  const diets = preferences.filter((each) => decidedByFoods.includes(each))
  function suits(id: IngredientId): boolean {
    if (restrictions.length === 0 && diets.length === 0) return true
    const facts = factsOf(id)
    if (facts === undefined || facts.allergens === null) return false
    const { allergens } = facts
    const keeps = dietsOfFoods([facts])
    return (
      !restrictions.some((each) => allergens.includes(each)) &&
      diets.every((diet) => keeps.includes(diet))
    )
  }
  const all = vocabulary.substitutions
    .filter(({ need }) => need === food)
    .toSorted((left, right) => right.quality - left.quality)
  const suitable = all.filter(({ uses }) => uses.every(suits))
  return { suitable, heldBack: all.length - suitable.length }
}

/** All that a question's substitutes are made of: what must be known of before it is answered. */
export function foodsToKnow(
  foods: readonly IngredientId[],
  vocabulary: Vocabulary,
): IngredientId[] {
  const uses = vocabulary.substitutions.flatMap((each) =>
    foods.includes(each.need) ? each.uses : [],
  )
  return [...new Set(uses)]
}

/** "chia seeds and water" */
export function usesInWords({ uses }: Substitution, vocabulary: Vocabulary): string {
  return uses.map((id) => ingredientPlural(id, vocabulary)).join(' and ')
}
