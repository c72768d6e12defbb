import { expect, test } from 'vitest'
import { inState, sizeInWords, stateInWords, type FoodInStates } from './food-state.ts'
import { gramsEaten } from './weigh.ts'

const macros = (kcal: number, carbohydrate: number) => ({ kcal, protein: 1, carbohydrate, fat: 1 })

const bulgur: FoodInStates = {
  weighable: { category: 'Pasta, Rice & Grains', cup: 140, weights: { pack: 500 } },
  nutrition: macros(342, 75.9),
  states: { cooked: { cup: 182, yield: 2.8, nutrition: macros(83, 18.6) } },
}
const cabbage: FoodInStates = {
  weighable: { category: 'Vegetables', cup: 89, piece: 850, weights: { leaf: 23 } },
  nutrition: macros(31, 7.4),
  states: { cooked: { cup: 150, weights: { leaf: 22 }, nutrition: macros(29, 6.9) } },
}

test.each([
  ['cooked bulgur', 'cooked'],
  ['rice, boiled', 'cooked'],
  ['uncooked rice', 'raw'],
  ['dried chickpeas', 'dry'],
  ['canned, drained', 'canned'],
  ['frozen peas', 'frozen'],
  ['either baked or broiled', 'cooked'],
  ['fresh or frozen', null],
  ['thawed if frozen', null],
  ['cooked according to the packet', null],
  ['torn, dried on a cloth', null],
  ['chopped', null],
])('%s', (words, state) => {
  expect(stateInWords(words)).toBe(state)
})

test.each([
  ['small, gutted', 'small'],
  ['very large', 'large'],
  ['peeled, medium-sized', 'medium'],
  ['in small cubes', null],
  ['2 small bulbs', null],
  ['small, about 300 g each', null],
])('of "%s" the size is %s', (note, size) => {
  expect(sizeInWords(note)).toBe(size)
})

test('a cup of cooked bulgur is weighed and reckoned as cooked', () => {
  const { weighable, nutrition } = inState(bulgur, 'cooked')
  expect(gramsEaten({ amount: 1, unit: 'cup' }, weighable)).toBe(182)
  expect(nutrition?.carbohydrate).toBe(18.6)
})

test('what is counted weighs what its state makes of it, unless that was weighed', () => {
  const grams = (food: FoodInStates, unit: 'pack' | 'leaf' | 'piece') =>
    gramsEaten({ amount: 1, unit }, inState(food, 'cooked').weighable)
  expect(grams(bulgur, 'pack')).toBeCloseTo(1400)
  expect(grams(cabbage, 'leaf')).toBe(22)
  expect(grams(cabbage, 'piece')).toBe(850)
})

test('a state that nobody described is the usual one, but not of what swells', () => {
  const farro = { ...bulgur, states: {} }
  expect(inState({ ...cabbage, states: {} }, 'cooked').nutrition).toEqual(cabbage.nutrition)
  expect(inState(farro, 'raw').nutrition).toEqual(farro.nutrition)
  expect(inState(farro, 'cooked').nutrition).toBeNull()
  expect(gramsEaten({ amount: 1, unit: 'cup' }, inState(farro, 'cooked').weighable)).toBeNull()
})

test('an egg that is eaten raw is no dried egg', () => {
  const egg: FoodInStates = {
    weighable: { category: 'Dairy & Eggs', piece: 50, weights: {} },
    nutrition: macros(143, 0.7),
    states: { dry: { nutrition: macros(592, 1) } },
  }
  expect(inState(egg, 'raw').nutrition?.kcal).toBe(143)
})

test('a size is what was weighed, else a share of the usual weight', () => {
  const onion = { category: 'Vegetables', piece: 110, pieces: { small: 70 }, weights: {} }
  const grams = (size: 'small' | 'large') => gramsEaten({ amount: 2, unit: 'piece', size }, onion)
  expect(grams('small')).toBe(140)
  expect(grams('large')).toBeCloseTo(297)
})
