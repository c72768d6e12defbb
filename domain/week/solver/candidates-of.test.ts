import { expect, it } from 'vitest'
import { lineageOf } from '../../ingredients/lineage.ts'
import { noPackages } from '../../ingredients/packages.ts'
import { prepareKitchen } from '../../matching/kitchen.ts'
import { rankRecipes } from '../../matching/rank.ts'
import { randomWorld } from '../../matching/testing/worlds.ts'
import { recipeCard } from '../../recipes/testing/recipe-card.ts'
import { keepsRules, noRules } from '../../recipes/suits-diet.ts'
import { seededRandom } from '../../testing/random.ts'
import { times } from '../../testing/times.ts'
import { weekProblem } from './week-problem.ts'

const meals = [0, 1, 2].map((day) => ({ id: `${day}`, day, servings: 2 }))

function randomProblem(seed: number) {
  const world = randomWorld(seededRandom(seed), 25)
  const { vocabulary, recipes, pantry, staples, rules } = world
  const kitchen = prepareKitchen(pantry, staples, vocabulary, rules)
  const ranked = rankRecipes(recipes, kitchen)
  const dinners = meals.map((_, place) => ({ place, mealType: 'dinner' }))
  const seating = { kitchen, ranked, meals: dinners, againAt: dinners }
  const problem = weekProblem({
    meals,
    seatings: [seating],
    wishes: [{ id: 'quick', of: { longerThan: 30 }, atMost: 0, meals: [1] }],
    packages: noPackages,
    horizon: 10,
    leftoverDays: 2,
    mostPackages: null,
  })
  return { world, kitchen, ranked, problem }
}

it('takes nothing against the settings of who eats, and nothing that is not known to be allowed', () => {
  let refused = 0
  for (let seed = 0; seed < times({ quick: 60, thorough: 5_000 }); seed++) {
    const { world, problem, ranked } = randomProblem(seed)
    const { recipes, rules, vocabulary } = world
    refused += ranked.length - problem.candidates.length
    for (const { dish, buys } of problem.candidates) {
      const recipe = recipes.find(({ id }) => `${id}` === dish)
      const isKept = recipe !== undefined && keepsRules(recipe, rules)
      expect(isKept, `whether ${dish} of seed ${seed} keeps to the settings`).toBe(true)
      const isRead = recipe?.needs.every(({ ingredient, optional }) => optional || ingredient)
      expect(isRead, `whether every line of ${dish} of seed ${seed} was read`).toBeTruthy()
      const asked = recipe?.needs.map(({ ingredient }) => ingredient)
      const isAsked = buys.every(({ thing }) => asked?.includes(thing))
      expect(isAsked, `whether ${dish} of seed ${seed} asks for all that is bought`).toBe(true)
    }
    expect(vocabulary.ingredients.size, `foods of seed ${seed}`).toBeGreaterThan(0)
  }
  expect(refused, `recipes that no week may have`).toBeGreaterThan(200)
})

it('draws on what is at home, and on nothing else', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { problem, kitchen, world } = randomProblem(seed)
    const held = problem.stocks.map(({ thing }) => thing)
    for (const { dish, takes } of problem.candidates) {
      const isHeld = takes.every(({ thing }) => held.includes(thing) && kitchen.owned.has(thing))
      expect(isHeld, `whether all that ${dish} of seed ${seed} takes is at home`).toBe(true)
      const recipe = world.recipes.find(({ id }) => `${id}` === dish)
      const own = recipe?.needs.filter(({ ingredient, optional }) =>
        takes.some(({ thing }) => ingredient === thing && !optional),
      )
      const lines = new Set(own?.map(({ ingredient }) => ingredient))
      expect(lines.size, `what ${dish} of seed ${seed} takes as it is`).toBeLessThanOrEqual(
        takes.length,
      )
    }
    const known = held.every((thing) => lineageOf(thing, world.vocabulary).length > 0)
    expect(known, `whether all stocks of seed ${seed} are known`).toBe(true)
  }
})

it('counts a wish about time for what is cooked, once', () => {
  const { problem } = randomProblem(1)
  expect(problem.wishes).toEqual([{ id: 'quick', atMost: 0, meals: [1], whenCooked: true }])
  for (const { minutes, counts } of problem.candidates) {
    expect(counts, `wishes for which ${minutes} minutes count`).toEqual(
      minutes > 30 ? ['quick'] : [],
    )
  }
})

it('saves nothing by what nobody makes of it', () => {
  const transforms = [
    { from: 'cream', to: 'butter', takes: 15, note: '' },
    { from: 'lemon', to: 'lemon-juice', takes: 2, note: '' },
  ]
  const { vocabulary } = randomWorld(seededRandom(1), 1)
  const [any] = vocabulary.ingredients.values()
  if (any === undefined) throw new Error('There is no food')
  const foods = ['cream', 'butter', 'lemon', 'lemon-juice'].map((id) => ({
    ...any,
    id,
    parent: null,
    shelfLifeDays: 7,
  }))
  const known = {
    ...vocabulary,
    transforms,
    substitutions: [],
    ingredients: new Map(foods.map((food) => [food.id, food])),
  }
  const pantry = ['cream', 'lemon'].map((ingredient) => ({
    ingredient,
    status: 'have' as const,
    ageDays: 0,
  }))
  const needs = ['butter', 'lemon-juice'].map((ingredient) => ({
    ingredient,
    text: ingredient,
    optional: false,
  }))
  const kitchen = prepareKitchen(pantry, [], known, noRules)
  const dinners = meals.map((_, place) => ({ place, mealType: 'dinner' }))
  const ranked = rankRecipes([recipeCard({ id: 1, needs })], kitchen)
  const { candidates } = weekProblem({
    meals,
    seatings: [{ kitchen, ranked, meals: dinners, againAt: dinners }],
    wishes: [],
    packages: noPackages,
    horizon: 10,
    leftoverDays: 0,
    mostPackages: null,
  })
  expect(candidates[0]?.takes).toEqual([{ thing: 'lemon', gramsEach: null }])
})
