import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryEntry } from '#domain/matching/kitchen.ts'
import { isMainMeal } from '#domain/recipes/main-meal.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { Random } from '#domain/testing/random.ts'

/** So many things a kitchen has at least, and so many of them spoil. */
const [things, perishables] = [35, 14]
/** What keeps longer does not count as what spoils. */
const spoilsWithin = 10

const foodsOf = ({ needs }: RecipeCard) =>
  needs.flatMap(({ ingredient, optional }) => (optional ? [] : (ingredient ?? [])))

/** Draws kitchens of things that lunches and dinners ask for: each thing is as likely as any other. */
export function kitchensOf(cards: readonly RecipeCard[], { ingredients }: Vocabulary) {
  const mains = cards.filter(({ mealType }) => mealType.some(isMainMeal))
  const used = [...new Set(mains.flatMap(foodsOf))].filter((id) => !ingredients.get(id)?.staple)
  const keeps = (id: IngredientId) => ingredients.get(id)?.shelfLifeDays ?? Infinity
  const spoils = used.filter((id) => keeps(id) <= spoilsWithin)
  return (random: Random): PantryEntry[] => {
    const pantry = new Set<IngredientId>()
    const perishable = new Set<IngredientId>()
    function put(id: IngredientId) {
      pantry.add(id)
      if (keeps(id) <= spoilsWithin) perishable.add(id)
    }
    while (pantry.size < things) put(random.pick(used))
    while (perishable.size < perishables) put(random.pick(spoils))
    return [...pantry].map((ingredient): PantryEntry => {
      const entry = { ingredient, status: 'have', ageDays: 0 } as const
      if (!perishable.has(ingredient)) return entry
      const daysLeft = random.integer(keeps(ingredient) + 1)
      return { ...entry, daysLeft, ageDays: keeps(ingredient) - daysLeft }
    })
  }
}
