import { describe, expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/test-vocabulary.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { fallbackRecipe, type Recipe, type RecipeLine } from './recipe.ts'
import { factsWithSwaps, type FactsById, type IngredientFacts } from './swap-facts.ts'
import { swappedLine, swapsFor, swapsFromText, swapsToText } from './swap.ts'

const swap = (need: string, uses: string[], ratio = 1, quality = 0.8) => ({
  need,
  uses,
  ratio,
  quality,
  context: null,
  note: 'A note.',
})
const vocabulary: Vocabulary = {
  ...testVocabulary,
  substitutions: [
    swap('butter', ['cream'], 1, 0.6),
    swap('butter', ['coconut-milk'], 0.5, 0.9),
    swap('egg', ['milk', 'flour']),
  ],
}
const line = (given: Partial<RecipeLine>): RecipeLine => ({
  ingredient: 'butter',
  name: 'butter',
  section: null,
  amount: 100,
  amountMax: null,
  unit: 'g',
  note: 'soft',
  us: '7 tbsp',
  optional: false,
  ...given,
})
const facts = (given: Partial<IngredientFacts>): IngredientFacts => ({
  origin: 'plant',
  allergens: [],
  nutrition: { kcal: 100, protein: 1, carbohydrate: 2, fat: 3 },
  gramsPerPiece: null,
  gramsPerCup: 240,
  ...given,
})
const known: FactsById = new Map([
  [
    'butter',
    facts({
      origin: 'dairy',
      allergens: ['dairy'],
      nutrition: { kcal: 700, protein: 1, carbohydrate: 0, fat: 80 },
    }),
  ],
  ['flour', facts({ allergens: ['gluten'] })],
  ['coconut-milk', facts({})],
  ['cream', facts({ origin: 'dairy', allergens: null })],
])
const recipe: Recipe = {
  ...fallbackRecipe(1),
  servings: 2,
  ingredients: [line({}), line({ ingredient: 'flour', name: 'flour', amount: 200 })],
  alternatives: { butter: ['coconut milk', 'whole milk', 'moon dust', 'cream'] },
  diets: ['vegetarian', 'keto'],
  allergens: ['dairy', 'gluten'],
  nutritionInfo: {
    calories: 450,
    protein: 2,
    carbs: 2,
    fat: 43,
    known: 2,
    counted: 2,
    grams: [100, 200],
  },
}
const withSwap = (uses: string) => swapsFromText(`butter:${uses}`, recipe, vocabulary)

describe('what may take the place of a line', () => {
  it('comes best first, each once, then what only the recipe names', () => {
    const options = swapsFor(line({}), recipe.alternatives, vocabulary)
    expect(options.map(({ uses }) => uses)).toEqual([['coconut-milk'], ['cream'], ['milk']])
    expect(swapsFor(line({ ingredient: null }), recipe.alternatives, vocabulary)).toEqual([])
  })
  it('stands in the address, as far as it is offered', () => {
    const swaps = withSwap('coconut-milk')
    expect(swapsToText(swaps)).toBe('butter:coconut-milk')
    expect(swapsFromText('butter:poison,egg:milk+flour,:,x', recipe, vocabulary).size).toBe(0)
    expect(swapsFromText(null, recipe, vocabulary).size).toBe(0)
  })
})

describe('a line with a swap', () => {
  it('takes the amount times the ratio, and no measure that fitted only the old one', () => {
    expect(swappedLine(line({}), swap('butter', ['coconut-milk'], 0.5), vocabulary)).toMatchObject({
      ingredient: 'coconut-milk',
      name: 'coconut milk',
      amount: 50,
      unit: 'g',
      us: null,
      note: null,
      instead: { name: 'butter' },
    })
  })
  it('says no amount where the measure says nothing of the other', () => {
    const eggs = line({ ingredient: 'egg', name: 'egg', amount: 2, unit: 'piece' })
    for (const uses of [['milk'], ['milk', 'flour']]) {
      expect(swappedLine(eggs, swap('egg', uses), vocabulary).amount).toBeNull()
    }
  })
})

describe('a recipe with a swap', () => {
  it('is worked out anew: diets, allergens, nutrition', () => {
    expect(factsWithSwaps(recipe, withSwap('coconut-milk'), known)).toEqual({
      diets: ['vegetarian', 'vegan', 'dairy-free'],
      allergens: ['gluten'],
      // 450 − 350 + 25, for each of two.
      nutritionInfo: {
        calories: 125,
        protein: 2,
        carbs: 3,
        fat: 4,
        known: 2,
        counted: 2,
        grams: [50, 200],
      },
    })
  })
  it('is not known to be safe where one thing in it is not known', () => {
    expect(factsWithSwaps(recipe, withSwap('cream'), known).allergens).toBeNull()
    expect(factsWithSwaps(recipe, withSwap('milk'), known)).toMatchObject({
      diets: [],
      allergens: null,
      nutritionInfo: { known: 1, counted: 2, calories: 100 },
    })
    expect(factsWithSwaps(recipe, withSwap('coconut-milk'), new Map()).allergens).toBeNull()
  })
  it('is as it was without one', () => {
    expect(factsWithSwaps(recipe, new Map(), known)).toBe(recipe)
  })
})
