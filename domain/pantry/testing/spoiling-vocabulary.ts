import { vocabularyOf } from '../../ingredients/testing/vocabulary.ts'
import type { IngredientCategory, Vocabulary } from '../../ingredients/vocabulary.ts'

interface Food {
  id: string
  category: IngredientCategory
  keeps: number | null
  parent?: string
  plural?: string
  aliases?: readonly string[]
}

const foods: readonly Food[] = [
  { id: 'milk', category: 'Dairy & Eggs', keeps: 7 },
  { id: 'cheese', category: 'Dairy & Eggs', keeps: 21 },
  { id: 'cheddar', category: 'Dairy & Eggs', keeps: 30, parent: 'cheese' },
  { id: 'ham', category: 'Meat', keeps: 7 },
  { id: 'chicken', category: 'Meat', keeps: 2, aliases: ['leftover chicken'] },
  { id: 'chicken-thigh', plural: 'chicken thighs', category: 'Meat', keeps: 2, parent: 'chicken' },
  { id: 'spinach', category: 'Vegetables', keeps: 5 },
  { id: 'onion', category: 'Vegetables', keeps: 40 },
  { id: 'apple', category: 'Fruit', keeps: 40 },
  { id: 'raisin', plural: 'raisins', category: 'Fruit', keeps: 365 },
  { id: 'frozen-pea', plural: 'frozen peas', category: 'Frozen', keeps: 365 },
  { id: 'chickpea', plural: 'chickpeas', category: 'Beans & Lentils', keeps: 730 },
  { id: 'tofu', category: 'Beans & Lentils', keeps: 14 },
  { id: 'bread', category: 'Bakery', keeps: 5 },
  { id: 'rice', category: 'Pasta, Rice & Grains', keeps: 730 },
  { id: 'mustard', category: 'Sauces & Condiments', keeps: 365 },
  { id: 'curry-powder', category: 'Spices', keeps: 730, aliases: ['curry'] },
  { id: 'salt', category: 'Spices', keeps: null },
]

/** Food that spoils, and food that does not, as the catalogue counts it. */
function spoiling(): Vocabulary {
  const bare = vocabularyOf(foods)
  const keeps = new Map(foods.map((food) => [food.id, food.keeps]))
  return {
    ...bare,
    ingredients: new Map(
      [...bare.ingredients].map(([id, each]) => [
        id,
        { ...each, shelfLifeDays: keeps.get(id) ?? null },
      ]),
    ),
  }
}

export const spoilingVocabulary = spoiling()
