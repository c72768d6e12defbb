import type { IngredientId } from '../ingredients/vocabulary.ts'
import { type Kitchen, type PantryEntry, prepareKitchen } from './kitchen.ts'

/** The pantry of a kitchen with some foods besides, of which nobody said that they are there. */
export function pantryWith(
  { pantry, owned }: Pick<Kitchen, 'pantry' | 'owned'>,
  foods: readonly IngredientId[],
): PantryEntry[] {
  const further = foods.filter((id) => !owned.has(id))
  return [
    ...pantry,
    ...further.map((ingredient) => ({ ingredient, status: 'have', ageDays: 0 }) as const),
  ]
}

/** What is always there, as the person says. */
export function staplesOf({ assumed }: Pick<Kitchen, 'assumed'>): IngredientId[] {
  return [...new Set([...assumed.values()].flatMap(({ staple, made }) => (made ? [] : [staple])))]
}

/** A kitchen as if some foods were there besides. */
export function kitchenWith(kitchen: Kitchen, foods: readonly IngredientId[]): Kitchen {
  if (foods.every((id) => kitchen.owned.has(id))) return kitchen
  const { vocabulary, rules } = kitchen
  return prepareKitchen(pantryWith(kitchen, foods), staplesOf(kitchen), vocabulary, rules)
}
