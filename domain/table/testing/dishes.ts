import {
  checkOption,
  defaultDietarySettings,
  type DietarySettings,
} from '../../dietary-settings.ts'
import { testVocabulary } from '../../ingredients/testing/vocabulary.ts'
import {
  allergens,
  avoidable,
  type Avoidable,
  type Substitution,
  type Vocabulary,
} from '../../ingredients/vocabulary.ts'
import { whereAvoided } from '../../matching/swaps.ts'
import { dietsOfFoods, type FoodFacts } from '../../recipes/diets-of-foods.ts'
import { perNutrient } from '../../recipes/nutrition.ts'
import type { RecipeLine } from '../../recipes/recipe.ts'
import { factsOfPortion } from '../against-settings.ts'
import { planTable, type TableRecipe } from '../plan-table.ts'
import type { Eater } from '../table-plan.ts'
import { tableInWords } from '../table-in-words.ts'

const food = (origin: string | null, ...contains: Avoidable[]): FoodFacts => ({
  origin,
  contains,
  freeOf: avoidable.filter((each) => !contains.includes(each)),
})
/** What is known of the foods of these dishes. */
export const facts = new Map<string, FoodFacts>([
  ['onion', food('plant')],
  ['potato', food('plant')],
  ['lentil', food('plant')],
  ['tofu', food('plant', 'soy')],
  ['olive-oil', food('plant')],
  ['chicken', food('meat')],
  ['ham', food('meat')],
  ['butter', food('dairy', 'dairy')],
  ['cream', food('dairy', 'dairy')],
  ['peanut', food('plant', 'nuts', 'peanuts')],
  ['stock-cube', { origin: null, contains: [], freeOf: ['nuts', 'dairy'] }],
])
const categories: Readonly<Record<string, 'Meat' | 'Beans & Lentils' | 'Nuts & Seeds'>> = {
  chicken: 'Meat',
  ham: 'Meat',
  lentil: 'Beans & Lentils',
  peanut: 'Nuts & Seeds',
}

const swap = (need: string, use: string, more: Partial<Substitution>): Substitution => {
  const known = factsOfPortion([use], facts)
  const plain = { ratio: 1, quality: 0.6, context: null, note: '' }
  return { need, uses: [use], ...plain, diets: known.diets, freeOf: known.freeOf, ...more }
}

const [plain] = testVocabulary.ingredients.values()
if (plain === undefined) throw new Error('a vocabulary of nothing')
export const vocabulary: Vocabulary = {
  ...testVocabulary,
  ingredients: new Map(
    [...facts].map(([id, known]) => [
      id,
      {
        ...plain,
        id,
        name: id.replace('-', ' '),
        plural: id.replace('-', ' '),
        category: categories[id] ?? 'Other',
        diets: dietsOfFoods([known]),
        freeOf: known.freeOf,
      },
    ]),
  ),
  aliases: new Map([...facts.keys()].map((id) => [id.replace('-', ' '), id])),
  substitutions: [
    swap('chicken', 'tofu', { context: whereAvoided, quality: 0.5 }),
    swap('ham', 'tofu', { context: whereAvoided, quality: 0.5 }),
    swap('butter', 'olive-oil', {}),
  ],
}

export const line = (ingredient: string, more: Partial<RecipeLine> = {}): RecipeLine => ({
  ingredient,
  name: ingredient.replace('-', ' '),
  section: null,
  amount: 1,
  amountMax: null,
  unit: null,
  note: null,
  us: null,
  optional: false,
  ...more,
})

/** A dish of these lines, each with its weight in grams. */
export function dish(
  lines: readonly (readonly [RecipeLine, number])[],
  ...steps: string[]
): TableRecipe {
  const ingredients = lines.map(([each]) => each)
  const known = factsOfPortion(
    ingredients.map(({ ingredient }) => ingredient),
    facts,
  )
  return {
    title: 'A pot',
    tags: [],
    ingredients,
    instructions: steps,
    nutritionInfo: {
      ...perNutrient(() => null),
      partial: [],
      missing: [],
      known: null,
      counted: null,
      grams: lines.map(([, grams]) => grams),
    },
    alternatives: {},
    ...known,
  }
}

/** Somebody who keeps to these diets, and avoids these things. */
export const who = (name: string, ...options: string[]): Eater => {
  const settings = options.reduce<DietarySettings>((before, id) => {
    const list = allergens.some((each) => each === id)
      ? 'restrictions'
      : avoidable.some((each) => each === id)
        ? 'otherRestrictions'
        : 'preferences'
    return checkOption(before, list, id, true)
  }, defaultDietarySettings)
  return { name, settings, portions: 1 }
}
/** They eat anything. */
export const [ada, cleo] = [who('Ada'), who('Cleo')]

export const planOf = (recipe: TableRecipe, ...eaters: Eater[]) =>
  planTable(recipe, eaters, vocabulary, facts)
/** What is said to a table, a line for each who do the same. */
export const wordsOf = (recipe: TableRecipe, ...eaters: Eater[]) => {
  const { forAll, eaters: said } = tableInWords(planOf(recipe, ...eaters), vocabulary)
  return [
    ...forAll,
    ...said.map(({ names, sentences }) => `${names.join(', ')}: ${sentences.join(' ')}`),
  ]
}

/** Of onion and potato, with cream at the end. */
export const soup = dish(
  [
    [line('onion'), 300],
    [line('potato'), 500],
    [line('cream'), 150],
  ],
  'Simmer the onion and the potato in water for 20 minutes.',
  'Stir in the cream and simmer 2 minutes.',
)
