/** The kinds by which recipes are sorted: the options of the dietary settings. */
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
export type Cuisine = (typeof cuisines)[number]

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'appetizer'] as const
export type MealType = (typeof mealTypes)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]
