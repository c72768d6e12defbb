/** What the premium plan advertises; both plans include all of it. */
export const planFeatures = [
  'unlimited_recipes',
  'advanced_search',
  'unlimited_collections',
  'multiple_shopping_lists',
  'advanced_dietary_filters',
  'recipe_scaling',
  'nutritional_info',
  'recommendations',
  'premium_recipes',
  'seasonal_suggestions',
  'recipe_of_the_day',
  'ai_assistant',
  'week_filling',
  'cooking_together',
  'recipe_creation',
  'community',
] as const
export type PlanFeature = (typeof planFeatures)[number]

/** Who has what the plan opens here: trial and subscribers, or whoever has an account. */
export const planOffers = ['paid', 'everyone'] as const
export type PlanOffer = (typeof planOffers)[number]
