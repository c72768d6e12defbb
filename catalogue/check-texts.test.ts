import { describe, expect, test } from 'vitest'
import { absentIngredients, namesOfIngredients } from './check-absent.ts'
import { checkNutrition, unmarkedUnknowns } from './check-nutrition.ts'
import { checkProse, gradeOf } from './check-prose.ts'
import type { CatalogueRecipe } from './read.ts'
import { ingredient, recipe } from './testing/entries.ts'

const food = [
  ingredient('onion', { piece: 100, ndb: '00001' }),
  ingredient('lemon', { piece: 60 }),
  ingredient('lemon-juice'),
  ingredient('walnut'),
  ingredient('milk'),
  ingredient('coconut-milk'),
]
const byId = new Map(food.map((entry) => [entry.id, entry]))

describe('absentIngredients', () => {
  const names = namesOfIngredients(food)
  const squeeze = [{ from: 'lemon', to: 'lemon-juice', takes: 2, note: 'Squeeze it.' }]
  const absent = (step: string, items: string[] = ['onion']) =>
    absentIngredients(
      recipe('one', { steps: [step, 'Eat.'], ingredients: items.map((item) => ({ item })) }),
      names,
      byId,
      squeeze,
    )

  test.each([
    ['Fry the onions with the walnuts.', ['walnut']],
    ['Stir in the coconut milk.', ['coconut milk']],
    ['Chop the onions in lumps the size of a walnut.', []],
    ['Boil the onions in water.', []],
  ])('%s', (step, foods) => {
    expect(absent(step)).toEqual(
      foods.map((name) => `the steps use ${name}, which is not among the ingredients`),
    )
  })

  test('what an ingredient yields is there', () => {
    expect(absent('Add the lemon juice.', ['lemon'])).toEqual([])
    expect(absent('Add the lemon juice.')).toHaveLength(1)
  })
})

describe('checkNutrition', () => {
  const facts = (kcal: number, carbohydrate: number) =>
    new Map([
      [
        '00001',
        {
          kcal,
          carbohydrate,
          protein: 0,
          fat: 0,
          saturated: null,
          fibre: 0,
          sugar: null,
          salt: null,
        },
      ],
    ])

  test.each([
    [100, 25, []],
    [10, 2.5, ['20 kcal a serving is not plausible']],
    [900, 225, ['1800 kcal a serving is not plausible']],
    [100, 40, ['200 kcal, but its macronutrients give 320']],
  ])('%i kcal and %i g of carbohydrate in 100 g', (kcal, carbohydrate, texts) => {
    expect(checkNutrition(recipe('one'), byId, facts(kcal, carbohydrate))).toEqual(texts)
  })
})

describe('unmarkedUnknowns', () => {
  const known = {
    kcal: 800,
    carbohydrate: 0,
    protein: 0,
    fat: 88,
    fibre: 0,
    sugar: null,
    saturated: null,
    salt: null,
  }
  const facts = new Map([['00001', known]])
  const cheese = { ...ingredient('cheese'), category: 'Dairy & Eggs' as const }
  const foods = new Map([...byId, ['cheese', cheese]])
  const wrong = (onions: number, grams: number) =>
    unmarkedUnknowns(
      recipe('one', {
        ingredients: [
          { amount: onions, unit: 'piece', item: 'onion' },
          { amount: grams, unit: 'g', item: 'cheese' },
        ],
      }),
      foods,
      facts,
    )

  test('a recipe whose energy is a lower bound says so', () => {
    expect(wrong(2, 100)).toEqual([])
  })

  test('much of an unknown cheese does not vanish in a large sum', () => {
    expect(wrong(10, 40)).toEqual([
      'cheese: nobody knows its energy, but that of the recipe is given as whole',
    ])
    expect(wrong(10, 20)).toEqual([])
  })
})

describe('checkProse', () => {
  const shared = [
    'Let the onions sweat for ten quiet minutes.',
    'Scrape the brown bits from the pan.',
    'Taste it and give it what it wants.',
  ]
  const texts = (...recipes: CatalogueRecipe[]) => checkProse(recipes).map(({ text }) => text)

  test('two sentences may be shared, three not', () => {
    const own = (number: number) => [`Number ${number} begins in a way of its own.`]
    const pair = (count: number) =>
      [1, 2].map((number) =>
        recipe(`r${number}`, { steps: [...own(number), ...shared.slice(0, count)] }),
      )
    expect(texts(...pair(2))).toEqual([])
    expect(texts(...pair(3))).toEqual(['shares 3 sentences with r1'])
  })

  test('two recipes of the same things are one', () => {
    const ingredients = food.slice(0, 5).map(({ id }) => ({ item: id }))
    expect(texts(recipe('one', { ingredients }), recipe('two', { ingredients }))).toContain(
      'is nearly the same as one',
    )
    const other = [...ingredients.slice(1), { item: 'coconut-milk' }]
    expect(texts(recipe('one', { ingredients }), recipe('two', { ingredients: other }))).toEqual([])
  })

  test('steps that only a scholar reads are too hard', () => {
    const hard =
      'Subsequently incorporate the homogeneous preparation, simultaneously maintaining the recommended temperature, ' +
      'notwithstanding considerable evaporation, until satisfactory consistency materialises.'
    expect(texts(recipe('one', { steps: [hard, hard] }))[0]).toMatch(/read like school grade \d\d/)
    expect(gradeOf(['Cut the leek. Fry it in oil until it is soft.'])).toBeLessThan(4)
  })
})
