import { t } from './texts/t.ts'
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
  get unlimited_recipes() {
    return t('Save as many recipes as you like')
  },
  get advanced_search() {
    return t('Every filter and order in the search')
  },
  get unlimited_collections() {
    return t('As many collections as you like')
  },
  get multiple_shopping_lists() {
    return t('More than one shopping list')
  },
  get advanced_dietary_filters() {
    return t('All six lists of dietary settings')
  },
  get recipe_scaling() {
    return t('Recipes scaled to your table')
  },
  get nutritional_info() {
    return t('Nutrition in full')
  },
  get recommendations() {
    return t('Recommendations from what you cook')
  },
  get premium_recipes() {
    return t('Premium recipes')
  },
  get seasonal_suggestions() {
    return t('What is in season')
  },
  get recipe_of_the_day() {
    return t('The recipe of the day')
  },
  get ai_assistant() {
    return t('The Personal Chef, your AI cooking assistant')
  },
  get week_filling() {
    return t('Your week filled from what you have')
  },
  get cooking_together() {
    return t('Several dishes, done at the same time')
  },
  get recipe_creation() {
    return t('Write recipes and share them')
  },
  get community() {
    return t('The feed of cooks you follow, and badges')
  },
}

/** What stays without the plan, said wherever something of it is locked: nobody is left guessing. */
export const withoutPlanWords: Readonly<Record<PlanFeature, string>> = {
  get unlimited_recipes() {
    return t('What you saved stays: open it or take it out whenever you like.')
  },
  get advanced_search() {
    return t('Searching by words, meal, cuisine and time stays free.')
  },
  get unlimited_collections() {
    return t('The collections you made stay: open, fill and delete them freely.')
  },
  get multiple_shopping_lists() {
    return t('Your one shopping list stays free.')
  },
  get advanced_dietary_filters() {
    return t('What you avoid and how you eat always counts, plan or not.')
  },
  get recipe_scaling() {
    return t('The recipe stays readable for the servings it was written for.')
  },
  get nutritional_info() {
    return t('The calories stay free to see.')
  },
  get recommendations() {
    return t('You can still see what they are, by title and picture.')
  },
  get premium_recipes() {
    return t('The picture, the facts and the names of the ingredients are open to everyone.')
  },
  get seasonal_suggestions() {
    return t('You can still see what they are, by title and picture.')
  },
  get recipe_of_the_day() {
    return t('You can still see which it is, by title and picture.')
  },
  get ai_assistant() {
    return t('Your pantry, and the recipes that fit it, work without the chef.')
  },
  get week_filling() {
    return t('Planning by hand stays free, meal by meal, for your whole kitchen.')
  },
  get cooking_together() {
    return t('Each dish can still be cooked by itself, step by step.')
  },
  get recipe_creation() {
    return t('What you wrote stays yours: edit, export and delete it freely.')
  },
  get community() {
    return t('Comments, likes and following cooks stay free with an account.')
  },
}
