import { expect, test } from 'vitest'
import { nothingKnown } from '#domain/ingredients/contents.ts'
import { holding } from '#domain/ingredients/testing/contents.ts'
import type { IngredientCategory, Nutrition } from '#domain/ingredients/vocabulary.ts'
import { derive } from './derive.ts'
import { dietsOfNutrition } from '#domain/recipes/diets-of-nutrition.ts'
import { ingredientEntry, recipeEntry } from './format.ts'
import type { CatalogueIngredient } from './read.ts'

const facts = new Map<string, Nutrition>()

function food(
  id: string,
  entry: Record<string, unknown> = {},
  macros?: [kcal: number, protein: number, carbohydrate: number, fat: number],
  category: IngredientCategory = 'Other',
): CatalogueIngredient {
  const ndb = macros === undefined ? undefined : String(10_000 + facts.size)
  if (ndb !== undefined && macros !== undefined) {
    const [kcal, protein, carbohydrate, fat] = macros
    const rest = { saturated: null, fibre: null, sugar: null, salt: null }
    facts.set(ndb, { kcal, protein, carbohydrate, fat, ...rest })
  }
  const base = { id, name: id, plural: id, origin: 'plant', contains: [] }
  return { ...ingredientEntry.parse({ ...base, ndb, ...entry }), category }
}

const foods = [
  food('lentil', {}, [350, 25, 60, 1], 'Beans & Lentils'),
  food('oil', { cup: 218 }, [884, 0, 0, 100]),
  food('beef', { origin: 'meat' }, [200, 20, 0, 13]),
  food('shank', { origin: 'meat', edible: 0.5, piece: 50 }, [200, 20, 0, 13]),
  food('paste', { weights: { tsp: 5 } }, [200, 20, 0, 13]),
  food('egg', { origin: 'egg', contains: ['eggs'], piece: 50 }, [143, 12.6, 0.7, 9.5]),
  food('butter', { origin: 'dairy', contains: ['dairy'] }, [717, 0.9, 0.1, 81]),
  food('stock-cube', { origin: 'unknown', contains: 'unknown', piece: 10 }),
  food('guanciale', { origin: 'meat' }, undefined, 'Meat'),
  food('rare-spice', { weights: { tsp: 3 } }, undefined, 'Spices'),
  food('salt', {}, [0, 0, 0, 0], 'Spices'),
  food('water', { cup: 237 }, [0, 0, 0, 0], 'Drinks'),
]
const byId = new Map(foods.map((entry) => [entry.id, entry]))

function derived(ingredients: Record<string, unknown>[], servings = 2) {
  const recipe = recipeEntry.parse({
    id: 1,
    title: 'T',
    summary: 'S',
    cuisine: ['french'],
    mealType: ['dinner'],
    difficulty: 'easy',
    servings,
    minutes: { active: 1, total: 1 },
    ingredients,
    steps: [],
  })
  return derive({ ...recipe, slug: 't' }, byId, facts)
}

test('sums what one serving holds', () => {
  const { nutrition } = derived([
    { amount: 200, unit: 'g', item: 'lentil' },
    { amount: 2, unit: 'piece', item: 'egg' },
    { item: 'salt' },
    { amount: 1, unit: 'l', item: 'water' },
  ])
  expect(nutrition).toMatchObject({ least: { calories: 421.5 }, partial: [], missing: [] })
  expect(nutrition?.values).toEqual({ calories: 422, protein: 31, carbs: 60, fat: 6 })
  expect(nutrition?.least.protein).toBeCloseTo(31.3)
})

test('weighs a volume by the cup', () => {
  const { nutrition } = derived([{ amount: 1, unit: 'cup', item: 'oil' }], 1)
  expect(nutrition?.least.fat).toBeCloseTo(218)
})

test('leaves out bones, shells and the oil that stays in the pan', () => {
  const weighed = derived([{ amount: 100, unit: 'g', item: 'shank' }], 1)
  expect(weighed.nutrition?.least.fat).toBeCloseTo(6.5)
  expect(
    derived([{ amount: 2, unit: 'piece', item: 'shank' }], 1).nutrition?.least.fat,
  ).toBeCloseTo(13)
  const fried = derived([{ amount: 100, unit: 'g', item: 'oil', eaten: 0.1 }], 1)
  expect(fried.nutrition?.least.fat).toBeCloseTo(10)
})

