import { useMemo } from 'react'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { settingsOfMeal } from '../kitchen/eaters-of.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { useRecipesOf } from '../saved/use-recipes-of.ts'
import { shownMeal, type ShownMeal } from './shown-meal.ts'

/** Meals with all that is shown of them: what the recipes, the pantry and the table say. What has not come yet is left out. */
export function useShownMeals(owner: string, meals: readonly PlannedMeal[]): readonly ShownMeal[] {
  const { data: vocabulary } = useVocabulary()
  const { kitchen } = useKitchen(owner, vocabulary)
  const { people } = useTable(owner)
  const list = useMemo(
    () =>
      [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))].map((id) => ({
        id: String(id),
      })),
    [meals],
  )
  const { recipes } = useRecipesOf(list, owner)
  return useMemo(() => {
    const cards = new Map(recipes?.map((recipe) => [String(recipe.id), recipe]))
    const settingsOf = ({ eaters }: PlannedMeal) => settingsOfMeal(people, eaters)
    const shown = meals.map((meal) => shownMeal(meal, { cards, vocabulary, kitchen, settingsOf }))
    // What is left of a meal looks like it.
    const images = new Map(shown.map(({ meal, image }) => [meal.id, image]))
    return shown.map((each) => ({
      ...each,
      image: each.image ?? images.get(each.meal.leftoversOf ?? '') ?? null,
    }))
  }, [meals, recipes, people, vocabulary, kitchen])
}
