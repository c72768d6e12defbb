import type { Dish } from '#domain/composing/dish.ts'
import type { Difficulty } from '#domain/recipes/kinds.ts'
import { absentIngredients, namesOfIngredients } from '../check-absent.ts'
import { disagreeingDegrees } from '../check-degrees.ts'
import { undoneMeats } from '../check-doneness.ts'
import { mentions } from '../check-mentions.ts'
import { longestMinutesIn } from '../check-minutes.ts'
import { unsafeRice } from '../check-rice.ts'
import { checkScaling } from '../check-scaling.ts'
import { impossibleMinutes } from '../check-sequence.ts'
import { softEggs } from '../check-soft-eggs.ts'
import type { Catalogue, CatalogueRecipe } from '../read.ts'
import { faultsOfStrictCook } from './strict-cook.ts'

const difficulty: Difficulty = 'easy'

/** A composed dish as a file of recipes/ would have it. */
export function asRecipe({
  title,
  summary,
  form,
  servings,
  minutes,
  steps,
  lines,
  tip,
  storage,
}: Dish) {
  const recipe: CatalogueRecipe = {
    id: 1,
    slug: form.id,
    title,
    summary,
    cuisine: [],
    mealType: [],
    difficulty,
    servings,
    minutes,
    premium: false,
    season: [],
    tags: [],
    cover: {},
    ingredients: lines.map(({ ingredient, amount, use }) => ({
      item: ingredient,
      optional: false,
      use,
      ...(amount !== null && amount),
    })),
    steps: [...steps],
    ...(tip !== null && { tip }),
    ...(storage !== null && { storage }),
  }
  return recipe
}

/** Says what the catalogue's checks find in a composed dish, as in any recipe of ours; it sees the finished recipe alone. */
export function checkerOfDishes({
  ingredients,
  transforms,
  facts,
}: Catalogue): (dish: Dish) => string[] {
  const byId = new Map(ingredients.map((entry) => [entry.id, entry]))
  const names = namesOfIngredients(ingredients)
  return (dish) => {
    const recipe = asRecipe(dish)
    const texts = [...recipe.steps, recipe.tip ?? '', recipe.storage ?? '']
    const longest = longestMinutesIn(recipe.steps)
    return [
      ...texts.flatMap(disagreeingDegrees),
      ...undoneMeats(recipe, byId),
      ...absentIngredients(recipe, names, byId, transforms),
      ...unsafeRice(recipe, byId),
      ...softEggs(recipe),
      ...impossibleMinutes(recipe),
      ...(longest > recipe.minutes.total ? [`a step takes ${longest} minutes`] : []),
      ...faultsOfStrictCook(dish, recipe, byId, facts),
      ...recipe.ingredients.flatMap((line) => {
        const entry = byId.get(line.item)
        if (entry === undefined) return [`unknown ingredient "${line.item}"`]
        const said = mentions(recipe.steps, line, entry, byId)
        return [...(said === null ? [] : [said]), ...checkScaling(line, entry, recipe)]
      }),
    ]
  }
}
