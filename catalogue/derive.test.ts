import { expect, test } from 'vitest'
import type { IngredientCategory, Nutrition } from '#domain/ingredients/vocabulary.ts'
import { derive } from './derive.ts'
import { dietsOfMacros } from './diets.ts'
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
    const rest = { fibre: null, sugar: null, salt: null }
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
    cover: { main: 'x', around: ['x', 'x'] },
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
  expect(nutrition).toMatchObject({ kcal: 421.5, coverage: 1 })
  expect(nutrition?.protein).toBeCloseTo(31.3)
})

test('weighs a volume by the cup', () => {
  const { nutrition } = derived([{ amount: 1, unit: 'cup', item: 'oil' }], 1)
  expect(nutrition?.fat).toBeCloseTo(218)
})

test('leaves out bones, shells and the oil that stays in the pan', () => {
  const weighed = derived([{ amount: 100, unit: 'g', item: 'shank' }], 1)
  expect(weighed.nutrition?.fat).toBeCloseTo(6.5)
  expect(derived([{ amount: 2, unit: 'piece', item: 'shank' }], 1).nutrition?.fat).toBeCloseTo(13)
  const fried = derived([{ amount: 100, unit: 'g', item: 'oil', eaten: 0.1 }], 1)
  expect(fried.nutrition?.fat).toBeCloseTo(10)
})

test('a spoon weighs by the other spoon where no cup is known', () => {
  const { nutrition } = derived([{ amount: 1, unit: 'tbsp', item: 'paste' }], 1)
  expect(nutrition?.kcal).toBeCloseTo(30, 0)
})

test('nothing is keto that is not low-carb', () => {
  for (const carbohydrate of [1, 5, 9, 10]) {
    for (const fat of [5, 10, 15, 40]) {
      const suited = dietsOfMacros({
        kcal: 4 * carbohydrate + 9 * fat,
        protein: 0,
        carbohydrate,
        fat,
      })
      expect(!suited.includes('keto') || suited.includes('low-carb')).toBe(true)
    }
  }
})

test('a missing fact lowers the coverage and never counts as nothing known', () => {
  const lines = [
    { amount: 200, unit: 'g', item: 'lentil' },
    { amount: 100, unit: 'g', item: 'beef' },
    { amount: 1, unit: 'piece', item: 'egg' },
    { amount: 1, unit: 'piece', item: 'stock-cube' },
  ]
  expect(derived(lines).nutrition?.coverage).toBe(0.75)
  expect(derived(lines.slice(3)).nutrition).toBeNull()
})

test('coverage goes by weight where the unknown is the greater part', () => {
  const lines = ['lentil', 'oil', 'butter', 'egg'].map((item) => ({ amount: 10, unit: 'g', item }))
  expect(derived([...lines, { amount: 200, unit: 'g', item: 'stock-cube' }]).nutrition).toBeNull()
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
  expect(derived(withButter).allergens).toEqual(['dairy'])
})

test('what nobody knows is never shown as safe', () => {
  const { diets, allergens } = derived([
    { amount: 200, unit: 'g', item: 'lentil' },
    { amount: 1, unit: 'piece', item: 'stock-cube' },
  ])
  expect(diets).not.toContain('vegetarian')
  expect(diets).not.toContain('gluten-free')
  expect(allergens).toBeNull()
})

test('fat and little carbohydrate make it keto and low-carb; meat alone makes it paleo', () => {
  const { diets } = derived([
    { amount: 300, unit: 'g', item: 'beef' },
    { amount: 20, unit: 'g', item: 'butter' },
  ])
  expect(diets).toEqual(['gluten-free', 'keto', 'low-carb', 'high-protein'])
  expect(derived([{ amount: 300, unit: 'g', item: 'beef' }]).diets).toContain('paleo')
})
