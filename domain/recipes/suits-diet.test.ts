import { expect, it } from 'vitest'
import { defaultDietarySettings, type DietarySettings } from '../dietary-settings.ts'
import type { RecipeCard } from './recipe.ts'
import { suitsDiet } from './suits-diet.ts'
import { recipeCard } from './test-recipes.ts'

function settings(restrictions: string[], preferences: string[]): DietarySettings {
  const check = <Option extends { id: string }>(options: readonly Option[], ids: string[]) =>
    options.map((option) => ({ ...option, checked: ids.includes(option.id) }))
  return {
    ...defaultDietarySettings,
    restrictions: check(defaultDietarySettings.restrictions, restrictions),
    preferences: check(defaultDietarySettings.preferences, preferences),
  }
}

type Case = [
  name: string,
  recipe: Partial<RecipeCard>,
  avoid: string[],
  diets: string[],
  suits: boolean,
]

it.each<Case>([
  ['nothing set lets everything pass', { allergens: null }, [], [], true],
  ['free of what is avoided', { allergens: ['eggs'] }, ['nuts'], [], true],
  ['holds what is avoided', { allergens: ['eggs', 'nuts'] }, ['nuts'], [], false],
  ['unknown allergens are never safe', { allergens: null }, ['nuts'], [], false],
  ['keeps to the diet', { diets: ['vegan', 'vegetarian'] }, [], ['vegan'], true],
  ['keeps to one diet of two', { diets: ['vegetarian'] }, [], ['vegetarian', 'keto'], false],
])('%s', (_, recipe, avoid, diets, suits) => {
  expect(suitsDiet(recipeCard({ id: 1, ...recipe }), settings(avoid, diets))).toBe(suits)
})
