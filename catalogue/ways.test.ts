import { expect, test } from 'vitest'
import { waysOfLines } from '#domain/cooking/ways-of-lines.ts'
import { wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()

function waysOf(slug: string, item: string): string {
  const recipe = catalogue.recipes.find((each) => each.slug === slug)
  if (recipe === undefined) throw new Error(`no recipe ${slug}`)
  const lines = recipe.ingredients.map((line) => ({
    name: vocabulary.ingredients.get(line.item)?.name ?? line.item,
    ingredient: line.item,
  }))
  const ways = waysOfLines(
    { steps: recipe.steps, lines, isBaked: recipe.tags.includes('baking') },
    vocabulary,
  )
  return [...(ways[lines.findIndex(({ ingredient }) => ingredient === item)] ?? [])].join()
}

test.each([
  ['shakshuka', 'cumin', 'fried'],
  ['khai-jiao', 'vegetable-oil', 'fried'],
  ['cumin-lamb', 'onion', 'fried'],
  ['sunday-lasagna', 'passata', 'simmered'],
  ['cupboard-spaghetti-with-tuna-and-tomato', 'canned-tomato', 'simmered'],
  ['steak-au-poivre', 'heavy-cream', 'simmered'],
  ['mussels-in-white-wine', 'white-wine', 'simmered'],
  ['palak-paneer', 'ginger', 'cooked'],
  ['quiche-lorraine', 'egg', 'baked'],
  ['lemon-bars', 'egg', 'baked'],
  ['one-bowl-banana-bread', 'egg', 'baked'],
  ['tabbouleh', 'parsley', 'raw'],
  ['peaches-with-mozzarella-and-prosciutto', 'basil', 'raw'],
  ['black-bean-soup-with-lime', 'cilantro', 'raw'],
  ['coffee-jelly-with-cream', 'heavy-cream', 'raw'],
  ['sunday-lasagna', 'nutmeg', 'simmered'],
])('as a cook reads it, %s uses %s %s', (slug, item, way) => {
  expect(waysOf(slug, item)).toBe(way)
})

test.each([
  ['pad-thai-with-shrimp', 'egg'],
  ['golden-tofu-scramble', 'spinach'],
  ['oyakodon', 'egg'],
])('%s cooks %s, and no word calls it raw', (slug, item) => {
  expect(waysOf(slug, item).split(',')).not.toContain('raw')
})
