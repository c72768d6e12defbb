import { expect, test } from 'vitest'
import { alternativesTo } from '#domain/composing/alternatives.ts'
import { composeDishes } from '#domain/composing/compose.ts'
import type { Dish } from '#domain/composing/dish.ts'
import { dishAddress } from '#domain/composing/dish-address.ts'
import { dishAt } from '#domain/composing/dish-at.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { type DietRules, noRules } from '#domain/recipes/suits-diet.ts'
import { times } from '#domain/testing/times.ts'
import { checkerOfDishes } from './faults-of-dish.ts'
import { keeperOfRules } from './testing/keeper-of-rules.ts'
import { randomKitchens } from './testing/random-kitchens.ts'
import { wholeBook } from './testing/whole-book.ts'

const { catalogue, vocabulary, composing } = await wholeBook()
const faultsOfDish = checkerOfDishes(catalogue)
const keeps = keeperOfRules(catalogue)

/** What stands at the address of a dish. */
function atAddressOf({ composition }: Dish): Dish | null {
  const url = new URL(dishAddress(composition), 'https://larder.test')
  return dishAt(url.pathname.slice('/dish/'.length), url.searchParams, composing)
}

const ids = ({ lines }: Dish) => lines.map(({ ingredient }) => ingredient)

const cases = randomKitchens(
  times({ quick: 15, thorough: 2_000 }),
  catalogue,
  vocabulary,
  composing.techniques,
).flatMap(({ seed, kitchen }) =>
  composeDishes(kitchen, composing)
    .filter((_, at) => at % 5 === 0)
    .map((dish) => ({
      seed,
      kitchen,
      dish,
      found: alternativesTo(dish, kitchen, composing),
    })),
)

test('whatever is offered stands at its address, has no fault, and keeps the rules of who cooks', () => {
  let offered = 0
  const faults = cases.flatMap(({ seed, kitchen, found }) => {
    const dishes = [
      ...found.swaps.flatMap(({ options }) => options.map(({ dish }) => dish)),
      ...found.flavours.map(({ dish }) => dish),
      ...found.servings,
    ]
    offered += dishes.length
    return dishes.flatMap((dish) => {
      // 19 tbsp stay so, as in any recipe that is scaled: no number of cups comes near.
      const wrong = faultsOfDish(dish).filter((fault) => !/"\d+ tbsp" for 12 would be/.test(fault))
      if (!keeps(dish, kitchen.rules)) wrong.push('breaks the rules of who cooks')
      try {
        expect(atAddressOf(dish)).toEqual(dish)
      } catch {
        wrong.push('is not what stands at its address')
      }
      return wrong.map((fault) => `${seed}: ${dishAddress(dish.composition)}: ${fault}`)
    })
  })
  expect(faults.slice(0, 20)).toEqual([])
  expect(offered).toBeGreaterThan(10 * cases.length)
})

test('a swap takes one thing for another that is at home, and leaves the rest as it is', () => {
  let swaps = 0
  for (const { dish, kitchen, found } of cases) {
    for (const { from, options } of found.swaps) {
      for (const { to, dish: swapped } of options) {
        swaps += 1
        expect(kitchen.owned.has(to)).toBe(true)
        expect(ids(swapped)).toEqual(ids(dish).map((id) => (id === from ? to : id)))
        expect(swapped.servings).toBe(dish.servings)
      }
    }
  }
  expect(swaps).toBeGreaterThan(cases.length)
})

test('another flavour changes what the flavour chooses alone, and says what', () => {
  let flavours = 0
  for (const { dish, found } of cases) {
    const stays = (each: Dish) =>
      each.lines.flatMap(({ slot, ingredient }) =>
        dish.form.slots.find(({ name }) => name === slot)?.flavour === null ? ingredient : [],
      )
    for (const { dish: other, adds, drops } of found.flavours) {
      flavours += 1
      expect(stays(other)).toEqual(stays(dish))
      expect([...ids(other), ...drops].toSorted()).toEqual([...ids(dish), ...adds].toSorted())
      expect(other.composition.flavour).not.toBe(dish.composition.flavour)
      expect(adds.length + drops.length).toBeGreaterThan(0)
    }
  }
  expect(flavours).toBeGreaterThan(0)
})

const traybake =
  'flavour=mediterranean&for=4&main=chicken-thigh&veg=potato&herb=thyme&fat=olive-oil&salt=salt'
const dishOfLink = (query: string) => {
  const version = composing.book.forms.get('traybake')?.version
  const dish = dishAt(`traybake-${version}`, new URLSearchParams(query), composing)
  if (dish === null) throw new Error('there is no such dish')
  return dish
}
function kitchenOf(things: readonly string[], rules = noRules, grams: Record<string, number> = {}) {
  const pantry = things.map((ingredient) => ({
    ingredient,
    status: 'have' as const,
    ageDays: 0,
    quantity: grams[ingredient] ?? null,
    unit: 'g',
  }))
  return prepareKitchen(pantry, ['salt'], vocabulary, rules)
}
const swapsOf = (kitchen: ReturnType<typeof kitchenOf>, query = traybake) =>
  alternativesTo(dishOfLink(query), kitchen, composing).swaps.flatMap(({ from, options }) =>
    options.map(({ to }) => `${from} → ${to}`),
  )

test('only what is at home, enough of it, is offered, and nothing that is in the dish', () => {
  const home = ['carrot', 'rosemary', 'potato', 'thyme', 'salmon', 'olive-oil', 'beef-chuck']
  expect(swapsOf(kitchenOf(home)).toSorted()).toEqual([
    'chicken-thigh → salmon',
    'potato → carrot',
    'thyme → rosemary',
  ])
  expect(swapsOf(kitchenOf(home, noRules, { salmon: 200 }))).not.toContain('chicken-thigh → salmon')
})

test('nothing is offered of a dish that still holds what its reader never eats', () => {
  const noFish: DietRules = { restrictions: ['fish'], preferences: [] }
  const salmon = traybake.replace('chicken-thigh', 'salmon')
  const home = kitchenOf(['carrot', 'rosemary', 'chicken-thigh', 'potato'], noFish)
  expect(swapsOf(home, salmon)).toEqual(['salmon → chicken-thigh'])
  expect(swapsOf(kitchenOf(['salmon', 'carrot'], noFish))).toEqual(['potato → carrot'])
})

test('a dish is made for others, with less of a thing only where that still makes it', () => {
  const home = kitchenOf(['chicken-thigh', 'potato'], noRules, { 'chicken-thigh': 800 })
  const { servings } = alternativesTo(dishOfLink(traybake), home, composing)
  expect(servings.map((dish) => dish.servings)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12])
  const meat = servings.map(({ composition }) => composition.fills['main']?.[0]?.grams)
  expect(new Set(meat.slice(0, 3))).toEqual(new Set([undefined]))
  // 800 g are near enough to what five take, and too little for twelve.
  expect(meat[3]).toBe(800)
  expect(meat.at(-1)).toBeUndefined()
})
