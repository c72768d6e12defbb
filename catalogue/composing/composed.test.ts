import { expect, test } from 'vitest'
import { composeDishes } from '#domain/composing/compose.ts'
import type { Dish } from '#domain/composing/dish.ts'
import { dishAddress } from '#domain/composing/dish-address.ts'
import { dishAt } from '#domain/composing/dish-at.ts'
import { toRecipe } from '#domain/composing/dish-recipe.ts'
import { faultsOf } from '#domain/composing/verify.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { equipmentIn } from '#domain/recipes/equipment.ts'
import type { Equipped } from '#domain/recipes/lacked.ts'
import { needsSecondPot } from '#domain/recipes/second-pot.ts'
import { needsStove } from '#domain/recipes/stove.ts'
import { nutritionInfoOf } from '#domain/recipes/nutrition-of-lines.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { times } from '#domain/testing/times.ts'
import { derive } from '../derive.ts'
import { checkForms } from './check-forms.ts'
import { asRecipe, checkerOfDishes } from './faults-of-dish.ts'
import { keeperOfRules } from './testing/keeper-of-rules.ts'
import { dietsByAmount, randomKitchens } from './testing/random-kitchens.ts'
import { wholeBook } from './testing/whole-book.ts'

const { catalogue, vocabulary, files, composing } = await wholeBook()
const faultsOfDish = checkerOfDishes(catalogue)
const keeps = keeperOfRules(catalogue)
const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))
const kitchens = randomKitchens(
  times({ quick: 60, thorough: 10_000 }),
  catalogue,
  vocabulary,
  composing.techniques,
)

test('the forms, techniques and flavours hold together', () => {
  expect(checkForms(files, vocabulary)).toEqual([])
  expect(composing.book.forms.size).toBeGreaterThanOrEqual(50)
})

/** As the catalogue works it out for a recipe, with what may stay out of the dish or without. */
function derivedOf(dish: Dish, withOptional: boolean) {
  const recipe = asRecipe(dish)
  const ingredients = recipe.ingredients.map((line, place) => {
    const isOptional = dish.lines[place]?.isOptional === true
    return { ...line, optional: isOptional && !withOptional }
  })
  const { diets, nutrition, grams } = derive({ ...recipe, ingredients }, byId, catalogue.facts)
  return {
    byAmount: diets.filter((diet) => dietsByAmount.includes(diet)),
    nutrition: nutrition && nutritionInfoOf(nutrition, grams),
  }
}

test('a dish gives what the catalogue works out of it, and keeps the diets of that, whatever stays out', () => {
  const claims = new Map<string, number>()
  for (const { seed, kitchen } of kitchens.slice(0, 1000)) {
    for (const dish of composeDishes(kitchen, composing)) {
      const [whole, least] = [derivedOf(dish, true), derivedOf(dish, false)]
      const { nutritionInfo, diets } = toRecipe(dish, { id: 'dish', image: '' }, composing)
      const claimed = diets.filter((diet) => dietsByAmount.includes(diet))
      const about = `${seed}: ${dish.title}`
      expect({ about, ...nutritionInfo }).toEqual({ about, ...least.nutrition })
      expect({ about, claimed }).toEqual({
        about,
        claimed: whole.byAmount.filter((diet) => least.byAmount.includes(diet)),
      })
      for (const diet of claimed) claims.set(diet, (claims.get(diet) ?? 0) + 1)
    }
  }
  for (const diet of dietsByAmount) expect(claims.get(diet) ?? 0).toBeGreaterThan(10)
})

test('no composed dish of any kitchen has a fault, of diet, of safety or of words', () => {
  let dishes = 0
  const faults = kitchens.flatMap(({ seed, kitchen }) =>
    composeDishes(kitchen, composing).flatMap((dish) => {
      dishes += 1
      const found = [...faultsOf(dish, kitchen.rules, composing), ...faultsOfDish(dish)]
      if (!keeps(dish, kitchen.rules)) found.push('breaks the rules of who cooks')
      return found.map((fault) => `${seed}: ${dish.form.id}: ${dish.title}: ${fault}`)
    }),
  )
  expect(faults.slice(0, 20)).toEqual([])
  expect(dishes).toBeGreaterThan(kitchens.length)
})

test('where something lacks, no dish needs it, and others take its place', () => {
  let others = 0
  for (const { kitchen } of kitchens.slice(0, 20)) {
    const usual = new Set(composeDishes(kitchen, composing).map(({ title }) => title))
    const dishes = composeDishes(kitchen, composing, { lacked: ['oven', 'blender'] })
    for (const { form, steps } of dishes) {
      const needed = [...form.equipment, ...equipmentIn(steps)]
      const lacking = needed.filter((each) => each === 'oven' || each === 'blender')
      expect({ form: form.id, lacking }).toEqual({ form: form.id, lacking: [] })
    }
    others += dishes.filter(({ title }) => !usual.has(title)).length
  }
  expect(others).toBeGreaterThan(0)
})

test('who has one pot or pan is offered no dish that puts two on the hob, and others in their place', () => {
  let [refused, others] = [0, 0]
  for (const { kitchen } of kitchens.slice(0, 20)) {
    const usual = composeDishes(kitchen, composing)
    const dishes = composeDishes(kitchen, composing, { lacked: ['second-pot'] })
    expect(dishes.filter(({ steps }) => needsSecondPot(steps))).toEqual([])
    refused += usual.filter(({ steps }) => needsSecondPot(steps)).length
    others += dishes.filter(({ title }) => usual.every((each) => each.title !== title)).length
  }
  expect(refused).toBeGreaterThan(0)
  expect(others).toBeGreaterThan(0)
})

