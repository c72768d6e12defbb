import { afterEach, expect, it } from 'vitest'
import type { NeedMatch, NeedState } from '#domain/matching/need.ts'
import { fallbackRecipe, type RecipeLine } from '#domain/recipes/recipe.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { cookRecipeOf } from './cook-recipe-of.ts'

const line = (name: string): RecipeLine => ({
  ingredient: name,
  name,
  section: null,
  amount: null,
  amountMax: null,
  unit: null,
  note: null,
  us: null,
  optional: false,
})
const shown = (name: string, isLeftOut = false) => ({
  line: line(name),
  written: line(name),
  swap: isLeftOut
    ? { need: name, uses: [], ratio: 1, quality: 0, context: null, diets: [], freeOf: [], note: '' }
    : null,
  options: [],
  food: null,
  writtenFood: null,
  gramsPerPiece: null,
})
const need = (name: string, state: NeedState): NeedMatch => ({
  need: { ingredient: name, text: name, optional: false },
  state,
  via: [],
  credit: 0,
  urgency: 0,
  reason: '',
})

afterEach(() => findSpeakerBy(() => undefined))

const stew = { ...fallbackRecipe(1), title: 'Stew', image: '', isFallback: false }

it('lists what is cooked with: not what somebody leaves out, nor what the kitchen goes without', () => {
  const recipe = cookRecipeOf({
    recipe: stew,
    steps: [{ text: 'Simmer.', notes: ['Without the parsley.'] }],
    lines: [shown('beef'), shown('parsley', true), shown('bay leaf'), shown('stock')],
    needs: [
      need('beef', 'have'),
      need('parsley', 'left-out'),
      need('bay leaf', 'left-out'),
      need('stock', 'missing'),
    ],
    servings: 4,
    scaling: { factor: 1, system: 'metric' },
    counted: [],
  })
  expect(recipe?.lines.map(({ name }) => name)).toEqual(['beef', 'stock'])
  expect(recipe?.instructions.join()).toContain('Without the parsley.')
})

it('without a kitchen lists all that is written but what somebody leaves out', () => {
  const recipe = cookRecipeOf({
    recipe: stew,
    steps: [{ text: 'Simmer.', notes: [] }],
    lines: [shown('beef'), shown('parsley', true), shown('bay leaf')],
    needs: [],
    servings: 4,
    scaling: { factor: 1, system: 'metric' },
    counted: [],
  })
  expect(recipe?.lines.map(({ name }) => name)).toEqual(['beef', 'bay leaf'])
})

it('tells that the steps are in English on a page of another language, and cooks by them', () => {
  findSpeakerBy(() => ({ tag: 'fr', translate: () => undefined }))
  const recipe = {
    ...stew,
    title: 'Ragoût',
    writtenTitle: 'Stew',
    instructions: ['Add 2 tablespoons oil.'],
  }
  const asCooked = {
    recipe,
    steps: [{ text: 'Add 2 tablespoons oil.', notes: ['Sans le persil.'] }],
    lines: [],
    needs: [],
    servings: 8,
    scaling: { factor: 2, system: 'metric' as const },
    counted: [],
  }
  expect(cookRecipeOf(asCooked)).toMatchObject({
    isInEnglish: true,
    instructions: ['Add 4 tablespoons oil. Sans le persil.'],
    written: ['Add 2 tablespoons oil.'],
  })
  const translated = { ...recipe, writtenSteps: recipe.instructions }
  expect(cookRecipeOf({ ...asCooked, recipe: translated })).not.toHaveProperty('isInEnglish')
})
