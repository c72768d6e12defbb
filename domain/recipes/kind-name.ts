import { capitalised } from '../ingredients/names.ts'
import { isEnglish, t } from '../texts/t.ts'
import type { DietId } from './diets.ts'
import type { allMealTypes, Difficulty, seasons } from './kinds.ts'

type Kind = (typeof allMealTypes)[number] | (typeof seasons)[number] | DietId | Difficulty

const ours: Readonly<Record<Kind, () => string>> = {
  breakfast: () => t('Breakfast'),
  lunch: () => t('Lunch'),
  dinner: () => t('Dinner'),
  snack: () => t('Snack'),
  dessert: () => t('Dessert'),
  appetizer: () => t('Appetizer'),
  side: () => t('Side'),
  spring: () => t('Spring'),
  summer: () => t('Summer'),
  autumn: () => t('Autumn'),
  winter: () => t('Winter'),
  vegetarian: () => t('Vegetarian'),
  vegan: () => t('Vegan'),
  'gluten-free': () => t('Gluten-free'),
  'dairy-free': () => t('Dairy-free'),
  keto: () => t('Keto'),
  paleo: () => t('Paleo'),
  'low-carb': () => t('Low-carb'),
  'high-protein': () => t('High-protein'),
  easy: () => t('Easy'),
  medium: () => t('Medium'),
  hard: () => t('Hard'),
}
const isOurs = (id: string): id is Kind => Object.hasOwn(ours, id)

/**
 * A meal, a season, a diet or a difficulty as it stands alone: `gluten-free` → "Gluten-free". Our ids are English, so that a
 * build in English carries no names.
 */
export const kindName = (id: string): string =>
  !isEnglish() && isOurs(id) ? ours[id]() : capitalised(id)