test('a spoon weighs by the other spoon where no cup is known', () => {
  const { nutrition } = derived([{ amount: 1, unit: 'tbsp', item: 'paste' }], 1)
  expect(nutrition?.least.calories).toBeCloseTo(30, 0)
})

test('nothing is keto that is not low-carb', () => {
  for (const carbohydrate of [1, 5, 9, 10]) {
    for (const fat of [5, 10, 15, 40]) {
      const serving = { calories: 4 * carbohydrate + 9 * fat, protein: 0, carbs: carbohydrate, fat }
      const suited = dietsOfNutrition({ least: serving, most: serving })
      expect(!suited.includes('keto') || suited.includes('low-carb')).toBe(true)
    }
  }
})

const lentils = { amount: 200, unit: 'g', item: 'lentil' }

test('an energy-dense food of which nothing is known leaves no plain figure', () => {
  const carbonara = [lentils, { amount: 60, unit: 'g', item: 'guanciale' }]
  const { nutrition } = derived(carbonara)
  // 350 kcal of lentils, and up to 271 of guanciale.
  expect(nutrition?.values).toEqual({ calories: 350, protein: null, carbs: 60, fat: null })
  expect(nutrition?.partial).toEqual(['calories', 'carbs'])
  expect(nutrition?.missing).toEqual([1])
  const more = derived([lentils, { amount: 100, unit: 'g', item: 'guanciale' }])
  expect(more.nutrition?.values.calories).toBeNull()
})

test('a teaspoon of a spice of which nothing is known leaves the figure plain', () => {
  const spice = { amount: 1, unit: 'tsp', item: 'rare-spice' }
  const { nutrition } = derived([lentils, { amount: 20, unit: 'g', item: 'oil' }, spice])
  expect(nutrition).toMatchObject({ values: { calories: 438 }, partial: [], missing: [] })
  expect(nutrition).toMatchObject({ known: 2, counted: 3 })
})

test('a diet is claimed only where what is not known cannot break it', () => {
  const beef = { amount: 300, unit: 'g', item: 'beef' }
  const guanciale = { amount: 100, unit: 'g', item: 'guanciale' }
  // Meat has no carbohydrate to speak of, and may be all fat: it stays low-carb, and is protein for nobody to claim.
  expect(derived([beef, guanciale]).diets).toEqual([
    'gluten-free',
    'dairy-free',
    'paleo',
    'low-carb',
  ])
  expect(derived([beef]).diets).toContain('high-protein')
  const cube = { amount: 5, unit: 'piece', item: 'stock-cube' }
  expect(derived([beef]).diets).toContain('low-carb')
  expect(derived([beef, cube]).diets).not.toContain('low-carb')
})

test('diets are those that every ingredient is known to suit, optional ones too', () => {
  const vegan = [{ amount: 200, unit: 'g', item: 'lentil' }]
  expect(derived(vegan).diets).toEqual([
    'vegetarian',
    'vegan',
    'gluten-free',
    'dairy-free',
    'high-protein',
  ])
  const withButter = [...vegan, { amount: 5, unit: 'g', item: 'butter', optional: true }]
  expect(derived(withButter).diets).toEqual(['vegetarian', 'gluten-free', 'high-protein'])
  expect(derived(withButter)).toMatchObject(holding('dairy'))
})

test('what nobody knows is never shown as safe', () => {
  const { diets, contains, freeOf } = derived([
    { amount: 200, unit: 'g', item: 'lentil' },
    { amount: 1, unit: 'piece', item: 'stock-cube' },
  ])
  expect(diets).not.toContain('vegetarian')
  expect(diets).not.toContain('gluten-free')
  expect({ contains, freeOf }).toEqual(nothingKnown)
})

test('fat and little carbohydrate make it keto and low-carb; meat alone makes it paleo', () => {
  const { diets } = derived([
    { amount: 300, unit: 'g', item: 'beef' },
    { amount: 20, unit: 'g', item: 'butter' },
  ])
  expect(diets).toEqual(['gluten-free', 'keto', 'low-carb', 'high-protein'])
  expect(derived([{ amount: 300, unit: 'g', item: 'beef' }]).diets).toContain('paleo')
})