test('only where somebody said that it is there is a dish made for an air fryer or a microwave', () => {
  const kitchen = prepareKitchen(
    ['chicken-thigh', 'potato', 'egg', 'cheddar', 'lemon', 'rolled-oat', 'banana', 'paprika'].map(
      (ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }),
    ),
    ['salt', 'oil'],
    vocabulary,
    noRules,
  )
  const machines = (equipped: Equipped) => {
    const dishes = composeDishes(kitchen, composing, equipped)
    return new Set(dishes.flatMap(({ form }) => form.equipment))
  }
  expect(machines({})).not.toContain('air fryer')
  expect(machines({})).not.toContain('microwave')
  expect(machines({ owned: ['air-fryer'] })).toContain('air fryer')
  expect(machines({ owned: ['air-fryer'] })).not.toContain('microwave')
  const lacked = ['stove', 'oven'] as const
  const dishes = composeDishes(kitchen, composing, { lacked, owned: ['microwave'] })
  expect(dishes.map(({ form }) => form.id)).toContain('microwave-potatoes')
  expect(dishes.filter(({ steps }) => needsStove(steps))).toEqual([])
})

test('the same kitchen gives the same dishes, and each address the same dish', () => {
  for (const { kitchen } of kitchens.slice(0, 20)) {
    const dishes = composeDishes(kitchen, composing)
    expect(composeDishes(kitchen, composing)).toEqual(dishes)
    for (const dish of dishes) {
      const url = new URL(dishAddress(dish.composition), 'https://larder.test')
      const name = url.pathname.slice('/dish/'.length)
      const { worth: _, ...written } = dish
      expect(dishAt(name, url.searchParams, composing)).toEqual(written)
      // What a reader does on the page stands there too.
      url.searchParams.set('servings', '8')
      url.searchParams.set('cook', '1')
      expect(dishAt(name, url.searchParams, composing)).toEqual(written)
    }
  }
})

/** A form by its name in an address, as it is now. */
const current = (form: string) => `${form}-${composing.book.forms.get(form)?.version}`

const traybake =
  'flavour=mediterranean&for=4&main=chicken-thigh&veg=potato&herb=thyme&fat=olive-oil&salt=salt'
const salad =
  'flavour=mediterranean&for=4&main=cooked-chicken&leaf=lettuce&veg=tomato&lemon=lemon&oil=olive-oil&salt=salt'

test.each([
  [current('traybake'), traybake, '74 °C (165 °F)'],
  [current('dinner-salad'), salad, 'lettuce'],
])('an address is a dish as the composer makes them: %s', (name, query, said) => {
  const dish = dishAt(name, new URLSearchParams(query), composing)
  expect(dish?.steps.join(' ')).toContain(said)
})

test.each([
  [
    'raw chicken in a salad',
    current('dinner-salad'),
    salad.replace('cooked-chicken', 'chicken-thigh'),
  ],
  [
    'a food that is not cooked so',
    current('traybake'),
    traybake.replace('chicken-thigh', 'beef-chuck'),
  ],
  ['no food', current('traybake'), traybake.replace('chicken-thigh', 'plutonium')],
  ['too many', current('traybake'), traybake.replace('potato', 'potato,carrot,beet,fennel,leek')],
  ['nothing in what leads', current('traybake'), traybake.replace('main=chicken-thigh&', '')],
  ['less than it needs', current('traybake'), traybake.replace('&herb=thyme', '')],
  ['one thing twice', current('traybake'), traybake.replace('veg=potato', 'veg=potato,potato')],
  [
    'a flavour that the form has not',
    current('traybake'),
    traybake.replace('mediterranean', 'sweet'),
  ],
  ['an older version', 'traybake-0', traybake],
])('no address makes a dish of what nobody would cook: %s', (_, name, query) => {
  expect(dishAt(name, new URLSearchParams(query), composing)).toBeNull()
})

test('a dish takes nothing that is neither at home nor taken for granted', () => {
  for (const { kitchen } of kitchens) {
    for (const dish of composeDishes(kitchen, composing)) {
      for (const { ingredient } of dish.lines) {
        const isThere =
          kitchen.owned.has(ingredient) ||
          [...kitchen.assumed.values()].some(({ staple }) => staple === ingredient) ||
          [...kitchen.believed.values()].includes(ingredient)
        expect(isThere).toBe(true)
      }
    }
  }
})

test('a composed dish is a whole recipe, whose allergens are those of its foods', () => {
  const kitchen = prepareKitchen(
    ['chicken-thigh', 'potato', 'lemon', 'garlic', 'thyme', 'olive-oil', 'parmesan'].map(
      (ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }),
    ),
    ['salt'],
    vocabulary,
    noRules,
  )
  const [dish] = composeDishes(kitchen, composing)
  if (dish === undefined) throw new Error('nothing was composed')
  const recipe = toRecipe(dish, { id: 'dish', image: '' }, composing)
  expect(recipe.isFallback).toBe(false)
  expect(recipe.instructions?.join(' ')).toContain('74 °C (165 °F)')
  expect(recipe.ingredients.every(({ amount }) => amount !== null)).toBe(true)
  const cheese = recipe.ingredients.some(({ ingredient }) => ingredient === 'parmesan')
  expect(recipe.freeOf.includes('dairy')).toBe(!cheese)
  expect(recipe.freeOf).toContain('peanuts')
})
