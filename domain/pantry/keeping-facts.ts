import type { IngredientCategory, IngredientId } from '../ingredients/vocabulary.ts'

/**
 * How long food keeps in each place (here and in chilled-facts.ts) and once it is opened (opened-facts.ts). Of a range
 * the shorter end stands here. The tables are works of the government of the United States, and in the public domain.
 */
export interface KeepingFact {
  days: number
  /** With all their kinds, unless a kind has a fact of its own. */
  ingredients?: readonly IngredientId[]
  categories?: readonly IngredientCategory[]
  fact: string
  source: string
}

/** The words of a text, as the ids that they are. */
export function idsIn(text: string): IngredientId[] {
  return text.trim().split(/\s+/u)
}

export const chart = 'Cold Food Storage Chart, foodsafety.gov'
export const foodKeeper = 'FoodKeeper, USDA Food Safety and Inspection Service'
const freezing = 'National Center for Home Food Preservation, USDA NIFA'

/** In the freezer, from when it came. Frozen food stays safe; this is how long it stays good. */
export const frozenFacts: readonly KeepingFact[] = [
  {
    days: 30,
    ingredients: ['bacon', 'sausage', 'sausage-meat', 'ham', 'gammon', 'bologna', 'pastrami'],
    fact: 'Bacon, ham and sausages are good for one month in the freezer.',
    source: chart,
  },
  {
    days: 270,
    ingredients: ['chicken', 'turkey'],
    fact: 'Pieces of chicken and turkey are good for nine months in the freezer.',
    source: chart,
  },
  {
    days: 120,
    ingredients: ['beef', 'pork', 'lamb', 'veal'],
    fact: 'Steaks, chops and roasts are good for four months and more in the freezer.',
    source: chart,
  },
  {
    days: 90,
    categories: ['Meat'],
    ingredients: ['ground-meat'],
    fact: 'Ground meat and stewing meat are good for three to four months in the freezer.',
    source: chart,
  },
  {
    days: 180,
    ingredients: ['white-fish', 'shrimp', 'cooked-shrimp', 'scallop', 'squid'],
    fact: 'Lean fish, shrimp, scallops and squid are good for six months and more in the freezer.',
    source: chart,
  },
  {
    days: 60,
    categories: ['Fish & Seafood'],
    fact: 'Fatty fish is good for two to three months in the freezer.',
    source: chart,
  },
  {
    days: 180,
    ingredients: ['butter', 'cheese'],
    fact: 'Butter is good for six to nine months in the freezer, cheese for six.',
    source: foodKeeper,
  },
  {
    days: 90,
    ingredients: ['milk', 'buttermilk'],
    fact: 'Milk and buttermilk are good for three months in the freezer.',
    source: foodKeeper,
  },
  {
    days: 30,
    categories: ['Dairy & Eggs'],
    fact: 'Yogurt is good for one to two months in the freezer; other dairy counts as that.',
    source: foodKeeper,
  },
  {
    days: 90,
    categories: ['Bakery'],
    fact: 'Bread is good for three months and more in the freezer.',
    source: foodKeeper,
  },
  {
    days: 30,
    ingredients: ['doughnut'],
    fact: 'Doughnuts are good for one month in the freezer.',
    source: foodKeeper,
  },
  {
    days: 60,
    ingredients: idsIn('bagel croissant danish-pastry muffin brownie cheesecake chocolate-cake'),
    fact: 'Bagels, croissants, muffins and cakes are good for two months in the freezer.',
    source: foodKeeper,
  },
  {
    days: 270,
    categories: ['Nuts & Seeds'],
    fact: 'Nuts are good for nine to twelve months in the freezer.',
    source: foodKeeper,
  },
  {
    days: 150,
    ingredients: ['tofu', 'baked-tofu'],
    fact: 'Tofu is good for five months in the freezer.',
    source: foodKeeper,
  },
  {
    days: 240,
    categories: ['Vegetables', 'Fruit'],
    fact: 'Most vegetables and fruit are good for eight to twelve months in the freezer.',
    source: freezing,
  },
]

/** Of what has no fact of its own, nothing shorter than what it keeps anyway. */
export const frozenOtherwise: KeepingFact = {
  days: 60,
  fact: 'Soups, stews and other leftovers are good for two to three months in the freezer.',
  source: chart,
}

/** What is sold frozen, in the fridge. */
export const thawedFact: KeepingFact = {
  days: 2,
  categories: ['Frozen'],
  fact: 'What thawed in the fridge is best cooked within a day or two.',
  source: chart,
}

/** Out of the fridge, what spoils within three weeks in it. */
export const warmFact: KeepingFact = {
  days: 1,
  fact: 'Perishable food is not left out of the fridge for more than two hours: here it counts as to be used today.',
  source: 'USDA Food Safety and Inspection Service',
}
export const spoilsQuickly = 21

/** Apples keep four to six weeks in the fridge and three outside: other fresh things count alike. */
export const outsideShare = 1 / 2
