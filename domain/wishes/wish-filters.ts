import type { Avoidable } from '../ingredients/vocabulary.ts'
import type { DietId } from '../recipes/diets.ts'
import type { RecipeFact } from '../recipes/kitchen-facts.ts'
import type { ConceptId } from './lexicon.ts'

/** What is wanted of a dish, by the tag that recipes have for it. */
export const tagFor: ReadonlyMap<ConceptId, string> = new Map([
  ['light', 'light'],
  ['healthy', 'light'],
  ['diet-food', 'light'],
  ['low-calorie', 'light'],
  ['low-fat', 'light'],
  ['cheap', 'budget'],
  ['for-kid', 'kids'],
  ['comfort', 'comfort'],
  ['cosy', 'comfort'],
  ['portable', 'picnic'],
  ['picnic', 'picnic'],
  ['party', 'party'],
  ['sharing', 'party'],
  ['spicy', 'spicy'],
  ['grilled', 'grill'],
  ['uncooked', 'no-cook'],
  ['no-bake', 'no-bake'],
  ['finger-food', 'finger-food'],
  ['street-food', 'street-food'],
  ['freez', 'freezes-well'],
  ['reheat', 'make-ahead'],
  ['one-pot', 'one-pot'],
])

export const quickMinutes = 30
export const quickConcepts: ReadonlySet<ConceptId> = new Set(['quick'])

export const dietFor: ReadonlyMap<ConceptId, DietId> = new Map([
  ['vegan', 'vegan'],
  ['vegetarian', 'vegetarian'],
  ['low-carb', 'low-carb'],
  ['protein', 'high-protein'],
] as const)

/** What must not be in it, by the restriction that leaves out also what is not known. */
export const restrictionsFor: ReadonlyMap<ConceptId, readonly Avoidable[]> = new Map<
  ConceptId,
  readonly Avoidable[]
>([
  ['of-dairy', ['dairy']],
  ['dairy', ['dairy']],
  ['cheese', ['dairy']],
  ['milk', ['dairy']],
  ['of-egg', ['eggs']],
  ['egg', ['eggs']],
  ['of-gluten', ['gluten']],
  ['of-soy', ['soy']],
  ['of-nut', ['nuts']],
  ['nut', ['nuts']],
  ['of-peanut', ['peanuts']],
  ['peanut', ['peanuts']],
  ['fish', ['fish']],
  ['seafood', ['fish', 'shellfish']],
  ['shellfish', ['shellfish']],
  ['crustacean', ['crustaceans']],
  ['shrimp', ['crustaceans']],
])

/** Diets of which nothing is known of any recipe: no word of a recipe may stand in for that. */
export const unknownDiets: ReadonlySet<ConceptId> = new Set(['halal', 'kosher'])

export const dietWithout: ReadonlyMap<ConceptId, DietId> = new Map([
  ['meat', 'vegetarian'],
  ['animal', 'vegan'],
] as const)

export const factWithout: ReadonlyMap<ConceptId, RecipeFact> = new Map([
  ['alcohol', 'no-alcohol'],
  ['oven', 'without-oven'],
  ['stove', 'without-stove'],
  ['microwave', 'without-microwave'],
  ['grilled', 'without-barbecue'],
  ['blended', 'without-blender'],
] as const)

/** Words that name what somebody wants none of, where its own name does not say it all. */
export const wordsWithout: ReadonlyMap<ConceptId, readonly string[]> = new Map(
  [
    ['pork', 'pork ham bacon sausage chorizo prosciutto pancetta salami pepperoni gammon lard'],
    ['beef', 'beef steak brisket pastrami'],
    [
      'red-meat',
      'beef steak brisket lamb mutton veal venison pork ham bacon sausage chorizo salami',
    ],
    ['pasta', 'pasta spaghetti penne macaroni lasagne linguine tagliatelle'],
    ['noodle', 'noodle ramen udon soba'],
  ].map(([concept = '', words = '']) => [concept, words.split(' ')] as const),
)

/** So wide that no single word of a recipe says it: asked for as a word it would find little of it, and other things. */
export const tooWide: ReadonlySet<ConceptId> = new Set(
  'meat red-meat vegetable green-vegetable root-vegetable fruit grain herb spice nut seed bean food main meal sauce poultry leafy-vegetable'.split(
    ' ',
  ),
)
