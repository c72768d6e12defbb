import { expect, test } from 'vitest'
import type { Ingredient, Vocabulary } from '../ingredients/vocabulary.ts'
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

const rules = { restrictions: ['dairy' as const], preferences: [] }
const faults = (changes: Partial<Finished>) =>
  faultsOf({ ...good, ...changes }, rules, { vocabulary })

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
  ['it has no title', { title: '' }],
  ['too few steps', { steps: [good.steps.join(' ')] }],
])('is a fault: %s', (fault, changes) => {
  expect(faults(changes).join('\n')).toContain(fault)
})
