import { expect, test } from 'vitest'
import { holding } from '../../ingredients/testing/contents.ts'
import { testVocabulary } from '../../ingredients/testing/vocabulary.ts'
import type { FactsById, IngredientFacts } from '../ingredient-facts.ts'
import { readDraft } from './read-draft.ts'
import { factsOfReading } from './reading-facts.ts'

const food = (fields: Partial<IngredientFacts>): IngredientFacts => ({
  category: 'Other',
  origin: 'plant',
  ...holding(),
  nutrition: { kcal: 100, protein: 10, carbohydrate: 5, fat: 2 },
  gramsPerPiece: null,
  gramsPerCup: null,
  ...fields,
})
const facts: FactsById = new Map([
  ['egg', food({ origin: 'egg', ...holding('eggs'), gramsPerPiece: 50 })],
  ['milk', food({ origin: 'dairy', ...holding('dairy'), gramsPerCup: 236.6 })],
])
const of = (...texts: string[]) =>
  factsOfReading(
    readDraft(
      {
        title: '',
        steps: [],
        lines: texts.map((text) => ({ text, section: null, chosen: null })),
      },
      testVocabulary,
    ),
    2,
    facts,
  )

test('a recipe of which all is known', () => {
  expect(of('4 eggs', '200 ml milk')).toEqual({
    diets: ['vegetarian', 'gluten-free'],
    ...holding('eggs', 'dairy'),
    unread: 0,
    // 200 g of eggs and 200 g of milk, for two.
    nutrition: {
      calories: 200,
      protein: 20,
      carbs: 10,
      fat: 4,
      partial: [],
      missing: [],
      known: 2,
      counted: 2,
      grams: [200, 200],
    },
  })
})

test('a line that is not read leaves the whole not known', () => {
  expect(of('4 eggs', '1 zorbleberry')).toMatchObject({
    diets: [],
    contains: ['eggs'],
    freeOf: [],
    unread: 1,
    // One of two is too little to say.
    nutrition: { calories: null, known: 1, counted: 2, missing: [1], grams: [200, null] },
  })
  expect(of()).toMatchObject({ diets: [], contains: [], freeOf: [], nutrition: null })
})

test('what nobody weighed is not counted as nothing without saying so', () => {
  expect(of('4 eggs', '100 ml milk', '300 ml milk', 'milk').nutrition).toMatchObject({
    calories: 300,
    partial: ['calories', 'protein', 'carbs', 'fat'],
    missing: [3],
    known: 3,
    counted: 4,
  })
  expect(of('4 eggs', 'milk').nutrition).toMatchObject({ calories: null, partial: [] })
})
