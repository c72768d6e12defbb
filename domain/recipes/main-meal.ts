/** A meal that a dish can be the main thing of. */
export const isMainMeal = (meal: string) => meal === 'lunch' || meal === 'dinner'

/** The meals of `allMealTypes` that stand beside such ones, before or after them. */
const besideMeals = new Set(['breakfast', 'snack', 'dessert', 'appetizer', 'side'])
export const isBeside = (meal: string) => besideMeals.has(meal)
