import { type Contents, nothingKnown } from '../ingredients/contents.ts'
import type { Allergen } from '../ingredients/vocabulary.ts'

/** What decides whether a food suits a diet; what is not known rules it out. */
export interface FoodFacts extends Contents {
  /**
   * `plant` also stands for what is neither plant nor animal: water, salt, yeast; `meatless` for what holds no
   * meat or fish, and may hold milk, egg, honey or the like. Null is not known.
   */
  origin: string | null
}

export const unknownFood: FoodFacts = { origin: null, ...nothingKnown }

/** Where what a vegetarian eats may come from. */
export const meatless: ReadonlySet<string> = new Set(['plant', 'dairy', 'egg', 'honey', 'meatless'])

/** Allergens that only an animal gives, and those that no vegetarian eats. */
export const ofAnimals = ['dairy', 'eggs', 'fish', 'shellfish'] as const
export const ofFish = ['fish', 'shellfish'] as const

/** The diets that depend on nothing but what is in it: vegetarian, vegan, gluten-free, dairy-free. */
export function dietsOfFoods(foods: readonly FoodFacts[]): string[] {
  const free = (allergen: Allergen) => foods.every(({ freeOf }) => freeOf.includes(allergen))
  const diets: [string, boolean][] = [
    [
      'vegetarian',
      foods.every(({ origin }) => origin !== null && meatless.has(origin)) && ofFish.every(free),
    ],
    ['vegan', foods.every(({ origin }) => origin === 'plant') && ofAnimals.every(free)],
    ['gluten-free', free('gluten')],
    ['dairy-free', free('dairy') && foods.every(({ origin }) => origin !== 'dairy')],
  ]
  return diets.flatMap(([diet, suits]) => (suits ? [diet] : []))
}
