import { describe, expect, it } from 'vitest'
import { readPantryText } from '../ingredients/pantry-text.ts'
import { readLine } from '../ingredients/resolve.ts'
import { testVocabulary } from '../ingredients/test-vocabulary.ts'
import { prepareKitchen, type Kitchen } from './kitchen.ts'
import { matchRecipe } from './match-recipe.ts'
import { matchNeed, type Need } from './need.ts'
import { rankRecipes, usesPantry } from './rank.ts'

function kitchenWith(pantry: string, assumed: string[] = [], runOut = ''): Kitchen {
  const entries = (text: string, status: 'have' | 'out') =>
    readPantryText(text, testVocabulary).map(({ resolution }) => ({
      ingredient: resolution.kind === 'resolved' ? resolution.ingredient : null,
      status,
      ageDays: 0,
    }))
  const pantryEntries = [...entries(pantry, 'have'), ...entries(runOut, 'out')]
  return prepareKitchen(pantryEntries, assumed, testVocabulary)
}

function need(text: string): Need {
  const line = readLine(text, testVocabulary)
  const ingredient = line.resolution.kind === 'resolved' ? line.resolution.ingredient : null
  return { ingredient, text, optional: line.optional }
}

const recipe = (id: number, lines: string[], more: { rating?: number; minutes?: number } = {}) => ({
  id,
  needs: lines.map(need),
  rating: more.rating ?? 0,
  readyInMinutes: more.minutes ?? 30,
})

describe('matchNeed', () => {
  it.each([
    ['eggs', '2 eggs', 'have', 1, 'you have eggs'],
    ['chicken thighs', '1 chicken', 'have', 1, 'you have chicken thighs'],
    ['huevos', '3 eggs', 'have', 1, 'you have eggs'],
    ['lemon', '2 tbsp lemon juice', 'have', 0.95, 'you get it from lemons'],
    ['milk, lemon juice', '1 cup buttermilk', 'swap', 0.8, 'use milk and lemon juice instead'],
    ['milk, lemon', '1 cup buttermilk', 'swap', 0.8, 'use milk and lemon juice instead'],
    ['milk', '1 cup buttermilk', 'missing', 0, 'you have no buttermilk'],
    [
      'chicken',
      '2 chicken breasts',
      'probably',
      0.6,
      'you have chicken: does that include chicken breasts?',
    ],
    ['chicken thighs', '2 chicken breasts', 'missing', 0, 'you have no chicken breasts'],
    ['eggs', 'egg noodles', 'missing', 0, 'you have no egg noodles'],
    ['coconut milk', '1 cup milk', 'missing', 0, 'you have no milk'],
    ['eggs', 'parsley, optional', 'optional', 0, 'parsley, if you like'],
    ['eggs', '1 dollop of mystery', 'unknown', 0, 'we could not read this line'],
  ])('with %j, %j is %s', (pantry, line, state, credit, reason) => {
    expect(matchNeed(need(line), kitchenWith(pantry))).toMatchObject({ state, credit, reason })
  })

  it('assumes only the staples that the person chose, and not when they ran out', () => {
    const salt = need('1 tsp salt')
    expect(matchNeed(salt, kitchenWith('eggs')).state).toBe('missing')
    expect(matchNeed(salt, kitchenWith('eggs', ['salt'])).state).toBe('assumed')
    expect(matchNeed(salt, kitchenWith('eggs', ['salt'], 'salt'))).toMatchObject({
      state: 'missing',
      reason: 'you ran out of salt',
    })
  })
})

describe('matchRecipe', () => {
  const kitchen = kitchenWith('eggs, butter, onion', ['salt'])

  it('counts a need once, however many lines ask for it', () => {
    const match = matchRecipe(recipe(1, ['butter', '2 eggs', '1 tbsp butter', 'salt']), kitchen)
    expect(match).toMatchObject({ band: 'ready', usedIngredientCount: 2, missedIngredientCount: 0 })
  })

  it('is never ready with a line that could not be read', () => {
    const match = matchRecipe(recipe(1, ['2 eggs', 'a dollop of mystery']), kitchen)
    expect(match).toMatchObject({ band: 'missing-1', missedIngredientCount: 1 })
  })

  it.each([
    [['2 eggs', 'parsley, optional'], 'ready'],
    [['2 eggs', '1 red onion'], 'ready-with-swaps'],
    [['2 eggs', 'milk'], 'missing-1'],
    [['2 eggs', 'milk', 'flour', 'cheese'], 'missing-2-3'],
    [['2 eggs', 'milk', 'flour', 'cheese', 'cream'], 'explore'],
  ])('puts %j in band %s', (lines, band) => {
    expect(matchRecipe(recipe(1, lines), kitchen).band).toBe(band)
  })
})

describe('rankRecipes', () => {
  const recipes = [
    recipe(1, ['2 eggs', 'milk'], { minutes: 5 }),
    recipe(2, ['2 eggs', 'butter'], { minutes: 40 }),
    recipe(3, ['2 eggs', 'onion'], { minutes: 10, rating: 4.5 }),
    recipe(4, ['macaroni', 'cheese']),
  ]
  const ids = (...args: Parameters<typeof rankRecipes>) =>
    rankRecipes(...args).map((match) => match.recipe.id)
  const kitchen = kitchenWith('eggs, butter, onion')

  it('orders by band, then by rating, and tells what uses nothing', () => {
    expect(ids(recipes, kitchen)).toEqual([3, 2, 1, 4])
    expect(rankRecipes(recipes, kitchen).map(usesPantry)).toEqual([true, true, true, false])
  })

  it('puts fewer missing things before more of them within a band', () => {
    const near = recipe(1, ['2 eggs', 'onion', 'butter', 'milk', 'flour', 'cheese'])
    const nearer = recipe(2, ['2 eggs', 'milk', 'flour'])
    expect(ids([near, nearer], kitchen)).toEqual([2, 1])
  })

  it('orders by time within a band in the mode "quickest"', () => {
    expect(ids([...recipes, recipe(5, ['butter'], { minutes: 2 })], kitchen, 'quickest')).toEqual([
      5, 3, 2, 1, 4,
    ])
  })

  it('puts what spoils first to the front in the mode "use it up"', () => {
    const entries = [
      { ingredient: 'egg', status: 'have', ageDays: 1 },
      { ingredient: 'onion', status: 'have', ageDays: 29 },
    ] as const
    const [onion] = [...testVocabulary.ingredients.values()].filter(({ id }) => id === 'onion')
    if (onion === undefined) throw new Error('the test vocabulary has no onion')
    const vocabulary = {
      ...testVocabulary,
      ingredients: new Map([
        ...testVocabulary.ingredients,
        ['onion', { ...onion, shelfLifeDays: 30 }],
      ]),
    }
    const soon = prepareKitchen(entries, [], vocabulary)
    expect(ids([recipe(1, ['2 eggs']), recipe(2, ['onion', 'milk'])], soon, 'use-it-up')).toEqual([
      2, 1,
    ])
  })

  it('gives the same order whatever the order of the recipes', () => {
    expect(ids(recipes.toReversed(), kitchen)).toEqual(ids(recipes, kitchen))
  })
})
