import { isEnglish, t } from '../texts/t.ts'
import type { IngredientCategory } from './vocabulary.ts'

const ours: Readonly<Record<IngredientCategory, () => string>> = {
  Vegetables: () => t('Vegetables'),
  Fruit: () => t('Fruit'),
  Herbs: () => t('Herbs'),
  Meat: () => t('Meat'),
  'Fish & Seafood': () => t('Fish & Seafood'),
  'Dairy & Eggs': () => t('Dairy & Eggs'),
  Bakery: () => t('Bakery'),
  'Pasta, Rice & Grains': () => t('Pasta, Rice & Grains'),
  'Beans & Lentils': () => t('Beans & Lentils'),
  'Tins & Jars': () => t('Tins & Jars'),
  'Oils & Vinegars': () => t('Oils & Vinegars'),
  'Sauces & Condiments': () => t('Sauces & Condiments'),
  Spices: () => t('Spices'),
  Baking: () => t('Baking'),
  'Nuts & Seeds': () => t('Nuts & Seeds'),
  Frozen: () => t('Frozen'),
  Drinks: () => t('Drinks'),
  Other: () => t('Other'),
}
const isOurs = (id: string): id is IngredientCategory => Object.hasOwn(ours, id)

/** A category of the pantry, or an aisle of the list; one that an account made itself stays as it is. */
export const categoryName = (id: string): string => (!isEnglish() && isOurs(id) ? ours[id]() : id)
