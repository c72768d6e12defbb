import type { IngredientId } from '../ingredients/vocabulary.ts'
import { type BuySet, combine, mostToBuy, waysToMeet } from './buy-sets.ts'
import { Gains } from './gains.ts'
import type { Kitchen } from './kitchen.ts'
import { matchRecipe, type MatchableRecipe } from './match-recipe.ts'
import { isMissed } from './need.ts'

/** Things to buy, and how many recipes more lack nothing then. */
export interface Unlock {
  buy: BuySet
  recipes: number
}

/** Recipes that lack the same few things: those things, and how many recipes they are. */
function nearlyReady(recipes: readonly MatchableRecipe[], kitchen: Kitchen) {
  const groups = new Map<string, { missing: IngredientId[]; recipes: number }>()
  for (const recipe of recipes) {
    const match = matchRecipe(recipe, kitchen)
    if (match.missedIngredientCount === 0 || match.missedIngredientCount > mostToBuy) continue
    const missing = match.needs.flatMap(({ state, need }) =>
      isMissed(state) && need.ingredient !== null ? [need.ingredient] : [],
    )
    if (missing.length < match.missedIngredientCount) continue
    const key = missing.toSorted().join()
    const group = groups.get(key) ?? { missing, recipes: 0 }
    group.recipes++
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Keeps the best few: the most recipes first, then by what is to be bought. */
function keepBest(best: Unlock[], found: Unlock, many: number): void {
  best.push(found)
  best.sort(
    (left, right) => right.recipes - left.recipes || (left.buy.join() < right.buy.join() ? -1 : 1),
  )
  best.splice(many)
}

/**
 * The sets of one size that open the most, each of whose parts is needed for that. Parts come in falling
 * order of the recipes that they have to do with, and no set opens more than a smaller one and the rest
 * of its parts have to do with: most sets need not be looked at.
 */
function bestOf(size: number, gains: Gains, many: number): Unlock[] {
  const { ids, involved } = gains
  const best: Unlock[] = []
  const least = () => Math.max(1, best.length < many ? 0 : (best.at(-1)?.recipes ?? 0))
  const part = (place: number) => involved[place] ?? 0

  function keep(places: readonly number[]): void {
    const [first = 0, second, third] = places
    const recipes = gains.of(first, second, third)
    if (recipes < least()) return
    const isTight = places.every((_, without) => {
      const [one, two] = places.filter((_place, index) => index !== without)
      return one === undefined || gains.of(one, two) < recipes
    })
    if (!isTight) return
    keepBest(best, { buy: places.map((place) => ids[place] ?? '').toSorted(), recipes }, many)
  }

  for (let first = 0; first < ids.length; first++) {
    if (part(first) * size < least()) break
    if (size === 1) {
      keep([first])
      continue
    }
    for (let second = first + 1; second < ids.length; second++) {
      if (gains.of(first) + part(second) * (size - 1) < least()) break
      if (size === 2) {
        keep([first, second])
        continue
      }
      const pair = gains.of(first, second)
      for (let third = second + 1; third < ids.length; third++) {
        if (pair + part(third) < least()) break
        keep([first, second, third])
      }
    }
  }
  return best
}

/**
 * "Add lemons and parsley: 14 more are ready": the best sets of one, two and three things to buy, up to
 * `many` of each size, the one that opens the most recipes for each thing first. Exact: after buying,
 * of the recipes that lacked at most three things as many more lack nothing, swaps and guesses included.
 * What diets rule out is left out by leaving such recipes out.
 */
export function findUnlocks(
  recipes: readonly MatchableRecipe[],
  kitchen: Kitchen,
  many = 3,
): Unlock[] {
  const groups = nearlyReady(recipes, kitchen)
  const ways = waysToMeet(new Set(groups.flatMap(({ missing }) => missing)), kitchen)
  const gains = new Gains(
    groups.map(({ missing, recipes: count }) => ({
      openers: combine(missing.map((id) => ways.get(id) ?? [])),
      recipes: count,
    })),
  )
  const perThing = ({ buy, recipes: opened }: Unlock) => opened / buy.length
  return [1, 2, 3]
    .flatMap((size) => bestOf(size, gains, many))
    .toSorted((left, right) => perThing(right) - perThing(left))
}
