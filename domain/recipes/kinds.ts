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

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'appetizer'] as const

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
