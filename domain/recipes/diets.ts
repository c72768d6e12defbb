/** The dietary preferences of the settings, by their ids. */
export const diets = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'keto',
  'paleo',
  'low-carb',
  'high-protein',
] as const
export type DietId = (typeof diets)[number]
