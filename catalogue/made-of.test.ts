import { expect, test } from 'vitest'
import { derive } from './derive.ts'
import { madeOf } from './made-of.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))
const everyMain = new Map(
  catalogue.recipes.map((recipe) => {
    const { grams } = derive(recipe, byId, catalogue.facts)
    return [recipe.slug, madeOf(recipe, grams, byId)]
  }),
)

test.each([
  ['shakshuka', 'canned-tomato'],
  ['real-carbonara', 'spaghetti'],
  ['tabbouleh', 'tomato'],
  ['beef-bourguignon', 'beef-chuck'],
])('%s is made of %s, which its title need not say', (slug, item) => {
  expect([...(everyMain.get(slug) ?? [])]).toContain(item)
})

test.each([
  ['onion-soup', 'beef-stock'],
  ['fudgy-pan-brownies', 'egg'],
])('%s is not made of %s', (start, item) => {
  const [of] = [...everyMain].flatMap(([slug, main]) => (slug.startsWith(start) ? [main] : []))
  expect(of?.has(item)).toBe(false)
})

test('no dish is made of what can be left out, of liquids, fats or what seasons', () => {
  const wrong = catalogue.recipes.flatMap(({ slug, ingredients }) =>
    ingredients
      .filter(({ item }) => everyMain.get(slug)?.has(item))
      .filter(
        ({ item, use, optional }) =>
          use !== 'base' ||
          optional ||
          ['Drinks', 'Oils & Vinegars', 'Spices', 'Sauces & Condiments', 'Herbs'].includes(
            byId.get(item)?.category ?? 'Drinks',
          ),
      )
      .map(({ item }) => `${slug}: ${item}`),
  )
  expect(wrong).toEqual([])
  expect([...everyMain.values()].filter(({ size }) => size > 0).length).toBeGreaterThan(290)
})
