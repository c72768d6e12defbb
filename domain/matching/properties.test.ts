import { describe, expect, it } from 'vitest'
import { times } from '../testing/times.ts'
import { prepareKitchen, type Kitchen, type PantryEntry } from './kitchen.ts'
import { bands, matchRecipe } from './match-recipe.ts'
import { orders } from './order.ts'
import { rankingModes, rankRecipes, usesPantry } from './rank.ts'
import { seededRandom } from '../testing/random.ts'
import { randomWorld, type World } from './testing/worlds.ts'

/** What holds for every pantry and every recipe. A failure names the seed of its world. */
const seeds = Array.from({ length: times({ quick: 100, thorough: 400 }) }, (_, index) => index + 1)

function inEachWorld(check: (world: World, random: ReturnType<typeof seededRandom>) => void) {
  for (const seed of seeds) {
    const random = seededRandom(seed)
    const world = randomWorld(random, 25)
    try {
      check(world, random)
    } catch (cause) {
      throw new Error(`in the world of seed ${seed}: ${String(cause)}`, { cause })
    }
  }
}

const kitchenOf = (
  { staples, vocabulary, rules }: World,
  pantry: readonly PantryEntry[],
): Kitchen => prepareKitchen(pantry, staples, vocabulary, rules)

const ofRecipes = ({ recipes }: World, kitchen: Kitchen) =>
  recipes.map((recipe) => {
    const { usedIngredientCount, missedIngredientCount, band } = matchRecipe(recipe, kitchen)
    return { used: usedIngredientCount, missed: missedIngredientCount, band: bands.indexOf(band) }
  })

describe('in any kitchen', () => {
  it('adding an ingredient never lowers a used count nor raises a missed one', () => {
    inEachWorld((world, random) => {
      const ingredient = random.pick([...world.vocabulary.ingredients.keys()])
      const before = ofRecipes(world, kitchenOf(world, world.pantry))
      const more = [...world.pantry, { ingredient, status: 'have', ageDays: 0 } as const]
      for (const [index, after] of ofRecipes(world, kitchenOf(world, more)).entries()) {
        expect(after.used).toBeGreaterThanOrEqual(before[index]?.used ?? NaN)
        expect(after.missed).toBeLessThanOrEqual(before[index]?.missed ?? NaN)
      }
    })
  })

  it('the order of pantry and staples does not matter, nor that of the recipes', () => {
    inEachWorld((world) => {
      const { recipes, pantry, staples, vocabulary, rules } = world
      const ranked = rankRecipes(recipes, prepareKitchen(pantry, staples, vocabulary, rules))
      const turned = prepareKitchen(pantry.toReversed(), staples.toReversed(), vocabulary, rules)
      expect(rankRecipes(recipes.toReversed(), turned)).toEqual(ranked)
    })
  })

  it('having run out of something never helps', () => {
    inEachWorld((world, random) => {
      const ingredient = random.pick([...world.vocabulary.ingredients.keys()])
      const without = world.pantry.filter((entry) => entry.ingredient !== ingredient)
      const out = [...without, { ingredient, status: 'out', ageDays: 0 } as const]
      for (const pantry of [world.pantry, without]) {
        const before = ofRecipes(world, kitchenOf(world, pantry))
        for (const [index, after] of ofRecipes(world, kitchenOf(world, out)).entries()) {
          expect(after.missed).toBeGreaterThanOrEqual(before[index]?.missed ?? NaN)
          expect(after.band).toBeGreaterThanOrEqual(before[index]?.band ?? NaN)
        }
      }
    })
  })

  it('band, counts and credit follow from the states', () => {
    inEachWorld((world) => {
      for (const match of rankRecipes(world.recipes, kitchenOf(world, world.pantry))) {
        const count = (...states: string[]) =>
          match.needs.filter(({ state }) => states.includes(state)).length
        expect(match.usedIngredientCount).toBe(count('have', 'swap', 'probably'))
        expect(match.missedIngredientCount).toBe(count('missing', 'unknown'))
        expect(match.band === 'ready').toBe(
          count('missing', 'unknown', 'swap', 'probably', 'left-out', 'believed') === 0,
        )
        expect(match.band === 'explore').toBe(match.missedIngredientCount > 3)
        expect(Number.isInteger(match.credit)).toBe(true)
        const isMetAtAll = match.usedIngredientCount + count('believed') > 0
        expect(match.credit === 0).toBe(!isMetAtAll && match.band !== 'ready')
      }
    })
  })

  it('what is left out is no base, and never all that a dish tastes of', () => {
    let left = 0
    inEachWorld((world) => {
      for (const { needs } of rankRecipes(world.recipes, kitchenOf(world, world.pantry))) {
        const out = needs.filter(({ state }) => state === 'left-out')
        const flavours = needs.filter(({ need }) => need.use === 'flavour')
        const lost = out.filter(({ need }) => need.use === 'flavour')
        const most = flavours.length > 1 ? Math.min(2, flavours.length - 1) : 1
        const base = needs.filter(({ need }) => need.ingredient !== null && need.use === undefined)
        expect(lost.length).toBeLessThanOrEqual(most)
        expect(out.every(({ need }) => need.use === 'flavour' || need.use === 'finish')).toBe(true)
        expect(out.length > 0 && base.length === 0).toBe(false)
        left += out.length
      }
    })
    expect(left).toBeGreaterThan(100)
  })

  it('every mode ranks every recipe once, groups before finer measures', () => {
    inEachWorld((world) => {
      const kitchen = kitchenOf(world, world.pantry)
      for (const mode of rankingModes) {
        const ranked = rankRecipes(world.recipes, kitchen, mode)
        expect(new Set(ranked.map(({ recipe }) => recipe.id)).size).toBe(world.recipes.length)
        if (kitchen.owned.size === 0) continue
        const answers = ranked.filter(usesPantry)
        expect(ranked.slice(0, answers.length)).toEqual(answers)
        const groups = answers.map(orders[mode].group)
        expect(groups).toEqual(groups.toSorted((left, right) => left - right))
      }
    })
  })
})
