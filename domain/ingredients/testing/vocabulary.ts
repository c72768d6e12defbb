import { normalise } from '../normalise.ts'
import {
  avoidable,
  type Avoidable,
  type Ingredient,
  type IngredientCategory,
  type Substitution,
  type Transform,
  type Vocabulary,
} from '../vocabulary.ts'

interface Entry {
  id: string
  plural?: string
  parent?: string
  aliases?: readonly string[]
  staple?: boolean
  category?: IngredientCategory
  contains?: readonly Avoidable[]
  notDiets?: readonly string[]
}

const entries: readonly Entry[] = [
  { id: 'chicken' },
  { id: 'chicken-thigh', plural: 'chicken thighs', parent: 'chicken' },
  { id: 'chicken-breast', plural: 'chicken breasts', parent: 'chicken' },
  { id: 'chicken-stock' },
  { id: 'egg', plural: 'eggs', aliases: ['huevo', 'ei', 'eier'] },
  { id: 'egg-yolk' },
  { id: 'egg-noodle', plural: 'egg noodles', parent: 'noodle' },
  { id: 'noodle' },
  { id: 'eggplant', aliases: ['aubergine'] },
  { id: 'milk', aliases: ['whole milk', 'lait'] },
  { id: 'coconut-milk' },
  { id: 'onion' },
  { id: 'red-onion', parent: 'onion' },
  { id: 'tomato', aliases: ['toms'] },
  { id: 'canned-tomato', aliases: ['chopped tomatoes', 'tinned tomatoes', 'canned tomatoes'] },
  { id: 'peanut-butter' },
  { id: 'butter', aliases: ['beurre'] },
  { id: 'buttermilk' },
  { id: 'cream-of-tartar' },
  { id: 'cream' },
  { id: 'half-and-half' },
  { id: 'macaroni', contains: ['gluten', 'eggs'] },
  { id: 'cheese', contains: ['dairy'], notDiets: ['vegan', 'dairy-free'] },
  { id: 'garlic', aliases: ['garlic clove'] },
  { id: 'clove' },
  { id: 'lemon', plural: 'lemons' },
  { id: 'lemon-juice' },
  { id: 'saffron' },
  { id: 'parsley', category: 'Herbs' },
  { id: 'flour' },
  { id: 'salt', staple: true },
  { id: 'black-pepper', aliases: ['pepper'], staple: true },
]

const name = (id: string) => id.replaceAll('-', ' ')

const diets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'paleo']

function ingredient({
  id,
  plural,
  parent,
  staple,
  category,
  contains,
  notDiets,
}: Entry): Ingredient {
  return {
    id,
    name: name(id),
    plural: plural ?? name(id),
    parent: parent ?? null,
    category: category ?? 'Other',
    staple: staple ?? false,
    icon: null,
    shelfLifeDays: null,
    gramsPerPiece: null,
    gramsPerCup: null,
    diets: diets.filter((diet) => !notDiets?.includes(diet)),
    freeOf: avoidable.filter((each) => !contains?.includes(each)),
  }
}

const substitutions: readonly Substitution[] = [
  {
    need: 'buttermilk',
    uses: ['milk', 'lemon-juice'],
    ratio: 1,
    quality: 0.8,
    context: null,
    diets: ['vegetarian', 'gluten-free'],
    freeOf: avoidable.filter((each) => each !== 'dairy'),
    note: 'Stir a spoonful of lemon juice into milk and wait five minutes.',
  },
  {
    need: 'cream',
    uses: ['coconut-milk'],
    ratio: 1,
    quality: 0.6,
    context: null,
    diets: [...diets],
    freeOf: avoidable,
    note: 'Coconut milk is as rich, and tastes of coconut.',
  },
]

const transforms: readonly Transform[] = [
  { from: 'lemon', to: 'lemon-juice', takes: 2, note: 'Squeeze the lemon.' },
  { from: 'egg', to: 'egg-yolk', takes: 1, note: 'Part the egg.' },
]

/** A vocabulary of these alone, without substitutions. */
export function vocabularyOf(list: readonly Entry[]): Vocabulary {
  return {
    ingredients: new Map(list.map((entry) => [entry.id, ingredient(entry)])),
    aliases: new Map(
      list.flatMap((entry) =>
        [name(entry.id), ...(entry.aliases ?? [])].map((alias) => [normalise(alias), entry.id]),
      ),
    ),
    substitutions: [],
    transforms: [],
  }
}

/** A small vocabulary for the tests of the rules; the real one stands in catalogue/. */
export const testVocabulary: Vocabulary = {
  ...vocabularyOf(entries),
  substitutions,
  transforms,
  coreTemperatures: new Map([['chicken', { kind: 'poultry', celsius: 74, rest: 0 }]]),
}
