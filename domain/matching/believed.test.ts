import { describe, expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { type Kitchen, prepareKitchen } from './kitchen.ts'
import { matchRecipe } from './match-recipe.ts'
import { matchNeed } from './need.ts'
import { restsOn } from './rests-on.ts'
import { unlocks } from './unlock.ts'

/** A kitchen that has and has run out of these, and probably has butter, lemons, salt and coconut milk. */
function kitchenOf(have: readonly string[], out: readonly string[] = []): Kitchen {
  const entries = (ids: readonly string[], status: 'have' | 'out' | 'likely') =>
    ids.map((ingredient) => ({ ingredient, status, ageDays: 0 }))
  const likely = entries(['butter', 'lemon', 'salt', 'coconut-milk'], 'likely')
  const pantry = [...likely, ...entries(have, 'have'), ...entries(out, 'out')]
  return prepareKitchen(pantry, ['salt'], testVocabulary, noRules)
}

const needOf = (ingredient: string) => ({ ingredient, text: ingredient, optional: false })
const recipe = (id: number, ...ingredients: string[]) => ({
  id,
  title: 'Dinner',
  needs: ingredients.map(needOf),
  rating: 0,
  reviewCount: 0,
  readyInMinutes: 30,
})

describe('what is likely', () => {
  it.each([
    ['butter', ['egg'], [], 'believed', 80, ['butter'], 'you probably have butter'],
    ['lemon-juice', ['egg'], [], 'believed', 80, ['lemon'], 'you probably have lemons'],
    [
      'cream',
      ['egg'],
      [],
      'believed',
      48,
      ['coconut-milk'],
      'use coconut milk instead: you probably have coconut milk',
    ],
    ['butter', ['butter'], [], 'have', 100, ['butter'], 'you have butter'],
    ['butter', ['egg'], ['butter'], 'missing', 0, [], 'you ran out of butter'],
    ['salt', ['egg'], [], 'assumed', 0, [], 'you always have salt'],
    ['cream', ['coconut-milk'], [], 'swap', 60, ['coconut-milk'], 'use coconut milk instead'],
  ] as const)(
    'for %s with %j, without %j, is %s',
    (need, have, out, state, credit, via, reason) => {
      const found = matchNeed(needOf(need), kitchenOf(have, out))
      expect(found).toMatchObject({ state, credit, via, reason })
    },
  )

  it('makes a dish ready with a change, and is neither used nor missed', () => {
    const match = matchRecipe(recipe(1, 'egg', 'butter'), kitchenOf(['egg']))
    expect(match).toMatchObject({
      band: 'ready-with-swaps',
      usedIngredientCount: 1,
      missedIngredientCount: 0,
      credit: 9_000,
    })
  })

  it('stays likely in a kitchen that gets something more', () => {
    const [unlock] = unlocks([recipe(1, 'egg', 'butter', 'milk')], kitchenOf(['egg']))
    expect(unlock).toEqual({ ingredients: ['milk'], recipes: [1] })
  })
})

it('asks first for what most dishes rest on that lack nothing else', () => {
  const kitchen = kitchenOf(['egg'])
  const matches = [
    recipe(1, 'egg', 'butter', 'lemon'),
    recipe(2, 'egg', 'lemon', 'lemon-juice'),
    recipe(3, 'egg', 'butter', 'milk'),
    recipe(4, 'egg'),
  ].map((each) => matchRecipe(each, kitchen))
  expect(restsOn(matches)).toEqual(['lemon', 'butter'])
})
