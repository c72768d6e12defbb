import { expect, test } from 'vitest'
import { derive } from './derive.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))

function kcalOf(slug: string): number | null {
  const recipe = catalogue.recipes.find((each) => each.slug === slug)
  if (recipe === undefined) throw new Error(`no recipe "${slug}"`)
  return derive(recipe, byId, catalogue.facts).nutrition?.values.calories ?? null
}

// A serving as the labels of its ingredients give it, reckoned by hand, to a tenth.
test.each([
  ['real-carbonara', 730],
  ['palak-paneer', 440],
  ['shoyu-ramen', 1200],
  ['peaches-with-mozzarella-and-prosciutto', 380],
])('%s counts what carries its energy', (slug, kcal) => {
  expect(Math.abs((kcalOf(slug) ?? 0) - kcal)).toBeLessThan(kcal / 10)
})
