import { expect, test } from 'vitest'
import { wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import type { Substitution } from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { fallbackRecipe } from '#domain/recipes/recipe.ts'
import { answerTo } from './answer.ts'
import type { Recipes } from './catalogue.ts'
import type { Household } from './household.ts'
import { typedPantry } from './pantry.ts'
import type { Part } from './parts.ts'

const vocabulary = await wholeVocabulary()

function card(id: number, title: string, needs: readonly string[]): RecipeCard {
  const needsOf = needs.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))
  return { ...fallbackRecipe(id), id, title, needs: needsOf }
}

const fried = card(1, 'Fried eggs', ['egg', 'salt'])
const recipes: Recipes = { vocabulary, cards: [fried], mains: new Map([[1, 'egg']]) }
const household: Household = {
  name: 'Eggs',
  items: '6 eggs, a pinch of unheard-of stuff',
  cupboard: null,
  settings: { preferences: [], restrictions: [] },
  expected: [/eggs/],
}

/** What an answer takes for granted, and whether it is there. */
function assumedWith(cupboard: string | null, items = household.items) {
  return answerTo({ ...household, items, cupboard }, recipes).dishes.flatMap(
    ({ assumed }) => assumed,
  )
}

test('what is assumed is at home where the cupboard has it, or a kind of it', () => {
  expect(assumedWith('oil, sea salt')).toEqual([{ id: 'salt', isAtHome: true }])
  expect(assumedWith('oil')).toEqual([{ id: 'salt', isAtHome: false }])
})

test('where no cupboard is named, nothing that is assumed is at home', () => {
  expect(assumedWith(null)).toEqual([{ id: 'salt', isAtHome: false }])
})

test('what was typed is not assumed', () => {
  expect(assumedWith(null, 'eggs, salt')).toEqual([])
})

test('the cupboard was not typed: it readies no dish', () => {
  const { dishes } = answerTo({ ...household, items: 'salt', cupboard: 'eggs' }, recipes)
  expect(dishes.map(({ isReady }) => isReady)).toEqual([false])
})

/** What is stated of oil, of which nothing was typed. */
function statedOfOil(cupboard: string | null, without?: ReadonlySet<Part>) {
  const { beliefs } = answerTo({ ...household, cupboard }, recipes, without)
  return beliefs.filter(({ id }) => id === 'oil').map(({ isAtHome }) => isAtHome)
}

test('what is believed is judged by the cupboard, a kind of it counts', () => {
  expect(statedOfOil('sunflower oil')).toEqual([true])
  expect(statedOfOil('salt')).toEqual([false])
})

test('nothing is stated where no cupboard is named, or belief is left away', () => {
  expect(statedOfOil(null)).toEqual([])
  expect(statedOfOil('salt', new Set(['belief']))).toEqual([])
  expect(statedOfOil('salt', new Set(['forms']))).toEqual([false])
})

test('each thing that was typed counts, read or not', () => {
  expect(answerTo(household, recipes).size).toBe(2)
})

test('the numbers of a pasted list are no amounts', () => {
  const { items, typed } = typedPantry('1. eggs\n2. 3 lemons', vocabulary)
  expect(typed).toBe(2)
  expect(items.map(({ ingredient, quantity }) => [ingredient, quantity])).toEqual([
    ['lemon', 3],
    ['egg', null],
  ])
})

test('what breaks the settings is no answer', () => {
  const settings = { preferences: [], restrictions: ['eggs' as const] }
  expect(answerTo({ ...household, settings }, recipes).dishes).toEqual([])
})

/** Butter for which only coconut oil stands in. */
function withSwap(diets: Substitution['diets']): Recipes {
  const swap: Substitution = {
    need: 'butter',
    uses: ['coconut-oil'],
    ratio: 1,
    quality: 0.8,
    context: null,
    diets,
    freeOf: [],
    note: '',
  }
  const inButter = { ...card(2, 'Eggs in butter', ['egg', 'butter']), diets: ['keto', 'paleo'] }
  return { ...recipes, vocabulary: { ...vocabulary, substitutions: [swap] }, cards: [inButter] }
}

test('what is taken instead ends up in the dish, which keeps the diets that the swap keeps', () => {
  const items = 'eggs, coconut oil'
  const [dish] = answerTo({ ...household, items }, withSwap(['paleo'])).dishes
  expect(dish).toMatchObject({ isReady: true, diets: ['paleo'], main: 'Eggs in butter' })
  expect(new Set(dish?.foods)).toEqual(new Set(['egg', 'coconut-oil']))
})
