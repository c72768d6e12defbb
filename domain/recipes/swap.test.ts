import { describe, expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { nothingKnown } from '../ingredients/contents.ts'
import { holding } from '../ingredients/testing/contents.ts'
import { avoidable, type Vocabulary } from '../ingredients/vocabulary.ts'
import { fallbackRecipe, type Recipe, type RecipeLine } from './recipe.ts'
import type { FactsById, IngredientFacts } from './ingredient-facts.ts'
import { noRules } from './suits-diet.ts'
import { factsWithSwaps } from './swap-facts.ts'
import { swappedLine, swapsFor, swapsFromText, swapsToText } from './swap.ts'

const swap = (need: string, uses: string[], ratio = 1, quality = 0.8) => ({
  need,
  uses,
  ratio,
  quality,
  context: null,
  diets: ['vegetarian'],
  freeOf: avoidable,
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
  category: 'Other',
  origin: 'plant',
  ...holding(),
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
      ...holding('dairy'),
      nutrition: { kcal: 700, protein: 1, carbohydrate: 0, fat: 80 },
    }),
  ],
  ['flour', facts(holding('gluten'))],
  ['coconut-milk', facts({})],
  ['cream', facts({ origin: 'dairy', ...nothingKnown })],
])
const recipe: Recipe = {
  ...fallbackRecipe(1),
  servings: 2,
  ingredients: [line({}), line({ ingredient: 'flour', name: 'flour', amount: 200 })],
  alternatives: { butter: ['coconut milk', 'whole milk', 'moon dust', 'cream'] },
  diets: ['vegetarian', 'keto'],
  ...holding('dairy', 'gluten'),
  nutritionInfo: {
    calories: 450,
    protein: 2,
    carbs: 2,
    fat: 43,
    partial: [],
    missing: [],
    known: 2,
    counted: 2,
    grams: [100, 200],
  },
}
const withSwap = (uses: string) => swapsFromText(`butter:${uses}`, recipe, vocabulary, noRules)

describe('what may take the place of a line', () => {
  it('comes best first, each once, then what only the recipe names', () => {
    const options = swapsFor(line({}), recipe.alternatives, vocabulary, noRules)
    expect(options.map(({ uses }) => uses)).toEqual([['coconut-milk'], ['cream'], ['milk']])
    const unread = line({ ingredient: null })
    expect(swapsFor(unread, recipe.alternatives, vocabulary, noRules)).toEqual([])
  })
  it('leaves out what breaks the rules of who cooks, or is not known to keep them', () => {
    const safe: Vocabulary = {
      ...vocabulary,
      substitutions: [
        { ...swap('butter', ['cream']), freeOf: ['nuts'] },
        { ...swap('butter', ['coconut-milk']), freeOf: ['nuts', 'dairy'], diets: [] },
      ],
    }
    const offered = (...rules: Parameters<typeof swapsFor>[3][]) =>
      rules.map((each) => swapsFor(line({}), {}, safe, each).map(({ uses }) => uses.join()))
    expect(
      offered(
        noRules,
        { restrictions: ['dairy'], preferences: [] },
        { restrictions: ['sesame'], preferences: [] },
        { restrictions: [], preferences: ['vegetarian'] },
      ),
    ).toEqual([['cream', 'coconut-milk'], ['coconut-milk'], [], ['cream']])
    const link = swapsFromText('butter:cream', recipe, safe, {
      restrictions: ['dairy'],
      preferences: [],
    })
    expect(link.size).toBe(0)
  })
  it('stands in the address, as far as it is offered', () => {
    const swaps = withSwap('coconut-milk')
    expect(swapsToText(swaps)).toBe('butter:coconut-milk')
    expect(
      swapsFromText('butter:poison,egg:milk+flour,:,x', recipe, vocabulary, noRules).size,
    ).toBe(0)
    expect(swapsFromText(null, recipe, vocabulary, noRules).size).toBe(0)
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
      ...holding('gluten'),
      // 450 − 350 + 25, for each of two.
      nutritionInfo: {
        calories: 125,
        protein: 1,
        carbs: 3,
        fat: 4,
        partial: [],
        missing: [],
        known: 2,
        counted: 2,
        grams: [50, 200],
      },
    })
  })
  it('is not known to be safe where one thing in it is not known', () => {
    expect(factsWithSwaps(recipe, withSwap('cream'), known)).toMatchObject({
      contains: ['gluten'],
      freeOf: [],
    })
    expect(factsWithSwaps(recipe, withSwap('milk'), known)).toMatchObject({
      diets: [],
      freeOf: [],
      // 100 g of milk that we have no figures for may be anything up to 451 kcal.
      nutritionInfo: { known: 1, counted: 2, calories: null, missing: [0] },
    })
    expect(factsWithSwaps(recipe, withSwap('coconut-milk'), new Map()).freeOf).toEqual([])
  })
  it('loses no more than it knew where an unknown goes, and knows what comes instead', () => {
    const before: Recipe = {
      ...recipe,
      nutritionInfo: {
        calories: 100,
        protein: null,
        carbs: 2,
        fat: null,
        partial: ['calories'],
        missing: [0],
        known: 1,
        counted: 2,
        grams: [100, 200],
      },
    }
    const unsure = new Map(known).set('butter', facts({ nutrition: null }))
    expect(factsWithSwaps(before, withSwap('coconut-milk'), unsure).nutritionInfo).toMatchObject({
      calories: 125,
      partial: [],
      missing: [],
      known: 2,
    })
  })
  it('is a lower bound where a little of it is not known any more', () => {
    const milk = facts({ nutrition: null, category: 'Vegetables' })
    const taken = factsWithSwaps(recipe, withSwap('milk'), new Map(known).set('milk', milk))
    expect(taken.nutritionInfo).toMatchObject({ calories: null, missing: [0] })
    const little = {
      ...recipe,
      ingredients: [line({ amount: 20 }), recipe.ingredients[1] ?? line({})],
    }
    const unsure = new Map(known).set('milk', milk)
    expect(factsWithSwaps(little, withSwap('milk'), unsure).nutritionInfo).toMatchObject({
      calories: 100,
      protein: null,
      partial: ['calories', 'fat'],
      missing: [0],
    })
  })
  it('goes by what its source states, unless what is taken out is not known', () => {
    const stated = { ...recipe.nutritionInfo, calories: 600, protein: 9, carbs: 20, fat: 50 }
    const source = { partial: [], missing: [], known: null, counted: null }
    const imported = { ...recipe, nutritionInfo: { ...stated, ...source, grams: [100, null] } }
    // 600 − 350 + 25: the flour, which nobody weighed, is in what the source states.
    expect(factsWithSwaps(imported, withSwap('coconut-milk'), known).nutritionInfo).toEqual({
      calories: 275,
      protein: 9,
      carbs: 21,
      fat: 11,
      ...source,
      grams: [50, null],
    })
    const unweighed = { ...imported, nutritionInfo: { ...imported.nutritionInfo, grams: [] } }
    expect(factsWithSwaps(unweighed, withSwap('coconut-milk'), known).nutritionInfo).toMatchObject({
      calories: null,
      fat: null,
      partial: [],
    })
  })
  it('is as it was without one', () => {
    expect(factsWithSwaps(recipe, new Map(), known)).toBe(recipe)
  })
})
