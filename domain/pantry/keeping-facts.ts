import type { IngredientCategory, IngredientId } from '../ingredients/vocabulary.ts'

/**
 * How long food keeps in the freezer, and once it is opened. Of a range the shorter end stands here. The
 * tables are works of the government of the United States, and in the public domain.
 */
export interface KeepingFact {
  days: number
  /** With all their kinds, unless a kind has a fact of its own. */
  ingredients?: readonly IngredientId[]
  categories?: readonly IngredientCategory[]
  fact: string
  source: string
}

const chart = 'Cold Food Storage Chart, foodsafety.gov'
const foodKeeper = 'FoodKeeper, USDA Food Safety and Inspection Service'
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

/** In the fridge, from when it was opened. */
export const openedFacts: readonly KeepingFact[] = [
  {
    days: 3,
    ingredients: [
      'bean',
      'white-bean',
      'chickpea',
      'refried-beans',
      'coconut-milk',
      'coconut-cream',
      'canned-asparagus',
      'canned-baked-bean',
      'canned-beet',
      'canned-carrot',
      'canned-chicken',
      'canned-chili',
      'canned-clam',
      'canned-corn',
      'canned-corned-beef',
      'canned-crab',
      'canned-green-bean',
      'canned-mackerel',
      'canned-mushroom',
      'canned-mussel',
      'canned-pea',
      'canned-potato',
      'canned-pumpkin',
      'canned-salmon',
      'canned-soup',
      'canned-spinach',
      'canned-tuna',
      'creamed-corn',
      'hominy',
      'sardine',
    ],
    fact: 'An opened tin of beans, vegetables, meat or fish keeps three to four days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 5,
    ingredients: [
      'canned-tomato',
      'canned-tomato-sauce',
      'canned-tomato-soup',
      'tomatoes-with-green-chilies',
      'passata',
      'tomato-paste',
      'canned-apricot',
      'canned-mandarin',
      'canned-peach',
      'canned-pear',
      'canned-sour-cherry',
      'fruit-cocktail',
      'pineapple-in-juice',
    ],
    fact: 'An opened tin of tomatoes or fruit keeps five to seven days in the fridge: its acid helps.',
    source: foodKeeper,
  },
  {
    days: 3,
    ingredients: ['stock'],
    fact: 'Opened broth keeps three to four days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 4,
    ingredients: ['pasta-sauce', 'pizza-sauce'],
    fact: 'An opened jar of pasta sauce keeps four days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 3,
    ingredients: ['ham', 'bologna', 'mortadella', 'pastrami', 'deli-chicken', 'deli-turkey'],
    fact: 'An opened pack of sliced meat keeps three to five days in the fridge.',
    source: chart,
  },
  {
    days: 7,
    ingredients: ['bacon', 'frankfurter', 'yogurt', 'sour-cream', 'cottage-cheese', 'hummus'],
    fact: 'Opened bacon, hot dogs, yogurt, sour cream, cottage cheese and hummus keep a week in the fridge.',
    source: foodKeeper,
  },
  {
    days: 14,
    ingredients: ['cream-cheese', 'olive'],
    fact: 'Opened cream cheese and olives keep two weeks in the fridge.',
    source: foodKeeper,
  },
  {
    days: 21,
    ingredients: ['cheese'],
    fact: 'Opened hard cheese keeps three to four weeks in the fridge.',
    source: foodKeeper,
  },
  {
    days: 7,
    ingredients: ['fruit-juice', 'apple-juice', 'orange-juice', 'soy-milk'],
    fact: 'Opened juice and soy milk keep seven to ten days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 60,
    ingredients: ['mayonnaise'],
    fact: 'Opened mayonnaise keeps two months in the fridge.',
    source: foodKeeper,
  },
  {
    days: 180,
    ingredients: ['ketchup', 'jam'],
    fact: 'Opened ketchup and jam keep six months in the fridge.',
    source: foodKeeper,
  },
]

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
