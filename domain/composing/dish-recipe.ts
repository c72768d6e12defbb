import { nameInEnglish } from '../ingredients/names.ts'
import { fallbackRecipe, type Recipe } from '../recipes/recipe.ts'
import type { Dish, Writing } from './dish.ts'
import { factsOf } from './dish-card.ts'
import { nutritionOfDish } from './nutrition-of-dish.ts'

/** A composed dish as a recipe like any other: scaled, swapped, cooked and listed by the same code. */
export function toRecipe(
  dish: Dish,
  { id, image }: { id: string; image: string },
  known: Pick<Writing, 'foods' | 'vocabulary' | 'told'>,
): Recipe {
  const words = known.told?.words(dish) ?? dish
  const { title, summary, steps, tip, storage } = words
  return {
    ...fallbackRecipe(id),
    isFallback: false,
    title,
    summary,
    // What reads them by rule reads the English ones.
    ...(words !== dish && {
      writtenTitle: dish.title,
      writtenSteps: dish.steps,
      ...(dish.storage !== null && { writtenStorage: dish.storage }),
    }),
    image,
    servings: dish.servings,
    readyInMinutes: dish.minutes.total,
    activeMinutes: dish.minutes.active,
    difficulty: 'easy',
    mealType: dish.form.meals,
    tags: dish.form.tags,
    ...factsOf(dish, known),
    nutritionInfo: nutritionOfDish(dish, known),
    ingredients: dish.lines.map(({ ingredient, amount, use, isOptional }) => ({
      ingredient,
      name: nameInEnglish(ingredient, known.vocabulary),
      section: null,
      amount: amount?.amount ?? null,
      amountMax: null,
      unit: amount?.unit ?? null,
      note: null,
      us: null,
      optional: isOptional,
      ...(use !== 'base' && { use }),
    })),
    instructions: steps,
    tip,
    storage,
  }
}
