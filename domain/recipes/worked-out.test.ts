import { expect, test } from 'vitest'
import { unknownFood } from './diets-of-foods.ts'
import { workedOut } from './worked-out.ts'

const macros = (kcal: number) => ({ kcal, protein: 1, carbohydrate: 1, fat: 1 })
const bulgur = {
  ...unknownFood,
  category: 'Pasta, Rice & Grains',
  nutrition: macros(342),
  gramsPerPiece: null,
  gramsPerCup: 140,
  measures: {
    row: 'bulgur, dry',
    states: { cooked: { cup: 182, row: 'bulgur, cooked', nutrition: macros(83) } },
  },
}
const facts = new Map([['bulgur', bulgur]])
const line = { ingredient: 'bulgur', name: 'bulgur', unit: 'cup' }

test('each line has its weight, its row and what it adds', () => {
  expect(workedOut([line], { grams: [140] }, facts)).toEqual([
    { name: 'bulgur', grams: 140, row: 'bulgur, dry', kcal: 478.8 },
  ])
})

test('the state that a note names decides the row', () => {
  const cooked = { ...line, note: 'cooked' }
  expect(workedOut([cooked], { grams: [182] }, facts)).toMatchObject([
    { row: 'bulgur, cooked', kcal: 151.06 },
  ])
})

test('what is optional, not weighed or not known is not counted', () => {
  const lines = [{ ...line, optional: true }, line, { ingredient: null, name: 'guanciale' }]
  const found = workedOut(lines, { grams: [140, null, 60] }, facts)
  expect(found.map(({ kcal }) => kcal)).toEqual([null, null, null])
})
