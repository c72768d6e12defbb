import type { Allergen } from '../ingredients/vocabulary.ts'

/** What decides whether a food suits a diet; null is not known, and then rules it out. */
export interface FoodFacts {
  /** `plant` is also said of what is neither plant nor animal: water, salt, yeast. */
  origin: string | null
  allergens: readonly Allergen[] | null
}

const meatless = new Set(['plant', 'dairy', 'egg', 'honey'])

/** The diets that depend on nothing but what is in it: vegetarian, vegan, gluten-free, dairy-free. */
export function dietsOfFoods(foods: readonly FoodFacts[]): string[] {
  const free = (allergen: Allergen) =>
    foods.every(({ allergens }) => allergens !== null && !allergens.includes(allergen))
  const diets: [string, boolean][] = [
    ['vegetarian', foods.every(({ origin }) => origin !== null && meatless.has(origin))],
    ['vegan', foods.every(({ origin }) => origin === 'plant')],
    ['gluten-free', free('gluten')],
    ['dairy-free', free('dairy') && foods.every(({ origin }) => origin !== 'dairy')],
  ]
  return diets.flatMap(([diet, suits]) => (suits ? [diet] : []))
}
