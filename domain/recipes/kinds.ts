/** The cuisines of the dietary settings, whose options stay these ten. */
export const cuisines = [
  'italian',
  'mexican',
  'asian',
  'indian',
  'mediterranean',
  'american',
  'french',
  'thai',
  'chinese',
  'japanese',
] as const

/** Cuisines that recipes and filters know beside them. */
export const furtherCuisines = [
  'british',
  'irish',
  'german',
  'austrian',
  'swiss',
  'dutch',
  'nordic',
  'polish',
  'ukrainian',
  'russian',
  'hungarian',
  'balkan',
  'greek',
  'turkish',
  'spanish',
  'portuguese',
  'middle-eastern',
  'north-african',
  'west-african',
  'east-african',
  'south-african',
  'caribbean',
  'latin-american',
  'brazilian',
  'korean',
  'vietnamese',
  'filipino',
  'indonesian',
  'south-asian',
] as const

/** Every cuisine that a recipe of ours may be of. */
export const allCuisines = [...cuisines, ...furtherCuisines] as const

/** What the dietary settings offer as meals. */
export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'appetizer'] as const

/** What our recipes are for: also what goes with a dish and is none by itself, as plain rice is. */
export const allMealTypes = [...mealTypes, 'side'] as const

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

/** The tags of our recipes. One word for one thing, so that a search by it finds them all. */
export const recipeTags = [
  'quick',
  'weeknight',
  'weekend',
  'make-ahead',
  'freezes-well',
  'leftovers',
  'pantry',
  'budget',
  'family',
  'kids',
  'party',
  'picnic',
  'gift',
  'street-food',
  'finger-food',
  'comfort',
  'light',
  'one-pan',
  'one-pot',
  'no-cook',
  'no-bake',
  'baking',
  'grill',
  'spicy',
  'southern',
  'drink',
  'soup',
  'salad',
  'curry',
  'pasta',
  'noodles',
  'rice',
  'eggs',
  'fish',
  'seafood',
] as const
