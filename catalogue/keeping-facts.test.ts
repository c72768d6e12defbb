import { expect, test } from 'vitest'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import { chilledFacts } from '#domain/pantry/chilled-facts.ts'
import { frozenFacts } from '#domain/pantry/keeping-facts.ts'
import { keepingFigures, openedFacts } from '#domain/pantry/keeping-figures.ts'
import { usualPlace } from '#domain/pantry/usual-place.ts'
import { wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()
const foods = [...vocabulary.ingredients.values()]
const figuresOf = (id: string) => {
  const known = vocabulary.ingredients.get(id)
  if (known === undefined) throw new Error(`no ingredient "${id}"`)
  return keepingFigures(known, vocabulary)
}

test.each([
  ['frozen', frozenFacts],
  ['opened', openedFacts],
  ['chilled', chilledFacts],
])('each food of the %s facts is one of ours, spoils, and stands there once', (_, facts) => {
  const ids = facts.flatMap(({ ingredients = [] }) => ingredients)
  expect(ids.filter((id) => !vocabulary.ingredients.has(id))).toEqual([])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const forEver = (id: string) => {
    const kinds = foods.filter((food) => lineageOf(food.id, vocabulary).includes(id))
    return kinds.every(({ shelfLifeDays }) => shelfLifeDays === null)
  }
  expect(ids.filter(forEver)).toEqual([])
})

test('what is said to keep in the fridge usually stands elsewhere', () => {
  const ids = chilledFacts.flatMap(({ ingredients = [] }) => ingredients)
  const chilled = ids.filter((id) => {
    const known = vocabulary.ingredients.get(id)
    return known !== undefined && usualPlace(known, vocabulary) === 'fridge'
  })
  expect(chilled).toEqual([])
})

test.each([
  ['canned-sweet-potato', 'opened', 3],
  ['crushed-tomato', 'opened', 5],
  ['brie', 'opened', 7],
  ['cheddar', 'opened', 21],
  ['heavy-cream', 'opened', 3],
  ['cashew-butter', 'opened', 60],
  ['extra-virgin-olive-oil', 'opened', 90],
  ['almond', 'opened', 120],
  ['baguette', 'fridge', 7],
  // Sold so that it keeps for weeks: the fridge takes nothing from that.
  ['pumpernickel', 'fridge', 30],
  ['red-onion', 'fridge', 60],
  ['walnut', 'freezer', 270],
] as const)('%s, %s: %s days', (id, place, days) => {
  expect(figuresOf(id)[place]).toBe(days)
})

test('most of what a cook opens has a figure for it', () => {
  const opened = foods.filter(({ id }) => figuresOf(id).opened !== null)
  expect(opened.length).toBeGreaterThan(850)
})
