import { describe, expect, it } from 'vitest'
import { holding } from '../ingredients/testing/contents.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { FactsById } from './ingredient-facts.ts'
import { leavingOut } from './leaving-out.ts'
import { furtherFoodNote } from './own/further-row.ts'
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

/** Beside "egg or onion". */
const further = (ingredient: string) =>
  line(ingredient, { amount: null, unit: null, note: furtherFoodNote, optional: true })

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
    ['that was not read', [line('onion', { ingredient: null, use: 'finish' })]],
    ['that the dish needs elsewhere', [line('onion', { use: 'finish' }), onion]],
    ['that another may hold', [line('onion', { use: 'finish' }), further('onion')]],
    ['of what another may hold', [further('onion')]],
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

  it('is a choice of what is optional, whose allergens stay else', () => {
    const optional = { ...recipe, ingredients: [onion, line('butter', { optional: true })] }
    expect(factsWithSwaps(optional, new Map(), facts).contains).toEqual(['dairy'])
    const changed = factsWithSwaps(optional, swapsOf('butter:', optional), facts)
    expect(changed.contains).toEqual([])
    expect(changed.freeOf).toContain('dairy')
  })

  it('never takes away what another line may hold, nor does a swap', () => {
    const ingredients = [onion, butter, further('butter')]
    const both = { ...recipe, ingredients }
    const swap = { need: 'butter', uses: ['onion'], ratio: 1, quality: 1, context: null }
    const taken = { ...swap, diets: [], freeOf: [], note: '' }
    for (const uses of [['onion'], []]) {
      const changed = factsWithSwaps(both, new Map([['butter', { ...taken, uses }]]), facts)
      expect(changed.contains).toEqual(['dairy'])
      expect(changed.diets).not.toContain('vegan')
    }
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
