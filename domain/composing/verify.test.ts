import { expect, test } from 'vitest'
import type { Ingredient, Vocabulary } from '../ingredients/vocabulary.ts'
import type { KnownFoods } from './nutrition-of-dish.ts'
import { type Finished, faultsOf } from './verify.ts'

function food(id: string, more: Partial<Ingredient> = {}): [string, Ingredient] {
  const plain = {
    id,
    name: id,
    plural: `${id}s`,
    parent: null,
    category: 'Other' as const,
    staple: false,
    icon: null,
    shelfLifeDays: null,
    gramsPerPiece: 100,
    gramsPerCup: null,
    diets: [],
    freeOf: ['dairy' as const],
  }
  return [id, { ...plain, ...more }]
}

const vocabulary: Vocabulary = {
  ingredients: new Map([
    food('chicken'),
    food('potato', { plural: 'potatoes' }),
    food('cheese', { freeOf: [] }),
  ]),
  aliases: new Map(),
  substitutions: [],
  transforms: [],
  coreTemperatures: new Map([['chicken', { kind: 'poultry', celsius: 74, rest: 0 }]]),
}

const good: Finished = {
  title: 'Chicken with potatoes',
  servings: 2,
  lines: [
    { ingredient: 'chicken', amount: { amount: 400, unit: 'g' } },
    { ingredient: 'potato', amount: { amount: 400, unit: 'g' } },
  ],
  steps: [
    'Roast the chicken for 30 minutes, until it has 74 °C (165 °F) inside.',
    'Boil the potatoes for 15 minutes.',
  ],
  minutes: { active: 10, total: 40 },
}

/** Of 100 g: lean and without starch, all starch, and of the cheese nobody knows. */
const foods: KnownFoods = new Map([
  [
    'chicken',
    {
      nutrition: { kcal: 150, protein: 25, carbohydrate: 0, fat: 5 },
      weighable: { category: 'Meat', weights: {} },
    },
  ],
  [
    'potato',
    {
      nutrition: { kcal: 80, protein: 2, carbohydrate: 18, fat: 0 },
      weighable: { category: 'Vegetables', weights: {} },
    },
  ],
])
const rules = { restrictions: ['dairy' as const], preferences: [] }
const faults = (changes: Partial<Finished>) =>
  faultsOf({ ...good, ...changes }, rules, { vocabulary, foods })

test('a good one has no fault', () => {
  expect(faults({})).toEqual([])
})

const cheese = { ingredient: 'cheese', amount: { amount: 50, unit: 'g' as const } }

test.each<[string, Partial<Finished>]>([
  [
    'breaks the rules',
    { lines: [...good.lines, cheese], steps: [...good.steps, 'Add the cheese.'] },
  ],
  ['no step says', { steps: [good.steps[0] ?? '', 'Eat it.'] }],
  ['nothing says when chicken is safe', { steps: ['Roast the chicken.', 'Boil the potatoes.'] }],
  ['a step takes 30', { minutes: { active: 10, total: 20 } }],
  ['stands in two lines', { lines: [...good.lines, ...good.lines.slice(0, 1)] }],
  ['too much of', { lines: [{ ingredient: 'chicken', amount: { amount: 4000, unit: 'g' } }] }],
  ['nobody knows how much', { lines: [{ ingredient: 'chicken', amount: null }] }],
  ['broken sentence', { steps: [...good.steps, 'Add {the herb}.'] }],
  ['broken sentence', { steps: [...good.steps, 'Add the the herb.'] }],
  ['broken sentence', { steps: [...good.steps, 'Add 25 ml ( cup) of water.'] }],
  ['it has no title', { title: '' }],
  ['too few steps', { steps: [good.steps.join(' ')] }],
])('is a fault: %s', (fault, changes) => {
  expect(faults(changes).join('\n')).toContain(fault)
})

test('a diet that goes by amounts is asked of the whole dish, and what is not known keeps none', () => {
  const steps = [...good.steps, 'Add the cheese.']
  const keeping = (diet: string, lines = good.lines) =>
    faultsOf(
      { ...good, lines, steps },
      { restrictions: [], preferences: [diet] },
      { vocabulary, foods },
    )
  const potato = (grams: number) => ({
    ingredient: 'potato',
    amount: { amount: grams, unit: 'g' as const },
  })
  const chicken = good.lines.slice(0, 1)
  expect(keeping('high-protein')).toEqual([])
  expect(keeping('low-carb')).toEqual(['it is not known to be low-carb'])
  expect(keeping('low-carb', [...chicken, potato(50)])).toEqual([])
  // Seasoned with what may hold any amount of starch, and with what is all starch but may stay out.
  expect(keeping('low-carb', [...chicken, potato(50), cheese])).toEqual([
    'it is not known to be low-carb',
  ])
  expect(keeping('low-carb', [...chicken, { ...potato(400), isOptional: true }])).toEqual([
    'it is not known to be low-carb',
  ])
})
