import { expect, test } from 'vitest'
import { wholeBook } from './testing/whole-book.ts'
import { writerOfDishes } from './testing/writer-of-dishes.ts'

const { composing } = await wholeBook()
const dishOf = writerOfDishes(composing)

const fatOf = (meat: string, servings = 4) =>
  dishOf(
    'bean-soup',
    `flavour=plain&for=${servings}&bean=white-bean&allium=onion&soffritto=carrot${meat}&garlic=garlic&tin=canned-tomato&fat=oil&salt=salt`,
  ).lines.find(({ slot }) => slot === 'fat')?.amount

test('where bacon gives its fat, half of the oil does', () => {
  expect(fatOf('')).toEqual({ amount: 3, unit: 'tbsp' })
  expect(fatOf('&meat=bacon')).toEqual({ amount: 1.5, unit: 'tbsp' })
  expect(fatOf('&meat=bacon', 1)).toEqual({ amount: 1.5, unit: 'tsp' })
})

test('a sausage that gives little leaves it as it is', () => {
  expect(fatOf('&meat=frankfurter')).toEqual({ amount: 3, unit: 'tbsp' })
})
