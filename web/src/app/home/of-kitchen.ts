/** What is ranked of a kitchen with the dishes that are composed of it: it comes in one file. */
export { CookableHere } from './cookable-here.tsx'
export { RecipesOfKitchen } from './recipes-of-kitchen.tsx'
export { UnlockSuggestions } from './unlock-suggestions.tsx'
