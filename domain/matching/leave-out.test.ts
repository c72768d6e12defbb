import { describe, expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { LineUse } from '../recipes/line-use.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { prepareKitchen } from './kitchen.ts'
import { mostFlavoursLeftOut } from './leave-out.ts'
import { matchLines, matchRecipe } from './match-recipe.ts'
import { unlocks } from './unlock.ts'

const kitchenOf = (things: readonly string[], runOut: readonly string[] = []) =>
  prepareKitchen(
    [
      ...things.map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 })),
      ...runOut.map((ingredient) => ({ ingredient, status: 'out' as const, ageDays: 0 })),
    ],
    ['salt'],
    testVocabulary,
    noRules,
  )

const line = (use: LineUse) => (ingredient: string) => ({
  ingredient,
  text: ingredient,
  optional: false,
  use,
})

function dish(base: string[], flavours: string[], finishes: string[] = [], title = 'Dinner') {
  return {
    id: 1,
    title,
    needs: [
      ...base.map(line('base')),
      ...flavours.map(line('flavour')),
      ...finishes.map(line('finish')),
    ],
    rating: 0,
    reviewCount: 0,
    readyInMinutes: 20,
  }
}

const statesOf = (recipe: ReturnType<typeof dish>, things: string[]) =>
  matchRecipe(recipe, kitchenOf(things)).needs.map(({ state }) => state)

describe('what a dish goes without', () => {
  it('says what is lost, and is ready with a change', () => {
    const without = 'without the saffron, it is plain yellow rice'
    const recipe = dish(['egg'], [], ['parsley'])
    const needs = [...recipe.needs, { ...line('flavour')('saffron'), without }]
    const match = matchRecipe({ ...recipe, needs }, kitchenOf(['egg']))
    expect(match).toMatchObject({
      band: 'ready-with-swaps',
      usedIngredientCount: 1,
      missedIngredientCount: 0,
      credit: 3_333,
      needs: [
        { state: 'have' },
        { state: 'left-out', credit: 0, reason: 'without the parsley' },
        { state: 'left-out', credit: 0, reason: without },
      ],
    })
    const whole = matchRecipe({ ...recipe, needs }, kitchenOf(['egg', 'parsley', 'saffron']))
    expect(whole).toMatchObject({ band: 'ready', credit: 10_000 })
  })

  it.each([
    [['saffron'], [], ['left-out']],
    [['saffron', 'butter'], ['butter'], ['left-out', 'have']],
    [['saffron', 'butter'], [], ['missing', 'missing']],
    [['saffron', 'butter', 'milk'], ['milk'], ['left-out', 'left-out', 'have']],
    [['saffron', 'butter', 'milk'], [], ['missing', 'missing', 'missing']],
    [['saffron', 'butter', 'milk', 'onion'], ['onion'], ['missing', 'missing', 'missing', 'have']],
  ])('of the flavours %j with %j at home: %j', (flavours, home, states) => {
    expect(statesOf(dish(['egg'], flavours), ['egg', ...home])).toEqual(['have', ...states])
  })

  it('leaves out every finish, whatever becomes of the flavours', () => {
    const recipe = dish(['egg'], ['saffron', 'butter'], ['milk', 'onion'])
    const left = ['left-out', 'left-out']
    expect(statesOf(recipe, ['egg'])).toEqual(['have', 'missing', 'missing', ...left])
  })

  it('takes a swap or a making before it leaves anything out', () => {
    const states = statesOf(dish(['egg'], ['buttermilk'], ['lemon-juice']), [
      'egg',
      'milk',
      'lemon',
    ])
    expect(states).toEqual(['have', 'swap', 'have'])
  })

  it('leaves out what ran out', () => {
    const { needs } = matchRecipe(dish(['egg'], [], ['parsley']), kitchenOf(['egg'], ['parsley']))
    expect(needs.map(({ state }) => state)).toEqual(['have', 'left-out'])
  })

  it('never leaves out what the title names, nor anything of a dish without a base', () => {
    expect(statesOf(dish(['egg'], ['saffron'], [], 'Saffron eggs'), ['egg'])).toEqual([
      'have',
      'missing',
    ])
    expect(statesOf(dish([], ['saffron', 'egg'], ['parsley']), ['egg'])).toEqual([
      'missing',
      'have',
      'missing',
    ])
  })

  it('never leaves out a line that was not read', () => {
    const recipe = dish(['egg'], [])
    const unread = {
      ingredient: null,
      text: 'zorkberries',
      optional: false,
      use: 'finish' as const,
    }
    const match = matchRecipe({ ...recipe, needs: [...recipe.needs, unread] }, kitchenOf(['egg']))
    expect(match).toMatchObject({ band: 'missing-1', missedIngredientCount: 1 })
  })

  it('asks for what any line of it is base for', () => {
    const recipe = dish(['egg', 'butter'], [], ['butter'])
    expect(statesOf(recipe, ['egg'])).toEqual(['have', 'missing'])
    const finish = { ...recipe, needs: recipe.needs.toReversed() }
    expect(statesOf(finish, ['egg'])).toEqual(['missing', 'have'])
  })

  it('leaves out every line of it, but for what is optional anyway', () => {
    const recipe = dish(['egg'], [], ['parsley', 'butter'])
    const optional = { ingredient: 'parsley', text: 'parsley', optional: true }
    const lines = { ...recipe, needs: [...recipe.needs, ...recipe.needs, optional] }
    const states = matchLines(lines, kitchenOf(['egg', 'butter'])).map(({ state }) => state)
    const once = ['have', 'left-out', 'have']
    expect(states).toEqual([...once, ...once, 'optional'])
  })

  it('counts the same whatever is left out: two flavours at most, never all of several', () => {
    expect([0, 1, 2, 3, 4, 9].map(mostFlavoursLeftOut)).toEqual([0, 1, 1, 2, 2, 2])
  })
})

describe('unlocks', () => {
  it('asks for no more flavours than a dish needs', () => {
    const recipe = dish(['egg'], ['saffron', 'butter', 'milk'])
    const found = unlocks([recipe], kitchenOf(['egg']))
    expect(found.map(({ ingredients }) => ingredients)).toEqual([['butter']])
    expect(unlocks([dish(['egg'], ['saffron'])], kitchenOf(['egg']))).toEqual([])
  })
})
