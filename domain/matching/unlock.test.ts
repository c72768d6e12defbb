import { expect, it } from 'vitest'
import { prepareKitchen } from './kitchen.ts'
import { matchRecipe } from './match-recipe.ts'
import { seededRandom } from './test-random.ts'
import { randomWorld, type World } from './test-worlds.ts'
import { findUnlocks } from './unlock.ts'

/** Of recipes that lack at most three things, how many lack nothing after buying. */
function lackNothing({ recipes, pantry, staples, vocabulary }: World, bought: readonly string[]) {
  const before = prepareKitchen(pantry, staples, vocabulary)
  const near = recipes.filter((recipe) => matchRecipe(recipe, before).missedIngredientCount <= 3)
  const more = bought.map((ingredient) => ({ ingredient, status: 'have', ageDays: 0 }) as const)
  const kitchen = prepareKitchen([...pantry, ...more], staples, vocabulary)
  return near.filter((recipe) => matchRecipe(recipe, kitchen).missedIngredientCount === 0).length
}

function setsOf(ids: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return ids.flatMap((id, index) =>
    setsOf(ids.slice(index + 1), size - 1).map((rest) => [id, ...rest]),
  )
}

it('finds the very sets that matching again after buying would show to be the best', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const world = randomWorld(seededRandom(seed), 30)
    const kitchen = prepareKitchen(world.pantry, world.staples, world.vocabulary)
    const before = lackNothing(world, [])
    const unlocks = findUnlocks(world.recipes, kitchen)
    for (const { buy, recipes } of unlocks) {
      expect({ seed, buy, recipes }).toEqual({
        seed,
        buy,
        recipes: lackNothing(world, buy) - before,
      })
    }
    // By trying: what such a recipe lacks, or yields it, in all sets of one and two.
    const missing = world.recipes
      .map((recipe) => matchRecipe(recipe, kitchen))
      .filter(({ missedIngredientCount, needs }) => {
        return missedIngredientCount <= 3 && needs.every(({ state }) => state !== 'unknown')
      })
      .flatMap(({ needs }) =>
        needs.flatMap(({ state, need }) =>
          state === 'missing' && need.ingredient !== null ? [need.ingredient] : [],
        ),
      )
    const makings = world.vocabulary.transforms.flatMap(({ from, to }) =>
      missing.includes(to) ? [from] : [],
    )
    const ids = [...new Set([...missing, ...makings])]
    for (const size of [1, 2]) {
      const tried = setsOf(ids, size).map((set) => lackNothing(world, set) - before)
      const found = unlocks.filter(({ buy }) => buy.length <= size).map(({ recipes }) => recipes)
      expect({ seed, size, best: Math.max(0, ...found) }).toEqual({
        seed,
        size,
        best: Math.max(0, ...tried),
      })
    }
  }
}, 60_000)
