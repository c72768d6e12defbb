import { describe, expect, it } from 'vitest'
import { holding } from '../ingredients/testing/contents.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { FactsById } from './ingredient-facts.ts'
import { leavingOut } from './leaving-out.ts'
import { fallbackRecipe, type Recipe, type RecipeLine } from './recipe.ts'
import { noRules } from './suits-diet.ts'
import { factsWithSwaps } from './swap-facts.ts'
import { choicesFor, swapsFromText, swapsToText } from './swap.ts'

const line = (ingredient: string, given: Partial<RecipeLine> = {}): RecipeLine => ({
  ingredient,
  name: ingredient,
  section: null,
  amount: 100,
  amountMax: null,
  unit: 'g',
  note: null,
  us: null,
  optional: false,
  ...given,
})
const without = 'without the butter, it is leaner'
const butter = line('butter', { use: 'finish', without })
const onion = line('onion')

const food = (kcal: number, contents = holding()) => ({
  category: 'Other' as const,
  origin: 'plant' as const,
  ...contents,
  nutrition: { kcal, protein: 1, carbohydrate: 1, fat: 1 },
  gramsPerPiece: null,
  gramsPerCup: null,
})
const facts: FactsById = new Map([
  ['butter', { ...food(700, holding('dairy')), origin: 'dairy' }],
  ['onion', food(40)],
])
const recipe: Recipe = {
  ...fallbackRecipe(1),
  servings: 2,
  ingredients: [onion, butter],
  ...holding('dairy'),
  nutritionInfo: {
    calories: 370,
    protein: 1,
    carbs: 1,
    fat: 1,
    partial: [],
    missing: [],
    known: 2,
    counted: 2,
    grams: [100, 100],
  },
}
const swapsOf = (text: string, of: Recipe = recipe) =>
  swapsFromText(text, of, testVocabulary, noRules)

describe('leaving a line out', () => {
  it('is the last choice of what a dish can go without, and says what is lost', () => {
    const choices = choicesFor(butter, recipe, testVocabulary, noRules)
    expect(choices.at(-1)).toMatchObject({ need: 'butter', uses: [], note: without })
    const unsaid = { ...butter, without: null }
    expect(leavingOut(unsaid, [unsaid])).toMatchObject([{ note: 'without the butter' }])
  })

  it('keeps to every diet: what is left out adds nothing', () => {
    const strict = { restrictions: ['dairy' as const], preferences: ['vegan'] }
    const choices = choicesFor(butter, recipe, testVocabulary, strict)
    expect(choices.map(({ uses }) => uses)).toContainEqual([])
  })

  it.each([
    ['of the base', [onion]],
    ['that is optional', [line('onion', { optional: true })]],
    ['that was not read', [line('onion', { ingredient: null, use: 'finish' })]],
    ['that the dish needs elsewhere', [line('onion', { use: 'finish' }), onion]],
  ])('is no choice of a line %s', (_, lines) => {
    expect(lines.slice(0, 1).flatMap((each) => leavingOut(each, lines))).toEqual([])
  })

  it('stands in the address, and only of what can be left out', () => {
    expect(swapsToText(swapsOf('butter:'))).toBe('butter:')
    expect(swapsOf('onion:').size).toBe(0)
    expect(swapsOf('butter:', { ...recipe, ingredients: [onion, line('butter')] }).size).toBe(0)
  })

  it('takes its nutrition and its allergens along', () => {
    const changed = factsWithSwaps(recipe, swapsOf('butter:'), facts)
    expect(changed.contains).toEqual([])
    expect(changed.freeOf).toContain('dairy')
    expect(changed.diets).toContain('vegan')
    expect(changed.nutritionInfo).toMatchObject({ calories: 20, partial: [], known: 1, counted: 1 })
  })

  it('is taken off what a source states', () => {
    const nutritionInfo = recipe.nutritionInfo && { ...recipe.nutritionInfo, known: null }
    const changed = factsWithSwaps({ ...recipe, nutritionInfo }, swapsOf('butter:'), facts)
    expect(changed.nutritionInfo).toMatchObject({ calories: 20, partial: [], missing: [] })
  })

  it('says nothing of the rest where a line was not read', () => {
    const unread = line('x', { ingredient: null })
    const both = { ...recipe, ingredients: [...recipe.ingredients, unread] }
    expect(factsWithSwaps(both, swapsOf('butter:', both), facts)).toMatchObject({
      diets: [],
      freeOf: [],
    })
  })
})
