import type { Dish } from '#domain/composing/dish.ts'
import { dietsOfFoods } from '#domain/recipes/diets-of-foods.ts'
import { type DietRules, keepsRules } from '#domain/recipes/suits-diet.ts'
import { derive } from '../../derive.ts'
import { foodFactsOf } from '../../food-facts.ts'
import type { Catalogue } from '../../read.ts'
import { asRecipe } from '../faults-of-dish.ts'
import { dietsByAmount } from './random-kitchens.ts'

/** Returns a judge of whether a dish keeps to rules by the catalogue's own facts, not by what the browser has of them. */
export function keeperOfRules({ ingredients, facts }: Pick<Catalogue, 'ingredients' | 'facts'>) {
  const byId = new Map(ingredients.map((entry) => [entry.id, entry]))
  return (dish: Dish, rules: DietRules): boolean => {
    const foods = dish.lines.flatMap(({ ingredient }) => {
      const entry = byId.get(ingredient)
      return entry === undefined ? [] : foodFactsOf(entry)
    })
    const recipe = asRecipe(dish)
    const lines = recipe.ingredients.map((line) => ({ ...line, optional: false }))
    const derived = derive({ ...recipe, ingredients: lines }, byId, facts)
    const byAmount = derived.diets.filter((diet) => dietsByAmount.includes(diet))
    const diets = [...dietsOfFoods(foods), ...byAmount]
    return (
      foods.length === dish.lines.length &&
      foods.every(({ freeOf }) => keepsRules({ freeOf, diets }, rules))
    )
  }
}
