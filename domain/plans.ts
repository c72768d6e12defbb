import { planFeatures, type PlanFeature } from './access.ts'

/** Of a limit: as many as one likes. */
export const unlimited = -1

export interface Plan {
  id: 'monthly' | 'quarterly'
  name: string
  /** US dollars for one interval. */
  price: number
  interval: 'month' | 'quarter'
  features: readonly PlanFeature[]
  popular: boolean
  maxRecipes: number
  maxCollections: number
  maxShoppingLists: number
}

const limits = { maxRecipes: unlimited, maxCollections: unlimited, maxShoppingLists: unlimited }

/** Both plans hold the same: they differ in how one pays. */
export const plans: readonly Plan[] = [
  {
    id: 'monthly',
    name: 'Monthly',
    price: 3.99,
    interval: 'month',
    features: planFeatures,
    popular: false,
    ...limits,
  },
  {
    id: 'quarterly',
    name: 'Quarterly',
    price: 9.99,
    interval: 'quarter',
    features: planFeatures,
    popular: true,
    ...limits,
  },
]

/** What each feature gives, in words for the person who pays for it. */
export const featureWords: Readonly<Record<PlanFeature, string>> = {
  unlimited_recipes: 'Save as many recipes as you like',
  advanced_search: 'Every filter and order in the search',
  unlimited_collections: 'As many collections as you like',
  multiple_shopping_lists: 'More than one shopping list',
  advanced_dietary_filters: 'All six lists of dietary settings',
  recipe_scaling: 'Recipes scaled to your table',
  nutritional_info: 'Nutrition in full',
  recommendations: 'Recommendations from what you cook',
  premium_recipes: 'Premium recipes',
  seasonal_suggestions: 'What is in season',
  recipe_of_the_day: 'The recipe of the day',
  ai_assistant: 'The Personal Chef, your AI cooking assistant',
  recipe_creation: 'Write recipes and share them',
  community: 'The feed of cooks you follow, and badges',
}
