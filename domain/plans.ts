import { planFeatures, type PlanFeature } from './plan-features.ts'

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

/** What stays without the plan, said wherever something of it is locked: nobody is left guessing. */
export const withoutPlanWords: Readonly<Record<PlanFeature, string>> = {
  unlimited_recipes: 'What you saved stays: open it or take it out whenever you like.',
  advanced_search: 'Searching by words, meal, cuisine and time stays free.',
  unlimited_collections: 'The collections you made stay: open, fill and delete them freely.',
  multiple_shopping_lists: 'Your one shopping list stays free.',
  advanced_dietary_filters: 'What you avoid and how you eat always counts, plan or not.',
  recipe_scaling: 'The recipe stays readable for the servings it was written for.',
  nutritional_info: 'The calories stay free to see.',
  recommendations: 'You can still see what they are, by title and picture.',
  premium_recipes: 'The picture, the facts and the names of the ingredients are open to everyone.',
  seasonal_suggestions: 'You can still see what they are, by title and picture.',
  recipe_of_the_day: 'You can still see which it is, by title and picture.',
  ai_assistant: 'Your pantry, and the recipes that fit it, work without the chef.',
  recipe_creation: 'What you wrote stays yours: edit, export and delete it freely.',
  community: 'Comments, likes and following cooks stay free with an account.',
}
