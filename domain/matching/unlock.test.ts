import { describe, expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { times } from '../testing/times.ts'
import { prepareKitchen, type PantryEntry } from './kitchen.ts'
import { matchRecipe } from './match-recipe.ts'
import { isMissed } from './need.ts'
import { seededRandom } from '../testing/random.ts'
import { randomWorld, type World } from './testing/worlds.ts'
import { unlocks, type Unlock } from './unlock.ts'

const have = (ingredient: string): PantryEntry => ({ ingredient, status: 'have', ageDays: 0 })

/** The definition, word for word: what was missing is there, swapped or left out, and nothing has to be confirmed. */
function readyWith(
  things: readonly string[],
  { recipes, pantry, staples, vocabulary, rules }: World,
) {
  const before = prepareKitchen(pantry, staples, vocabulary, rules)
  const after = prepareKitchen([...pantry, ...things.map(have)], staples, vocabulary, rules)
  return recipes
    .filter((recipe) => {
      const were = matchRecipe(recipe, before).needs
      const are = matchRecipe(recipe, after).needs
      const closed = are.filter((_, index) => isMissed(were[index]?.state ?? 'have'))
      const isFound = (state: string) => ['have', 'swap', 'left-out'].includes(state)
      return closed.length > 0 && closed.every(({ state }) => isFound(state))
    })
    .map(({ id }) => id)
}

const worth = ({ ingredients, recipes }: Unlock) => recipes.length / ingredients.length

const unlocksIn = ({ recipes, pantry, staples, vocabulary, rules }: World) =>
  unlocks(recipes, prepareKitchen(pantry, staples, vocabulary, rules))

describe('unlocks', () => {
  it('counts exactly what becomes ready, in random kitchens', () => {
    for (let seed = 1; seed <= times({ quick: 10, thorough: 80 }); seed++) {
      const world = randomWorld(seededRandom(seed), 60)
      for (const { ingredients, recipes } of unlocksIn(world)) {
        expect(recipes, `seed ${seed}: ${ingredients.join(', ')}`).toEqual(
          readyWith(ingredients, world),
        )
        expect(recipes).not.toEqual([])
      }
    }
  })

  it('finds the one thing that makes most ready', () => {
    for (let seed = 1; seed <= times({ quick: 10, thorough: 40 }); seed++) {
      const world = randomWorld(seededRandom(seed), 60)
      const singles = unlocksIn(world).filter(({ ingredients }) => ingredients.length === 1)
      const best = Math.max(0, ...singles.map(({ recipes }) => recipes.length))
      const asked = world.recipes.flatMap(({ needs }) =>
        needs.flatMap((need) => need.ingredient ?? []),
      )
      for (const thing of new Set(asked)) {
        const ready = readyWith([thing], world).length
        expect(ready, `seed ${seed}: ${thing}`).toBeLessThanOrEqual(best)
      }
    }
  })

  it('orders by what each thing is worth, and never offers what fewer things do as well', () => {
    for (let seed = 1; seed <= times({ quick: 10, thorough: 40 }); seed++) {
      const found = unlocksIn(randomWorld(seededRandom(seed), 60))
      expect(found.length).toBeLessThanOrEqual(6)
      const worths = found.map(worth)
      expect(worths).toEqual(worths.toSorted((left, right) => right - left))
      for (const many of found) {
        const fewer = found.filter(
          ({ ingredients }) => ingredients.length < many.ingredients.length,
        )
        for (const few of fewer) {
          expect(many.recipes.every((id) => few.recipes.includes(id))).toBe(false)
        }
      }
    }
  })

  const recipe = (id: number, ...ingredients: string[]) => ({
    id,
    title: `Dish ${id}`,
    needs: ingredients.map((ingredient) => ({ ingredient, text: ingredient, optional: false })),
    rating: 0,
    reviewCount: 0,
    readyInMinutes: 20,
  })
  const kitchenOf = (pantry: string[], staples: string[] = []) =>
    prepareKitchen(pantry.map(have), staples, testVocabulary, noRules)

  it('names two things where one alone opens nothing', () => {
    const found = unlocks([recipe(1, 'egg', 'milk', 'onion')], kitchenOf(['egg']))
    expect(found).toEqual([{ ingredients: ['milk', 'onion'], recipes: [1] }])
  })

  it('never asks for a staple that is assumed', () => {
    const found = unlocks([recipe(1, 'egg', 'salt', 'milk')], kitchenOf(['egg'], ['salt']))
    expect(found).toEqual([{ ingredients: ['milk'], recipes: [1] }])
  })

  it('offers the lemon for its juice, where a lemon is asked for too', () => {
    const found = unlocks(
      [recipe(1, 'egg', 'lemon-juice'), recipe(2, 'egg', 'lemon')],
      kitchenOf(['egg']),
    )
    expect(found).toEqual([{ ingredients: ['lemon'], recipes: [1, 2] }])
  })

  it('has nothing to offer where a line could not be read', () => {
    const unread = recipe(1, 'egg', 'milk')
    const needs = [...unread.needs, { ingredient: null, text: 'zorkberries', optional: false }]
    expect(unlocks([{ ...unread, needs }], kitchenOf(['egg']))).toEqual([])
  })
})
