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
  title: 'Dinner',
  needs: lines.map(need),
  rating: more.rating ?? 0,
  reviewCount: 0,
  readyInMinutes: more.minutes ?? 30,
})

describe('matchNeed', () => {
  it.each([
    ['eggs', '2 eggs', 'have', 100, 'you have eggs'],
    ['chicken thighs', '1 chicken', 'have', 100, 'you have chicken thighs'],
    ['huevos', '3 eggs', 'have', 100, 'you have eggs'],
    ['lemon', '2 tbsp lemon juice', 'have', 95, 'you get it from lemons'],
    ['milk, lemon juice', '1 cup buttermilk', 'swap', 80, 'use milk and lemon juice instead'],
    ['milk, lemon', '1 cup buttermilk', 'swap', 80, 'use milk and lemon juice instead'],
    ['milk', '1 cup buttermilk', 'missing', 0, 'you have no buttermilk'],
    [
      'chicken',
      '2 chicken breasts',
      'probably',
      60,
      'you have chicken: does that include chicken breasts?',
    ],
    ['chicken thighs', '2 chicken breasts', 'missing', 0, 'you have no chicken breasts'],
    ['eggs', 'egg noodles', 'missing', 0, 'you have no egg noodles'],
    ['coconut milk', '1 cup milk', 'missing', 0, 'you have no milk'],
    ['eggs', 'parsley, optional', 'optional', 0, 'parsley, if you like'],
    ['parsley', 'parsley, optional', 'optional', 0, 'you have parsley'],
    ['eggs', '1 dollop of mystery', 'unknown', 0, 'we could not read this line'],
  ])('with %j, %j is %s', (pantry, line, state, credit, reason) => {
    expect(matchNeed(need(line), kitchenWith(pantry))).toMatchObject({ state, credit, reason })
  })

  it('counts every other path to what ran out, but no guess', () => {
    const juice = need('2 tbsp lemon juice')
    expect(matchNeed(juice, kitchenWith('lemon', [], 'lemon juice')).state).toBe('have')
    const thighs = kitchenWith('chicken thighs', [], 'chicken')
    expect(matchNeed(need('1 chicken'), thighs).state).toBe('have')
    const buttermilk = kitchenWith('milk, lemon juice', [], 'buttermilk')
    expect(matchNeed(need('1 cup buttermilk'), buttermilk).state).toBe('swap')
    const breast = kitchenWith('chicken', [], 'chicken breast')
    expect(matchNeed(need('2 chicken breasts'), breast)).toMatchObject({
      state: 'missing',
      reason: 'you ran out of chicken breasts',
    })
  })

  it('assumes what a staple is a kind of, and what is made of it', () => {
    expect(matchNeed(need('1 onion'), kitchenWith('', ['red-onion']))).toMatchObject({
      state: 'assumed',
      reason: 'you always have red onion',
    })
    expect(matchNeed(need('2 tbsp lemon juice'), kitchenWith('', ['lemon']))).toMatchObject({
      state: 'assumed',
      via: [],
      reason: 'you get it from lemons, which you always have',
    })
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

  it('puts the better match first within a band, and fewer things to buy in "fewest extras"', () => {
    const more = recipe(1, ['2 eggs', 'onion', 'butter', 'milk', 'flour', 'cheese'])
    const fewer = recipe(2, ['2 eggs', 'milk', 'flour'])
    expect(ids([fewer, more], kitchen)).toEqual([1, 2])
    expect(ids([fewer, more], kitchen, 'fewest-extras')).toEqual([2, 1])
  })

  it('counts what is rare, and what the title names, for more', () => {
    const saffron = recipe(1, ['saffron', 'cream'])
    const onion = recipe(2, ['onion', 'cream'])
    const others = [3, 4, 5, 6].map((each) => recipe(each, ['onion']))
    const both = kitchenWith('saffron, onion')
    expect(ids([onion, saffron, ...others], both).slice(4)).toEqual([1, 2])
    const named = { ...onion, title: 'Onion pie' }
    const notNamed = recipe(1, ['onion', 'cream'])
    expect(ids([notNamed, named], both)).toEqual([2, 1])
  })

  it('applies the finer order to 200 of a group at a time', () => {
    const many = Array.from({ length: 201 }, (_, index) =>
      recipe(index + 1, ['2 eggs'], { rating: index / 100, minutes: 10 }),
    )
    const ranked = ids(many, kitchen)
    expect(ranked.slice(0, 2)).toEqual([200, 199])
    expect(ranked.slice(199)).toEqual([1, 201])
  })

  it('shows the popular ones where there is no pantry', () => {
    const popular = { ...recipe(2, ['macaroni']), reviewCount: 3 }
    const many = [recipe(1, ['2 eggs']), popular]
    expect(ids(many, kitchenWith(''))).toEqual([1, 2])
    const crowd = Array.from({ length: 200 }, (_, index) => recipe(index + 10, ['2 eggs']))
    expect(ids([...crowd, ...many], kitchenWith(''))).not.toContain(undefined)
    expect(ids([...crowd, ...many], kitchenWith('')).indexOf(2)).toBeLessThan(200)
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
